import { expect, test } from 'vitest'
import type { PartnerFailure } from '../../partner/failure/failure'
import { countRefusal, resetRefusals } from './equal-refusals'

// The code under test reads nothing else of it.
const refusal = { kind: 'invalid', fields: { city: 'is missing' } } as unknown as PartnerFailure
const countUpTo = (runId: string, last: number) =>
  Array.from({ length: last }, (_, at) => countRefusal(runId, `attempt ${at + 1}`, refusal))

test('stops a run at the fifth equal refusal, and after a user resumed it at the twenty-fifth more', () => {
  const stops = countUpTo('run 1', 30).flatMap((stops, at) => (stops ? [at + 1] : []))
  expect(stops).toEqual([5, 30])
})

test('counts refusals again from the start once a row was accepted', () => {
  countUpTo('run 2', 4)
  resetRefusals('run 2')
  expect(countRefusal('run 2', 'attempt 5', refusal)).toBe(false)
})

test('gives the same answer when the transaction of a refusal is repeated', () => {
  expect(countUpTo('run 3', 5)).toEqual([false, false, false, false, true])
  expect(countRefusal('run 3', 'attempt 5', refusal)).toBe(true)
  expect(countRefusal('run 3', 'attempt 2', refusal)).toBe(false)
})
