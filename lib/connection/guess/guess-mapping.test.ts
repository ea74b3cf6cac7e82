import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createPartner, type Partner } from '../../partner/client'
import { fullKey } from '../../sandbox/keys'
import { startSandbox } from '../../sandbox/sandbox'
import { store } from '../../store/connection'
import { guessedMappings } from '../../store/connection-tables'
import { frenchAgency } from '../../testing/partners/conventions/french-agency'
import { germanPortal } from '../../testing/partners/conventions/german-portal'
import { partnerKey, servePartner } from '../../testing/partners/serve-partner'
import { openTestStore } from '../../testing/test-store'
import { mappingState, unconfirmedReason } from '../mapping/mapping-state'
import { displayProfile, profile } from '../profile'
import { followGuesses, guessMapping } from './guess-mapping'
import { currentGuess, forgetAnswers, noteAnswer, takeGuess } from './note-answers'

const fake = vi.hoisted((): { partner: Partner | null } => ({ partner: null }))
vi.mock('../partner', () => ({ partner: () => fake.partner }))

const running: { stop(): Promise<void> }[] = []
beforeAll(() => openTestStore())
beforeEach(async () => {
  startAgain()
  await store().delete(guessedMappings)
})
afterEach(async () => {
  for (const one of running.splice(0)) await one.stop()
})

function startAgain() {
  forgetAnswers()
  takeGuess({ applicants: null, jobs: null })
}

function connect<Served extends { url: string; stop(): Promise<void> }>(served: Served, key: string): Served {
  running.push(served)
  const sender = { url: served.url, key, newReference: () => 'R1' }
  fake.partner = createPartner({ sender, profile: displayProfile, onList: noteAnswer })
  return served
}

const read = () => fake.partner?.listApplicants({ offset: 0, limit: 50 })

test('guesses another convention from its first page, so that the page is shown correctly', async () => {
  connect(await servePartner(germanPortal), partnerKey)
  const page = await read()
  expect(page).toMatchObject({ ok: true, value: { nextOffset: 50 } })
  expect(displayProfile().applicants).toMatchObject({
    items: '/Ergebnis/Bewerbungen',
    email: '/Kontakt/EMailAdresse',
    name: { first: '/Vorname', last: '/Nachname' },
    time: { at: '/Eingangsdatum', format: 'day-month-year' },
  })
  expect(displayProfile().applicants.columns.slice(0, 4)).toEqual([
    '/Vorname',
    '/Nachname',
    '/Kontakt/EMailAdresse',
    '/Bewerbungsstatus',
  ])
  expect(profile().applicants.email).toBe('/email')
})

test('does not take values that change when the first page is read again for IDs', () => {
  const rows = (from: number) =>
    Array.from({ length: 30 }, (_, row) => ({ handle_id: from + row * 7, mail: `p${row}@example.com` }))
  const pass = (offset: number, from: number) =>
    noteAnswer({ endpoint: 'list-applicants', page: { offset, limit: 30 }, answer: { rows: rows(from) } })
  pass(0, 100_000)
  expect(currentGuess().applicants?.guesses.id?.value).toBe('/handle_id')
  pass(0, 500_000)
  expect(currentGuess().applicants?.guesses.id?.value).toBeNull()
})

test('guesses again when the first page has more records, whatever fields the first few had', () => {
  const timeOf = (count: number, fields: (row: number) => object) => {
    const rows = Array.from({ length: count }, (_, row) => ({
      id: 900 + row,
      email: `p${row}@example.com`,
      ...fields(row),
    }))
    noteAnswer({ endpoint: 'list-applicants', page: { offset: 0, limit: 50 }, answer: rows })
    return currentGuess().applicants?.guesses.time?.value
  }
  expect(timeOf(12, () => ({}))).toBeNull()
  expect(timeOf(40, (row) => ({ applied_at: new Date(Date.UTC(2026, 0, 60 - row)).toISOString() }))).toBe('/applied_at')
})

test.each([germanPortal, frenchAgency])('guesses $name from two pages and the jobs', async (convention) => {
  const served = connect(await servePartner(convention), partnerKey)
  await guessMapping()
  expect(served.requests.map(({ endpoint }) => endpoint)).toHaveLength(3)
  expect(currentGuess()).toMatchObject({ applicants: { isJoined: true, records: 100 }, jobs: { isJoined: true } })
  expect(mappingState()).toBe('unconfirmed')
  expect(unconfirmedReason(true)).toContain('Confirm the field mapping')
  expect(unconfirmedReason(false)).toContain('An admin')
})

test('changes nothing when the default profile fits', async () => {
  connect(await startSandbox({ applicantCount: 230 }), fullKey.secret)
  const before = displayProfile()
  await guessMapping()
  expect(displayProfile()).toEqual(before)
  expect(mappingState()).toBe('fits')
  expect(unconfirmedReason(false)).toBeNull()
})

test('takes jobs without an ID as a sign of other field names only until the ID was seen', () => {
  const jobs = (fields: object) => ({
    endpoint: 'list-jobs' as const,
    page: null,
    answer: { data: [1, 2, 3].map((number) => ({ name: `Cook ${number}`, team_id: 7, ...fields, number })) },
  })
  noteAnswer({ ...jobs({}), answer: { data: [] } })
  expect(mappingState()).toBe('unknown')
  noteAnswer(jobs({}))
  expect(mappingState()).toBe('unconfirmed')
  noteAnswer({ ...jobs({}), answer: { data: [1, 2, 3].map((id) => ({ id, name: `Cook ${id}`, team_id: 7 })) } })
  expect(mappingState()).toBe('unknown')
  noteAnswer(jobs({}))
  expect(mappingState()).toBe('unknown')
})

test('never lets jobs alone withdraw what comparing them with the applicants contradicted', () => {
  const jobs = {
    endpoint: 'list-jobs' as const,
    page: null,
    answer: {
      data: Array.from({ length: 12 }, (_, n) => ({ id: n + 1, reference: `REF-${700 + n}`, name: `Cook ${n}` })),
    },
  }
  noteAnswer(jobs)
  noteAnswer({
    endpoint: 'list-applicants',
    page: { offset: 0, limit: 50 },
    answer: {
      data: Array.from({ length: 50 }, (_, n) => ({
        id: `a${n}`,
        email: `p${n}@example.com`,
        job: `REF-${700 + (n % 12)}`,
      })),
    },
  })
  noteAnswer(jobs)
  expect(mappingState()).toBe('unconfirmed')
  forgetAnswers()
  noteAnswer(jobs)
  expect(mappingState()).toBe('unconfirmed')
  expect(displayProfile().jobs.id).toBe('/reference')
})

// Keep this test last: from here on this process listens for every guess.
test('another server shows the same guess, which stores no value of a record', async () => {
  const served = connect(await servePartner(germanPortal), partnerKey)
  await guessMapping()
  const shown = displayProfile()
  await expect.poll(async () => (await store().select().from(guessedMappings)).length).toBe(1)
  await expect.poll(async () => JSON.stringify(await store().select().from(guessedMappings))).toContain('"records":100')
  const kept = JSON.stringify(await store().select().from(guessedMappings))
  for (const { email, first } of served.state.people.slice(0, 100)) {
    expect(kept).not.toContain(email)
    expect(kept).not.toContain(`"${first}"`)
  }
  startAgain()
  await followGuesses()
  expect(displayProfile()).toEqual(shown)
})
