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

test('a handful of records says too little', () => {
  expect(facetPathsOf(records.slice(0, 20), [])).toEqual([])
})
