import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { prepareSearch } from '../applicant-index/prepare-search'
import { setGuesses } from '../connection/profile'
import { tokenOfKey } from '../partner/paging/record-key'
import { store } from '../store/connection'
import { applicantLooks, indexedApplicants } from '../store/index-tables'
import { addTestPerson } from '../testing/add-test-person'
import { fillIndex, type TestApplicant } from '../testing/fill-index'
import { openTestStore } from '../testing/test-store'
import type { SearchInput } from './contract'
import { indexSource } from './index-source'
import { parseSearch } from './parse-search'
import { searchEveryone } from './search-everyone'

const many: TestApplicant[] = Array.from({ length: 2_100 }, (_, number) => ({
  key: `id:${number}`,
  record: { id: number, name: `Person ${number}`, job_id: number % 2, job_name: ['Baker', 'Clerk'][number % 2] },
  status: ['New', 'New', 'Hired'][number % 3] ?? null,
  jobId: String(number % 2),
  teamId: '11',
  facets: { '/source': ['Fair', 'Friend'][number % 2] ?? '' },
}))
const anna = { id: 'a b', name: 'Anna Zweig', email: 'anna@example.com' }

beforeAll(() => openTestStore({ APPLICANT_INDEX: 'on', PARTNER_TEAMS: '11=North' }))
beforeAll(async () => {
  setGuesses({ applicants: { job: '/job_id', jobTitle: '/job_name', status: '/status' } })
  await prepareSearch()
})

async function search(query: string, personId = 'nobody') {
  const input = parseSearch(new URLSearchParams(query))
  if ('fault' in input) throw new Error(input.fault)
  return searchEveryone(input satisfies SearchInput, personId)
}

test('fails without an index, and succeeds for everyone as soon as there is one', async () => {
  expect(await search('')).toBeNull()
  await fillIndex(indexSource.source(), [...many, { key: 'id:a b', record: anna, name: anna.name, status: null }])
  expect(await search('limit=2')).toMatchObject({
    total: { count: 2_101, isExact: true },
    rows: [{ key: 'id:0' }, { key: 'id:1' }],
    statuses: ['New', 'Hired', null],
    offered: [{ name: 'status' }, { name: 'jobId' }, { name: 'teamId' }, { name: '/source' }],
    asOf: { total: 2_101 },
  })
})

test('counts exactly unless that is switched off, and only the requested facets', async () => {
  const exact = await search('q=person&limit=1')
  expect(exact?.total).toEqual({ count: 2_100, isExact: true })
  expect(Object.keys(exact?.facets ?? {})).toEqual(['status', 'jobId', 'teamId', '/source'])
  const quick = await search('q=person&limit=1&total=quick&facets=jobId')
  expect(quick?.total).toEqual({ count: 2_000, isExact: false })
  expect(quick?.facets).toEqual({
    jobId: {
      values: [
        { value: '0', count: 1_050 },
        { value: '1', count: 1_050 },
      ],
      hasMore: false,
    },
  })
})

test('names the jobs and teams that are counted or chosen', async () => {
  expect((await search('facets=jobId&facets=teamId'))?.names).toEqual({
    jobId: { '0': 'Baker', '1': 'Clerk' },
    teamId: { '11': 'North' },
  })
  expect((await search('jobId=1&facets='))?.names).toEqual({ jobId: { '1': 'Clerk' }, teamId: {} })
})

test('finds the applicant of a URL by ID, or by the hash that the URL holds instead', async () => {
  const token = tokenOfKey('id:a b')
  expect(token).toMatch(/^~/)
  expect((await search(`token=${token}`))?.rows).toMatchObject([{ record: anna }])
  expect((await search('token=7'))?.rows).toMatchObject([{ record: { id: 7 } }])
  expect((await search('token=~gone'))?.rows).toEqual([])
})

test.each(['q=%00', 'q=%ED%A0%80', '/a=%00', 'sort=/%00', 'sort=/', 'status=%00', 'facets=/%00', '/=x', '/a/0/b=x'])(
  'handles an invalid query: %s',
  async (query) => {
    expect([0, 2_101]).toContain((await search(`${query}&limit=1`))?.total.count)
  },
)

test('counts similar spellings and their facets', async () => {
  expect(await search('q=zweyg')).toMatchObject({
    isApproximate: true,
    total: { count: 1, isExact: true },
    facets: { status: { values: [{ value: null, count: 1 }] } },
  })
})

test('a list that stays open for long keeps the applicants that were new when it was opened', async () => {
  const password = 'correct horse battery staple'
  const userId = await addTestPerson({ email: 'rosa@example.com', name: 'Rosa', role: 'viewer', password })
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)
  const newcomer = { isNewcomer: true, firstSeenAt: minutesAgo(300) }
  await store().update(indexedApplicants).set(newcomer).where(eq(indexedApplicants.key, 'id:7'))
  const newSince = minutesAgo(600)
  await store()
    .insert(applicantLooks)
    .values({ userId, lookedAt: minutesAgo(31), newSince })
  expect(await search('new=only', userId)).toMatchObject({ total: { count: 0 } })
  expect(await search(`new=only&since=${newSince.toISOString()}`, userId)).toMatchObject({
    rows: [{ key: 'id:7', isNew: true }],
    newSince: newSince.toISOString(),
  })
})
