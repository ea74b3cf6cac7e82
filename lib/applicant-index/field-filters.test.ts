import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createFieldTest, type FieldFilter, type FieldFilters } from '../records/field-filter'
import { readPointer } from '../records/pointer'
import { fillIndex } from '../testing/fill-index'
import { countFacetsOf, countInIndex, searchIndex } from '../testing/search-index'
import { byLength } from '../testing/test-length'
import { openTestStore } from '../testing/test-store'
import type { ApplicantQuery } from './contract'
import { prepareSearch } from './prepare-search'
import { countUpTo } from './search-applicants'
import { openSearch } from './search-context'

const cities = ['São Paulo', 'Oslo', '100%_ sure', 'a.b', '']
const years = [0, 3, 7.5, -2, '3', null]
const starts = [
  '2026-02-01',
  '2026-02-28T23:30:00+02:00',
  '2026-02-02T11:00:00+14:00',
  '2026-01-31T13:00:00-12:00',
  '2026-02-30',
  '2026-02-31T10:00:00Z',
  'infinity',
  '',
  null,
]
const people = Array.from({ length: 90 }, (_, number) => ({
  id: number,
  first: 'Ana',
  last: String(number),
  city: cities[number % 5],
  address: { street: `Road ${number % 7}`, tags: ['night', `t${number % 3}`] },
  years: years[number % 6],
  start: starts[number % 9],
  team: String(number % 2),
}))

let close: () => Promise<void>
let indexId = 0
beforeAll(async () => {
  close = await openTestStore()
  await prepareSearch()
  indexId = await fillIndex(
    'field filters',
    people.map((record) => ({ key: `id:${record.id}`, record, name: `Ana ${record.id}`, teamId: record.team })),
  )
})
afterAll(() => close())

const sort = { by: 'list', isDescending: false } as const
const find = async (fieldFilters: FieldFilters, rest: Partial<ApplicantQuery> = {}) => {
  const hits = await searchIndex(indexId, {
    words: '',
    filters: {},
    ...rest,
    fieldFilters,
    sort,
    offset: 0,
    limit: 200,
  })
  return {
    numbers: hits.rows.map(({ key }) => Number(key.slice(3))),
    total: hits.total,
    isApproximate: hits.isApproximate,
  }
}

const filters: [string, FieldFilter][] = [
  ['/city', { kind: 'text', contains: 'sao' }],
  ['/city', { kind: 'text', contains: 'o' }],
  ['/city', { kind: 'text', contains: '%_' }],
  ['/city', { kind: 'text', contains: 'a.b' }],
  ['/city', { kind: 'text', contains: 'night' }],
  ['/address', { kind: 'text', contains: 'road 3' }],
  ['/address/tags', { kind: 'text', contains: 't2' }],
  ['/nowhere', { kind: 'text', contains: 'x' }],
  ['/years', { kind: 'number', from: 3, to: null }],
  ['/years', { kind: 'number', from: -2, to: 0 }],
  ['/years', { kind: 'number', from: null, to: 7.4 }],
  ['/city', { kind: 'number', from: null, to: 7 }],
  ['/start', { kind: 'time', from: '2026-02-01', until: '2026-02-02' }],
  ['/start', { kind: 'time', from: '2026-02-28T21:30:00.000Z', until: '2026-02-28T21:30:00.001Z' }],
  ['/start', { kind: 'time', from: null, until: '2027-01-01' }],
  ['/start', { kind: 'time', from: '0000-01-01', until: '9999-12-31' }],
  ['/city', { kind: 'time', from: '2026-01-01', until: null }],
]

it('finds exactly the records that match the field filters, alone and combined', async () => {
  const some = fc.uniqueArray(fc.constantFrom(...filters), { minLength: 1, maxLength: 3, selector: ([name]) => name })
  await fc.assert(
    fc.asyncProperty(some, fc.boolean(), async (chosen, isInTeam) => {
      const tests = chosen.map(([name, filter]) => ({ name, fits: createFieldTest(filter) }))
      const wanted = people.filter((record) => tests.every(({ name, fits }) => fits(readPointer(record, name))))
      const inTeam = wanted.filter(({ team }) => !isInTeam || team === '1')
      const query: ApplicantQuery = {
        words: '',
        filters: isInTeam ? { teamId: ['1'] } : {},
        fieldFilters: Object.fromEntries(chosen),
      }
      const { numbers, total, isApproximate } = await find(Object.fromEntries(chosen), query)
      expect(numbers).toEqual(inTeam.map(({ id }) => id))
      expect(total).toEqual({ count: inTeam.length, isExact: true })
      expect(isApproximate).toBe(false)
      expect(await countInIndex(indexId, query)).toBe(inTeam.length)
      expect(await countUpTo(await openSearch(indexId, query), 1_000)).toEqual({ count: inTeam.length, isExact: true })
      const { teamId } = await countFacetsOf(indexId, query, ['teamId'])
      const counted = teamId?.values.reduce((sum, { count }) => sum + count, 0)
      expect(counted).toBe(wanted.length)
    }),
    { numRuns: byLength(15, 30, 300), examples: filters.map((one) => [[one], false]) },
  )
})

it('searches the whole name, even across its parts', async () => {
  expect((await find({ name: { kind: 'text', contains: 'NA 7' } })).numbers).toEqual([7, ...range(70, 80)])
})

it('does not look for similar spellings when only a filter excludes the matches', async () => {
  expect(await find({ '/years': { kind: 'number', from: 100, to: null } }, { words: 'paulo' })).toMatchObject({
    numbers: [],
    isApproximate: false,
  })
})

it.each<[string, FieldFilter]>([
  ['/\0', { kind: 'text', contains: '\0' }],
  ['/city', { kind: 'text', contains: '\ud800\ue001' }],
  ['/city', { kind: 'number', from: -1e308, to: 1e308 }],
  ['', { kind: 'text', contains: '(' }],
])('handles an invalid filter: %j', async (name, filter) => {
  expect((await find({ [name]: filter })).total.isExact).toBe(true)
})

function range(from: number, until: number): number[] {
  return Array.from({ length: until - from }, (_, step) => from + step)
}
