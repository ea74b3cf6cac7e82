import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createPartner, type Partner } from '../../partner/client'
import type { FieldMapping } from '../../partner/profile/field-mapping'
import { pathOf } from '../../records/field-path'
import { store } from '../../store/connection'
import { profileVersions } from '../../store/connection-tables'
import { germanPortal } from '../../testing/partners/conventions/german-portal'
import { partnerKey, type ServedPartner, servePartner } from '../../testing/partners/serve-partner'
import { openTestStore } from '../../testing/test-store'
import type { MappingScreen } from '../contract'
import { forgetAnswers, noteAnswer, takeGuess } from '../guess/note-answers'
import { saveMappingSchema } from '../input'
import { displayProfile, profile, profileVersion } from '../profile'
import { importProfile } from '../versions/change-versions'
import { saveProfileVersion } from '../versions/profile-versions'
import { mappingState } from './mapping-state'
import { readMappingScreen } from './read-mapping-screen'
import { saveMapping } from './save-mapping'

const fake = vi.hoisted((): { partner: Partner | null } => ({ partner: null }))
vi.mock('../partner', () => ({ partner: () => fake.partner }))

const ada = { id: 'ada', name: 'Ada' }

let served: ServedPartner
beforeAll(() => openTestStore())
beforeAll(async () => {})
beforeEach(async () => {
  forgetAnswers()
  takeGuess({ applicants: null, jobs: null })
  served = await servePartner(germanPortal)
  const sender = { url: served.url, key: partnerKey, newReference: () => 'R1' }
  fake.partner = createPartner({ sender, profile: displayProfile, onList: noteAnswer })
})
afterEach(() => served.stop())

async function look(): Promise<MappingScreen> {
  const read = await readMappingScreen(new AbortController().signal)
  if (!read.ok) throw new Error(read.failure.title)
  return read.value
}

test('shows an admin the fields of both lists with examples, counts and three records', async () => {
  const screen = await look()
  const [applicants] = screen.applicants
  expect(applicants).toMatchObject({ path: '/Ergebnis/Bewerbungen', count: 100 })
  expect(applicants?.records).toHaveLength(3)
  const email = applicants?.fields.find(({ path }) => path === '/Kontakt/EMailAdresse')
  expect(email?.examples[0]).toBe(served.state.people[0]?.email)
  const open = screen.jobs[0]?.fields.find(({ path }) => path === '/Besetzungsstatus')
  expect(open?.values?.map(({ value }) => value).sort()).toEqual(['besetzt', 'offen'])
  expect(screen.guesses['jobs.id']).toMatchObject({ confidence: 'sure' })
  expect(screen.mapping.applicants.status).toEqual({
    at: '/Bewerbungsstatus',
    order: ['Eingegangen', 'In Prüfung', 'Gespräch'],
  })
  expect(screen).toMatchObject({ isConfirmed: false, version: 0, locked: [] })
})

test('does not request lists again that were read in the last minutes', async () => {
  await look()
  const asked = served.requests.length
  await look()
  expect([asked, served.requests.length]).toEqual([3, 3])
})

test('a confirmed mapping applies at once, with all its paths, and forms stay as they were saved', async () => {
  const create = { type: 'object', properties: { Stellenbezeichnung: { type: 'string' } } } as const
  const form = { patch: { jobs: { create } }, source: 'edited', person: ada, expected: 0 } as const
  await saveProfileVersion(form)
  const screen = await look()
  expect(mappingState()).toBe('unconfirmed')
  expect(screen.version).toBe(1)
  const { mapping } = saveMappingSchema.parse(JSON.parse(JSON.stringify({ mapping: screen.mapping, version: 1 })))
  expect(await saveMapping({ mapping, version: 1, person: ada })).toEqual({ state: 'saved', version: 2 })
  expect(mappingState()).toBe('confirmed')
  expect(profileVersion()).toBe(2)
  const { applicants, jobs } = profile()
  expect(applicants.email).toBe('/Kontakt/EMailAdresse')
  expect(applicants.status).toEqual(screen.mapping.applicants.status)
  expect(applicants.columns.slice(0, 3)).toEqual(['/Vorname', '/Nachname', '/Kontakt/EMailAdresse'])
  expect(jobs).toMatchObject({ id: '/StellenId', title: '/Stellenbezeichnung', create })
  expect(jobs.open && pathOf(jobs.open)).toBe('/Besetzungsstatus')
  expect(jobs.limit).toBeUndefined()
  const rows = await store().select().from(profileVersions)
  expect(rows.at(-1)).toMatchObject({ source: 'confirmed', personName: 'Ada' })
  expect(JSON.stringify(rows.at(-1)?.reasons)).toContain('jobs')
})

test('tells the second of two admins who has saved meanwhile, and discards the second save', async () => {
  const { mapping } = await look()
  expect(await saveMapping({ mapping, version: 1, person: { id: 'bo', name: 'Bo' } })).toEqual({
    state: 'superseded',
    by: 'Ada',
  })
  expect(profileVersion()).toBe(2)
})

test('keeps the reasons of guesses that the admin took, and none of those that the admin replaced', async () => {
  const { mapping, version } = await look()
  const kept = (value: string) => ({ value, confidence: 'sure' as const, reasons: [{ code: 'in-order' as const }] })
  const guesses = { status: kept('/Bewerbungsstatus'), email: kept('/Kontakt/EMailAdresse') }
  takeGuess({ applicants: { patch: null, key: 'reads', records: 1, guesses, isJoined: false }, jobs: null })
  const other = { ...mapping, applicants: { ...mapping.applicants, status: '/Herkunft' } }
  expect(await saveMapping({ mapping: other, version, person: ada })).toMatchObject({ state: 'saved' })
  const rows = await store().select().from(profileVersions)
  expect(Object.keys(rows.at(-1)?.reasons ?? {})).toEqual(['applicants.email'])
})

const withPhone = (mapping: FieldMapping, phone: string) => ({
  ...mapping,
  applicants: { ...mapping.applicants, phone },
})

test('keeps the columns that admins chose, with the answers in memory or without', async () => {
  const { mapping, version } = await look()
  const columns = ['/Stellenbezeichnung', '/Besetzungsstatus']
  const people = [...profile().applicants.columns, '/Abteilung/Name']
  const { applicants, jobs, ...others } = profile()
  const whole = { ...others, applicants: { ...applicants, columns: people }, jobs: { ...jobs, columns } }
  expect(await importProfile({ text: JSON.stringify(whole), expected: version }, ada)).toMatchObject({ state: 'saved' })
  const other = withPhone(mapping, '/Kontakt/Mobil')
  expect(await saveMapping({ mapping: other, version: version + 1, person: ada })).toMatchObject({ state: 'saved' })
  expect(profile().jobs.columns).toEqual(columns)

  forgetAnswers()
  expect(await saveMapping({ mapping, version: version + 2, person: ada })).toMatchObject({ state: 'saved' })
  expect(profile().jobs.columns).toEqual(columns)
  const renamed = { ...mapping, applicants: { ...mapping.applicants, email: '/Kontakt/Mail' } }
  expect(await saveMapping({ mapping: renamed, version: version + 3, person: ada })).toMatchObject({ state: 'saved' })
  expect(profile().applicants.columns).toEqual(
    people.map((column) => (column === '/Kontakt/EMailAdresse' ? '/Kontakt/Mail' : column)),
  )
})
