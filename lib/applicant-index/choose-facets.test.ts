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

test('chooses fields with few distinct values, but no IDs, addresses, dates, lists or constants', () => {
  expect(facetPathsOf(records, ['/status'])).toEqual(['/source', '/address/city'])
})

test('puts the source of applicants first, then texts, and yes/no fields and numbers last', () => {
  const mixed = Array.from({ length: 100 }, (_, number) => ({
    is_favorite: number % 2 === 0,
    years: number % 5,
    city: ['Oslo', 'Bergen'][number % 2],
    lead_source: number % 3 === 0 ? null : ['Indeed', 'Fair', 'Friend'][number % 4 === 0 ? 0 : number % 3],
  }))
  expect(facetPathsOf(mixed, [])).toEqual(['/lead_source', '/city', '/is_favorite', '/years'])
})

test('chooses none from only a few records', () => {
  expect(facetPathsOf(records.slice(0, 20), [])).toEqual([])
})

test('does not choose free text, however few values it has', () => {
  const written = Array.from({ length: 100 }, (_, number) => ({
    experience: { last_employer: ['Oakridge Care', 'Café do Porto'][number % 2] },
    outcome: ['Please call back after five', 'Has worked nights for years'][number % 2],
    shift: ['Night shift', 'Day shift'][number % 2],
  }))
  expect(facetPathsOf(written, [])).toEqual(['/shift'])
})
