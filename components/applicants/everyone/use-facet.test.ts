import { expect, test } from 'vitest'
import { makeSearchAnswer } from '@/lib/testing/fake-applicants'
import { countsOf } from './use-facet'

const answer = makeSearchAnswer()

test('shows the counts of the search before until the next count, but not once that has failed', () => {
  const countOf = (failed: string | null) =>
    countsOf({ answer, failed }, { key: 'new search', name: 'status' }).counts?.values[0]?.count
  expect(countOf(null)).toBe(7)
  expect(countOf('new search')).toBeUndefined()
})
