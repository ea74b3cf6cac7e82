import { expect, test } from 'vitest'
import { withoutDecided } from './use-listed-rows'

const found = { id: '471', appliedAt: '2026-11-30T08:00:00Z' }
const listed = { first: found, second: found, third: found }

test('a row that was just decided no longer counts as one in the list of applicants', () => {
  expect(Object.keys(withoutDecided(listed, { what: 'arrived', ids: ['second'] }))).toEqual(['first', 'third'])
  expect(withoutDecided(listed, { what: 'arrived', ids: 'all' })).toEqual({})
  expect(Object.keys(withoutDecided(listed, { what: 'send-again', ids: { allBut: ['first'] } }))).toEqual(['first'])
})
