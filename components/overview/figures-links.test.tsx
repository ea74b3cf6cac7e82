import { sql } from 'drizzle-orm'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordVisit } from '@/lib/applicant-index/applicant-visits'
import { findIndex } from '@/lib/applicant-index/indexes'
import { prepareSearch } from '@/lib/applicant-index/prepare-search'
import { applicantMapping } from '@/lib/applicants/applicant-mapping'
import { indexSource } from '@/lib/applicants/index-source'
import { searchEveryone } from '@/lib/applicants/search-everyone'
import { setGuesses } from '@/lib/connection/profile'
import type { Period } from '@/lib/overview/contract'
import { readFigures } from '@/lib/overview/read-figures'
import { store } from '@/lib/store/connection'
import { addTestPerson } from '@/lib/testing/add-test-person'
import { fillIndex, type TestApplicant } from '@/lib/testing/fill-index'
import { openTestStore } from '@/lib/testing/test-store'
import { foundQueryOf } from '../applicants/everyone/found-query'
import { readViewAddress } from '../records/view/view-address'
import { ApplicantsSection } from './applicants-section'
import { JobsSection } from './jobs-section'
import { NewApplicantsSection } from './new-applicants-section'

const dayMs = 24 * 3_600_000
const statuses = ['New', 'In Review: 2nd', 'Offer & more', 'Ärztin/Arzt', null]
const sources = ['Job fair', 'a:b', 'Empfehlung', undefined]

/** Spread over a hundred days by the minute, so that some applied just before and just after each midnight. */
const applicants: TestApplicant[] = Array.from({ length: 900 }, (_, index) => {
  const job = (index * 7) % 13
  const source = sources[index % 4]
  return {
    key: `id:${index}`,
    record: {
      id: index,
      name: `Person ${index}`,
      job_id: job,
      job_name: `Job title ${job}`,
      status: statuses[index % 5],
    },
    jobId: job === 12 ? null : String(job),
    teamId: String(job % 3),
    status: statuses[index % 5] ?? null,
    appliedAt: index % 31 === 0 ? null : new Date(Date.now() - ((index * 0.11) % 100) * dayMs - index * 60_000),
    ...(source === undefined ? {} : { facets: { '/source': source } }),
    isNewcomer: index < 9,
    ...(index < 9 ? { firstSeenAt: new Date(Date.now() + dayMs) } : {}),
  }
})

let close: () => Promise<void>
let reader: string
beforeAll(async () => {
  close = await openTestStore({ APPLICANT_INDEX: 'on' })
  await prepareSearch()
  setGuesses({ applicants: { job: '/job_id', jobTitle: '/job_name', time: '/applied_at', status: '/status' } })
  const id = await fillIndex(indexSource.source(), applicants)
  await store().execute(sql`update applicant_indexes set facet_paths = '["/source"]' where id = ${id}`)
  reader = await addTestPerson({ name: 'Rosa', email: 'rosa@example.com', role: 'recruiter', password: 'a long one' })
  await recordVisit(reader)
})
afterAll(() => close())

type Shown = { href: string; number: number }

/** Returns each link to the list of applicants, with the number inside it or at the end of its row. */
function linksIn(screen: ReactNode): Shown[] {
  const html = renderToStaticMarkup(screen)
  const marked = html.replaceAll('&amp;', '&')
  const links = [...marked.matchAll(/<a ([^>]*)>(.*?)<\/a>/gs)].flatMap(([whole, attributes = '', inside = '']) => {
    const href = /href="(\/applicants[^"]*)"/.exec(attributes)?.[1]
    if (href === undefined || whole.includes('30 days')) return []
    const label = /aria-label="([^"]*)"/.exec(attributes)?.[1] ?? inside.replaceAll(/<[^>]*>/g, ' ')
    const number = [...label.matchAll(/([\d,]+)\s+(?:(?:new )?applicants?\b|in total|applied since)/g)].at(-1)?.[1]
    return number === undefined ? [] : [{ href, number: Number(number.replaceAll(',', '')) }]
  })
  const rows = [...marked.matchAll(/<tr[^>]*>.*?href="(\/applicants[^"]*)".*?<td[^>]*>([\d,]+)<\/td><\/tr>/gs)]
  return [...links, ...rows.map(([, href = '', number = '']) => ({ href, number: Number(number.replaceAll(',', '')) }))]
}

/** Returns how many applicants the list shows at a URL. */
async function listedUnder(href: string): Promise<number> {
  const { view } = readViewAddress(new URL(href, 'http://desk').searchParams)
  const query = foundQueryOf(view, applicantMapping())
  const input = { ...query, offset: 0, limit: 1, facets: [], isCounted: true }
  const answer = await searchEveryone(input, reader)
  return answer?.total.count ?? -1
}

const charts: [string, Period][] = [
  ['UTC', 'days'],
  ['America/St_Johns', 'days'],
  ['Pacific/Kiritimati', 'days'],
  ['Europe/Berlin', 'weeks'],
]

test.each(charts)('every number of the overview matches what its link lists, in %s by %s', async (timeZone, period) => {
  const index = await findIndex(indexSource.source())
  if (!index) throw new Error('the index is gone')
  const figures = await readFigures(index, reader, { timeZone, period })
  const shown = linksIn(
    <>
      <NewApplicantsSection newcomers={figures.newcomers} lately={figures.lately} mapping={applicantMapping()} />
      <ApplicantsSection figures={figures} isLate={false} />
      <JobsSection jobs={figures.jobs} jobsWithout={null} />
    </>,
  )
  const columns = period === 'days' ? 30 : 13
  // Each column twice, in the chart and in its table; statuses, teams, sources, jobs; and four totals.
  expect(shown).toHaveLength(2 * columns + 5 + 3 + 4 + 10 + 4)
  expect(shown.some(({ number }) => number === 9)).toBe(true)
  for (const { href, number } of shown) expect(await listedUnder(href), href).toBe(number)
})

test('the latest applicants are listed with their job, so that one person’s applications can be told apart', async () => {
  const index = await findIndex(indexSource.source())
  if (!index) throw new Error('the index is gone')
  const { newcomers, lately } = await readFigures(index, reader, { timeZone: 'UTC', period: 'days' })
  const section = <NewApplicantsSection newcomers={newcomers} lately={lately} mapping={applicantMapping()} />
  const items = renderToStaticMarkup(section).match(/<li.*?<\/li>/g) ?? []
  const texts = items.map((item) => item.replace(/<[^>]*>/g, ''))
  for (const record of newcomers?.latest ?? []) expect(texts).toContain(`${record.name}${record.job_name}`)
  expect(items[0]).toContain(`href="/jobs?open=${newcomers?.latest[0]?.job_id}"`)
})

test('says how many of the new applications were sent from this desk', () => {
  const newcomers = { since: new Date().toISOString(), count: 42, latest: [] }
  const shown = (sentHere: number, unconfirmed: number) =>
    renderToStaticMarkup(
      <NewApplicantsSection
        newcomers={{ ...newcomers, sentHere, unconfirmed }}
        lately={null}
        mapping={applicantMapping()}
      />,
    )
  expect(shown(42, 0), 'not “42 of them” beside 42').toContain('>all sent from this desk<')
  expect(shown(40, 0)).toContain('40 of them sent from this desk<')
  expect(shown(40, 2)).toContain('40 of them sent from this desk, 2 more unconfirmed')
  expect(shown(0, 2)).toContain('2 of them sent from this desk, unconfirmed')
})
