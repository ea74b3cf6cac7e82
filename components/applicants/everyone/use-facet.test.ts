import { expect, test } from 'vitest'
import type { SearchAnswer } from '@/lib/applicants/contract'
import { countsOf } from './use-facet'

const answer: SearchAnswer = {
  rows: [],
  total: { count: 12, isExact: true },
  isApproximate: false,
  newSince: null,
  facets: { status: { values: [{ value: 'Interview', count: 7 }], hasMore: false } },
  offered: [],
  statuses: ['Interview'],
  names: {},
  asOf: { newcomers: null, all: null, total: 12 },
}

test('shows the counts of the search before until the next count, but not once that has failed', () => {
  const countOf = (failed: string | null) =>
    countsOf({ answer, failed }, { key: 'new search', name: 'status' }).counts?.values[0]?.count
  expect(countOf(null)).toBe(7)
  expect(countOf('new search')).toBeUndefined()
})
