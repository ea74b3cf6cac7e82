import { expect, test } from 'vitest'
import { spelledAsListed } from './spelled-as-listed'

const lower = 'cba3f08f-db62-4b96-a29b-2b0179b577cf'
const upper = lower.toUpperCase()
const other = '0f1e2d3c-4b5a-4978-8695-a4b3c2d1e0f9'

test('writes a UUID in the case of the listed ones', () => {
  expect(spelledAsListed(lower, [other.toUpperCase(), 'Draft'])).toBe(upper)
  expect(spelledAsListed(upper, [other])).toBe(lower)
})

test.each([
  ['the list has both cases', lower, [other, other.toUpperCase()]],
  ['the list has no UUID', lower, ['A', 'B']],
  ['nothing is listed', lower, []],
  ['it is not a UUID', 'job-a', [other.toUpperCase()]],
])('leaves an ID unchanged when %s', (_, id, listed) => {
  expect(spelledAsListed(id, listed)).toBe(id)
})
