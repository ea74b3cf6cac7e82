import { describe, expect, test } from 'vitest'
import type { Endpoint } from '../../partner/endpoint'
import type { AttemptReport } from '../../partner/send'
import { evidenceOf } from './evidence-of'

const attempt = (endpoint: Endpoint, kind: AttemptReport['kind'], status: number | null = null): AttemptReport => ({
  endpoint,
  kind,
  status,
  durationMs: 1,
  reference: 'R1',
})

describe('evidence about the key from an answer', () => {
  test.each([
    ['create-job', 'ok', 201, { state: 'works', weight: 'firm' }],
    ['submit-application', 'already-applied', 409, { state: 'works', weight: 'firm' }],
    ['set-ai-chat', 'invalid', 422, { state: 'works', weight: 'firm' }],
    ['create-job', 'not-permitted', 403, { state: 'not-permitted', weight: 'firm' }],
    ['set-ai-chat', 'out-of-scope', 403, { state: 'out-of-scope', weight: 'firm' }],
    ['list-jobs', 'key-rejected', 403, { state: 'failed', weight: 'firm' }],
    ['create-job', 'bad-request', 400, { state: 'probably', weight: 'inferred' }],
    ['create-job', 'bad-request', 415, { state: 'probably', weight: 'inferred' }],
    ['list-applicants', 'bad-request', 400, { state: 'failed', weight: 'passing' }],
    ['create-job', 'too-slow', 504, { state: 'failed', weight: 'passing' }],
    ['list-jobs', 'unreadable-answer', 200, { state: 'failed', weight: 'passing' }],
  ] as const)('for %s that ends in %s', (endpoint, kind, status, evidence) => {
    expect(evidenceOf(attempt(endpoint, kind, status))).toEqual(evidence)
  })

  test('is none when the desk was rate-limited, or stopped waiting', () => {
    expect(evidenceOf(attempt('list-jobs', 'rate-limited', 429))).toBeNull()
    expect(evidenceOf(attempt('list-jobs', 'stopped'))).toBeNull()
  })

  test('is none when a request was too large, perhaps for a proxy on the way', () => {
    expect(evidenceOf(attempt('submit-application', 'bad-request', 413))).toBeNull()
  })

  test('is none when a login was used in place of the key', () => {
    expect(evidenceOf({ ...attempt('submit-application', 'ok', 200), signedInBy: 'login' })).toBeNull()
  })
})
