import { expect, test } from 'vitest'
import type { Job, JobMapping } from '@/lib/jobs/contract'
import { createFieldReader } from '@/lib/records/field-reader'
import type { PartnerRecord } from '@/lib/records/record'
import { fieldTests, findJobColumns, orderJobs } from './use-shown-jobs'

const mapping: JobMapping = {
  name: null,
  time: { at: '/erstellt', format: 'seconds' },
  status: null,
  key: { id: '/id' },
  title: '/bezeichnung',
  hasTeamNames: false,
  open: '/besetzt',
  team: null,
  teamName: null,
  descriptions: [],
  own: ['/id', '/bezeichnung', '/besetzt'],
  columns: ['/erstellt'],
}
const jobOf = (record: PartnerRecord): Job => ({
  id: '',
  title: '',
  team: null,
  teamName: null,
  isOpen: null,
  record,
})
const jobs = [
  { stellen_id: 'A1', bezeichnung: 'Lagerist', besetzt: false, erstellt: 1_772_000_000, ort: { plz: '89073' } },
  { stellen_id: 'A2', bezeichnung: 'Koch', besetzt: true, erstellt: 1_772_100_000, ort: { plz: '80331' } },
].map(jobOf)

test('shows the mapped fields as columns, then those found in jobs, without those that have a fixed column', () => {
  const { columns } = findJobColumns(jobs, mapping)
  expect(columns.map(({ pointer, kind, filled }) => [pointer, kind, filled])).toEqual([
    ['/erstellt', 'date-time', 2],
    ['/stellen_id', 'text', 2],
    ['/ort/plz', 'text', 2],
  ])
})

test('keeps columns of the profile when no job has a value', () => {
  const { columns } = findJobColumns(jobs, { ...mapping, columns: ['/team_id', '/city', '/erstellt'] })
  expect(columns.map(({ pointer }) => pointer).slice(0, 3)).toEqual(['/team_id', '/city', '/erstellt'])
})

test('sorts jobs by any field, with open ones first whatever the partner’s field says', () => {
  const reading = { reader: createFieldReader(mapping), openAt: mapping.open, teamNameAt: mapping.teamName }
  const states = [
    { ...jobOf({ bezeichnung: 'Koch', besetzt: 'ja' }), isOpen: false },
    { ...jobOf({ bezeichnung: 'Bäcker' }), isOpen: null },
    { ...jobOf({ bezeichnung: 'Zusteller', besetzt: 'nein' }), isOpen: true },
  ]
  const titles = (pointer: string, isDescending: boolean) =>
    orderJobs(states, { pointer, isDescending }, reading).map(({ record }) => record.bezeichnung)
  expect(titles('/besetzt', false)).toEqual(['Zusteller', 'Koch', 'Bäcker'])
  expect(titles('/bezeichnung', true)).toEqual(['Zusteller', 'Koch', 'Bäcker'])
  expect(titles('/bezeichnung', false)).toEqual(['Bäcker', 'Koch', 'Zusteller'])
  expect(orderJobs(states, null, reading)).toBe(states)
})

test('sorts jobs by the team names shown in the list, not by the partner’s', () => {
  const reading = { reader: createFieldReader(mapping), openAt: mapping.open, teamNameAt: '/team_name' }
  const named = [
    { ...jobOf({ team_name: 'A' }), teamName: 'South' },
    { ...jobOf({ team_name: 'B' }), teamName: 'North' },
  ]
  const sorted = orderJobs(named, { pointer: '/team_name', isDescending: false }, reading)
  expect(sorted.map(({ teamName }) => teamName)).toEqual(['North', 'South'])
})

test('filters jobs by any field, as displayed', () => {
  const reader = createFieldReader(mapping)
  const found = (filters: Parameters<typeof fieldTests>[0]) =>
    jobs.filter((job) => fieldTests(filters, reader).every((fits) => fits(job))).map(({ record }) => record.stellen_id)
  expect(found({ '/ort/plz': { kind: 'text', contains: '890' } })).toEqual(['A1'])
  expect(found({ '/erstellt': { kind: 'time', from: '2026-02-26', until: null } })).toEqual(['A2'])
  expect(
    found({ '/erstellt': { kind: 'time', from: null, until: null }, '/ort': { kind: 'text', contains: 'x' } }),
  ).toEqual([])
})

test('keeps the column order when a new job has other fields', () => {
  const usual = Array.from({ length: 9 }, (_, index) => ({ stellen_id: index, ort: 'Ulm', stunden: 38, lohn: 17 }))
  const pointersOf = (records: PartnerRecord[]) =>
    findJobColumns(records.map(jobOf), mapping).columns.map(({ pointer }) => pointer)
  const before = ['/erstellt', '/stellen_id', '/ort', '/stunden', '/lohn']
  expect(pointersOf(usual)).toEqual(before)
  expect(pointersOf([{ quelle: 'Desk', lohn: 18, stellen_id: 10 }, ...usual])).toEqual([...before, '/quelle'])
})
