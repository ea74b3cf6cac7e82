import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Endpoint, endpoints } from '../endpoint'
import type { FailureKind, PartnerFailure } from '../failure/failure'
import { failureFromAnswer, failureFromTransport } from '../failure/make-failure'
import { attemptsFor, defaultRetryPolicy, mayRetry, retryDelay } from './retry'

const every = Object.keys(endpoints).filter((name): name is Endpoint => Object.hasOwn(endpoints, name))
const origin = (endpoint: Endpoint) => ({ endpoint, reference: 'R1', keyEnd: null })
const failed = (endpoint: Endpoint, status: number) =>
  failureFromAnswer(origin(endpoint), { status, contentType: 'application/json', body: '{}' })
const statuses = [400, 401, 403, 404, 405, 409, 412, 422, 424, 429, 500, 502, 503, 504]

describe('spec 7, retry rules: the total number of attempts for each status', () => {
  const safe = { 424: 5, 429: 5, 500: 2, 502: 5, 503: 5, 504: 5 } as Record<number, number>

  test.each(every.filter((endpoint) => endpoints[endpoint].method !== 'POST'))(
    'spec 7, retry rule 1; spec 7, retry rule 2; spec 7, retry rule 4: of %s, which is safe to repeat',
    (endpoint) => {
      for (const status of statuses)
        expect([status, attemptsFor(failed(endpoint, status))]).toEqual([status, safe[status] ?? 1])
    },
  )

  test.each(every.filter((endpoint) => endpoints[endpoint].method === 'POST'))(
    'spec 7, retry rule 2; spec 7, retry rule 4; spec 4.4: of %s, which is retried only after a 429',
    (endpoint) => {
      for (const status of statuses)
        expect([status, attemptsFor(failed(endpoint, status))]).toEqual([status, status === 429 ? 5 : 1])
    },
  )

  test.each([300, 302, 418, 451, 499, 501, 505, 520, 599, 600])(
    'does not retry %i, which the spec does not list',
    (status) => {
      for (const endpoint of every) expect(mayRetry(failed(endpoint, status))).toBe(false)
    },
  )
})

test.each<[FailureKind & Parameters<typeof failureFromTransport>[1], boolean, boolean]>([
  ['unreachable', true, true],
  ['connection-lost', true, false],
  ['no-answer-in-time', true, false],
  ['answer-too-large', true, false],
  ['stopped', false, false],
])('without a response (%s), retries a read: %s, a POST: %s', (kind, read, post) => {
  const repeats = (endpoint: Endpoint) => mayRetry(failureFromTransport(origin(endpoint), kind))
  expect([repeats('list-jobs'), repeats('set-ai-chat')]).toEqual([read, read])
  expect([repeats('create-job'), repeats('submit-application')]).toEqual([post, post])
})

describe('the delay', () => {
  const busy = failed('list-jobs', 429)
  const longest = (attempts: number) => retryDelay(busy, { attempts, elapsedMs: 0 }, () => 1)

  test('doubles, with full jitter', () => {
    expect([1, 2, 3, 4].map(longest)).toEqual([1_000, 2_000, 4_000, 8_000])
    expect(retryDelay(busy, { attempts: 3, elapsedMs: 0 }, () => 0)).toBe(0)
  })

  test('ends when attempts or budget are used up', () => {
    expect(longest(5)).toBeNull()
    expect(retryDelay(busy, { attempts: 4, elapsedMs: 112_000 }, () => 1)).toBe(8_000)
    expect(retryDelay(busy, { attempts: 4, elapsedMs: 112_001 }, () => 1)).toBeNull()
  })

  test('never exceeds the cap of the policy', () => {
    const policy = fc.record({
      attempts: fc.integer({ min: 1, max: 60 }),
      firstDelayMs: fc.integer({ min: 1, max: 10_000 }),
      maxDelayMs: fc.integer({ min: 1, max: 60_000 }),
      budgetMs: fc.integer({ min: 0, max: 600_000 }),
    })
    const status = fc.constantFrom(...statuses)
    const draw = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })
    fc.assert(
      fc.property(fc.constantFrom(...every), status, policy, draw, (endpoint, status, policy, random) => {
        const failure: PartnerFailure = failed(endpoint, status)
        let elapsedMs = 0
        let attempts = 1
        for (;;) {
          const delayMs = retryDelay(failure, { attempts, elapsedMs }, () => random, policy)
          if (delayMs === null) break
          expect(delayMs).toBeGreaterThanOrEqual(0)
          expect(delayMs).toBeLessThanOrEqual(policy.maxDelayMs)
          elapsedMs += delayMs
          attempts += 1
        }
        expect(attempts).toBeLessThanOrEqual(attemptsFor(failure, policy))
        expect(elapsedMs).toBeLessThanOrEqual(policy.budgetMs)
      }),
    )
    expect(defaultRetryPolicy.attempts).toBe(5)
  })
})

test('reports failures that only a configuration change ends to a waiting reader at once, and lets a write wait', () => {
  const expired = (endpoint: Endpoint) =>
    failureFromTransport(origin(endpoint), 'unreachable', { code: 'CERT_HAS_EXPIRED' })
  expect(mayRetry(expired('list-jobs'))).toBe(false)
  expect(mayRetry(expired('create-job'))).toBe(true)
  expect(mayRetry(failureFromTransport(origin('list-jobs'), 'unreachable', { code: 'ECONNREFUSED' }))).toBe(true)
})
