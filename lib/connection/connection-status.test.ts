import { expect, test } from 'vitest'
import { statusOf } from './connection-status'
import type { EndpointEvidence } from './contract'

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

test('works as of the newest answer', () => {
  expect(statusOf([seen('2026-01-01T10:00'), seen('2026-01-01T11:00')], false)).toEqual({
    state: 'works',
    at: '2026-01-01T11:00',
  })
})

test('it is them since the first list failed on their side', () => {
  expect(statusOf([seen('2026-01-01T11:00', down), seen('2026-01-01T10:00', down)], false)).toEqual({
    state: 'partner-down',
    at: '2026-01-01T10:00',
  })
})

test('it is us where the key or the address has to be put right, whatever else fails', () => {
  expect(statusOf([seen('2026-01-01T11:00', down), seen('2026-01-01T12:00', rejected)], false)).toEqual({
    state: 'setup',
    at: '2026-01-01T12:00',
  })
  expect(statusOf([seen('2026-01-01T11:00')], true)).toEqual({ state: 'setup', at: null })
})

test('is not known before anything was asked', () => {
  expect(statusOf([], false)).toEqual({ state: 'unknown', at: null })
})
