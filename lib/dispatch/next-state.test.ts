import fc from 'fast-check'
import { expect, test } from 'vitest'
import { writeKinds } from '../boot/start-worker'
import { writeEndpoints } from '../partner/endpoint'
import { failureKinds } from '../partner/failure/failure'
import { backoffMs } from '../partner/retry/retry'
import { fail } from '../testing/virtual-partner'
import type { Step } from './contract'
import { countAttempts, countInternalErrors, internalError } from './count-attempts'
import { ceilingMs, nextState } from './next-state'
import { outcomeOfFailure } from './outcome-table'

const answers = [400, 401, 403, 404, 405, 409, 412, 422, 424, 429, 500, 502, 503, 504, 302, 418, 0, -1, -2, -3]
const standing = fc.record({
  kind: fc.constantFrom(...writeEndpoints),
  attempts: fc.integer({ min: 1, max: 9 }),
  backoffCount: fc.nat(9),
  mayHaveSucceeded: fc.boolean(),
})

test('ends with success on a success, whatever came before', () => {
  fc.assert(
    fc.property(standing, (given) => {
      expect(nextState(writeKinds[given.kind], given, { ok: true, value: {} })).toMatchObject({
        state: 'succeeded',
        mayHaveSucceeded: false,
        waitMs: null,
      })
    }),
  )
})

test('stays uncertain after an attempt that may have succeeded, whatever rejections or waits follow', () => {
  fc.assert(
    fc.property(standing, fc.constantFrom(...answers), (given, answer) => {
      const result = fail(given.kind, answer)
      const change = nextState(writeKinds[given.kind], { ...given, mayHaveSucceeded: true }, result)
      expect(change.state).not.toBe('refused')
      if (change.state !== 'succeeded') expect(change.mayHaveSucceeded).toBe(true)
      else expect(outcomeOfFailure(writeKinds[given.kind], result.failure)).toBe('already-there')
    }),
  )
})

test('requeues a POST only when nothing can have happened, and retries or ends an idempotent change', () => {
  fc.assert(
    fc.property(standing, fc.constantFrom(...answers), (given, answer) => {
      const { failure } = fail(given.kind, answer)
      const change = nextState(writeKinds[given.kind], given, { ok: false, failure })
      const isPost = given.kind !== 'set-ai-chat'
      if (isPost && change.state === 'backing-off') expect(['rate-limited', 'unreachable']).toContain(failure.kind)
      if (change.state === 'backing-off') expect(change.waitMs).not.toBeNull()
      if (change.state === 'needs-decision') expect(change.uncertainty).not.toBeNull()
      if (change.state === 'reconciling' || change.state === 'needs-decision')
        expect(change.mayHaveSucceeded).toBe(true)
    }),
  )
})

test('backoff doubles up to its cap, with full jitter', () => {
  expect([1, 2, 3, 9].map((time) => backoffMs(time, () => 1))).toEqual([1_000, 2_000, 4_000, 30_000])
  expect(backoffMs(5, () => 0)).toBe(0)
})

test('sets the ceiling one query’s time after an answer, and after the cutoff where there was none', () => {
  const { failure: answered } = fail('create-job', 504)
  const { failure: dropped } = fail('create-job', 0)
  expect(ceilingMs(answered, 29_000, 30_000)).toBe(30_000)
  expect(ceilingMs(dropped, 1_000, 30_000)).toBe(59_000)
  expect(ceilingMs(dropped, 35_000, 30_000)).toBe(30_000)
  expect(ceilingMs(null, 0, 30_000)).toBe(60_000)
})

const steps = (...words: string[]): Step[] =>
  words.map((word) => {
    const [what = '', outcome] = word.split(' ')
    return { at: '', what: what as Step['what'], ...(outcome ? { outcome } : {}) }
  })

test('does not count rate-limited attempts, and resets the count after a user’s decision', () => {
  const triesAfter = (...words: string[]) => countAttempts(writeKinds['set-ai-chat'], steps('recorded', ...words))
  expect(triesAfter()).toBe(1)
  expect(triesAfter('sent', 'backed-off rate-limited', 'sent', 'backed-off unreachable')).toBe(1)
  expect(triesAfter('sent', 'backed-off unavailable', 'sent', 'backed-off rate-limited')).toBe(2)
  expect(triesAfter('sent', 'lease-expired', 'sent', 'answered unavailable')).toBe(3)
  expect(triesAfter('sent', 'answered unavailable', 'sent-again')).toBe(1)
  expect(triesAfter('backed-off rate-limited')).toBe(1)
})

test('counts consecutive internal errors', () => {
  const fault = `backed-off ${internalError}`
  expect(countInternalErrors(steps('recorded', fault, fault))).toBe(2)
  expect(countInternalErrors(steps('recorded', fault, 'sent', fault))).toBe(1)
  expect(countInternalErrors(steps('recorded'))).toBe(0)
})

test('covers every kind of failure that a write can have', () => {
  const tried = new Set(answers.flatMap((answer) => writeEndpoints.map((kind) => fail(kind, answer).failure.kind)))
  const elsewhere = [
    'login-failed',
    'login-rejected',
    'unknown-path',
    'not-permitted',
    'out-of-scope',
    'unreadable-answer',
    'answer-too-large',
  ]
  expect(failureKinds.filter((kind) => !tried.has(kind)).sort()).toEqual(elsewhere.sort())
})
