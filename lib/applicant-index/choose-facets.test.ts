import { expect, test } from 'vitest'
import { facetPathsOf } from './choose-facets'

const records = Array.from({ length: 200 }, (_, number) => ({
  id: number,
  email: `a${number}@example.com`,
  status: ['New', 'Hired'][number % 2],
  source: ['Indeed', 'LinkedIn', 'Walk-in'][number % 3],
  address: { city: ['Oslo', 'Bergen', 'Trondheim', 'Tromsø'][number % 4], street: `Street ${number}` },
  applied_at: '2026-11-02T10:00:00Z',
  constant: 'yes',
  rare: number < 10 ? ['a', 'b'][number % 2] : null,
  tags: ['x', 'y'],
}))

test('fields with few different values are facets; ids, addresses, dates, lists and constants are not', () => {
  expect(facetPathsOf(records, ['/status'])).toEqual(['/source', '/address/city'])
})

test('where applicants come from is first, then texts; yes or no and numbers are last', () => {
  const mixed = Array.from({ length: 100 }, (_, number) => ({
    is_favorite: number % 2 === 0,
    years: number % 5,
    city: ['Oslo', 'Bergen'][number % 2],
    lead_source: number % 3 === 0 ? null : ['Indeed', 'Fair', 'Friend'][number % 4 === 0 ? 0 : number % 3],
  }))
  expect(facetPathsOf(mixed, [])).toEqual(['/lead_source', '/city', '/is_favorite', '/years'])
})

test('chooses none from a handful of records', () => {
  expect(facetPathsOf(records.slice(0, 20), [])).toEqual([])
})

test('free text is no facet, however few values it has', () => {
  const written = Array.from({ length: 100 }, (_, number) => ({
    experience: { last_employer: ['Oakridge Care', 'Café do Porto'][number % 2] },
    outcome: ['Please call back after five', 'Has worked nights for years'][number % 2],
    shift: ['Night shift', 'Day shift'][number % 2],
  }))
  expect(facetPathsOf(written, [])).toEqual(['/shift'])
})
