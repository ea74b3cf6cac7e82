import { expect, test } from 'vitest'
import type { Endpoint } from '../../partner/endpoint'
import type { EndpointEvidence } from '../contract'
import { statusOf } from './connection-status'

const seen = (at: string, change: Partial<EndpointEvidence> = {}): EndpointEvidence => ({
  state: 'works',
  source: 'seen',
  status: 200,
  kind: 'ok',
  at,
  ...change,
})
const down = { state: 'failed', status: 503, kind: 'unavailable' } as const
const rejected = { state: 'failed', status: 403, kind: 'key-rejected' } as const

const statusWith = (evidence: Partial<Record<Endpoint, EndpointEvidence>>, hasProblem = false) =>
  // Safe: all of its keys are endpoints.
  statusOf(new Map(Object.entries(evidence) as [Endpoint, EndpointEvidence][]), hasProblem)
const works = { 'list-applicants': seen('2026-01-01T10:00'), 'list-jobs': seen('2026-01-01T11:00') }

test('is "works" as of the newest answer', () => {
  expect(statusWith(works)).toEqual({ state: 'works', at: '2026-01-01T11:00', refused: [] })
})

test('is the partner’s failure since the first list failed on their side', () => {
  const lists = { 'list-applicants': seen('2026-01-01T11:00', down), 'list-jobs': seen('2026-01-01T10:00', down) }
  expect(statusWith(lists)).toMatchObject({ state: 'partner-down', at: '2026-01-01T10:00' })
})

test('is our failure when the key or the address is wrong, whatever else fails', () => {
  const lists = { 'list-applicants': seen('2026-01-01T11:00', down), 'list-jobs': seen('2026-01-01T12:00', rejected) }
  expect(statusWith(lists)).toEqual({
    state: 'setup',
    at: '2026-01-01T12:00',
    refused: [{ endpoint: 'list-jobs', kind: 'key-rejected', at: '2026-01-01T12:00' }],
  })
  expect(statusWith({ 'list-jobs': seen('2026-01-01T11:00') }, true)).toMatchObject({ state: 'setup', at: null })
})

test.each(['key-rejected', 'forbidden'] as const)(
  'is our failure after a write was rejected as %s, until another call shows that the key is accepted',
  (kind) => {
    const refused = { endpoint: 'create-job', kind, at: '2026-01-01T12:00' }
    const write = seen(refused.at, { state: 'failed', status: 403, kind })
    expect(statusWith({ ...works, 'create-job': write })).toEqual({
      state: 'setup',
      at: refused.at,
      refused: [refused],
    })
  },
)

test('lists each kind of call the key may not make, the newest first, however long others have worked since', () => {
  const notPermitted = { state: 'not-permitted', status: 403, kind: 'not-permitted' } as const
  const writes = {
    'submit-application': seen('2026-01-01T10:30', notPermitted),
    'create-job': seen('2026-01-01T12:00', notPermitted),
  }
  expect(statusWith({ ...works, ...writes })).toEqual({
    state: 'limited',
    at: '2026-01-01T11:00',
    refused: [
      { endpoint: 'create-job', kind: 'not-permitted', at: '2026-01-01T12:00' },
      { endpoint: 'submit-application', kind: 'not-permitted', at: '2026-01-01T10:30' },
    ],
  })
})

test('is corrected by an answer later than a 401 for the key', () => {
  const wrongKey = seen('2026-01-01T10:30', { state: 'failed', status: 401, kind: 'key-rejected' })
  expect(statusWith({ ...works, 'create-job': wrongKey })).toMatchObject({ state: 'works', refused: [] })
})

test('is unchanged by a team outside the key’s scope, which is named', () => {
  const outOfScope = seen('2026-01-01T12:00', { state: 'out-of-scope', status: 403, kind: 'out-of-scope' })
  expect(statusWith({ ...works, 'set-ai-chat': outOfScope })).toMatchObject({
    state: 'works',
    refused: [{ endpoint: 'set-ai-chat', kind: 'out-of-scope' }],
  })
})

test('is unknown before the first request', () => {
  expect(statusWith({})).toEqual({ state: 'unknown', at: null, refused: [] })
})
