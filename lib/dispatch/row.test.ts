import { expect, test } from 'vitest'
import { type StoredDispatch, toDispatch, toDispatchRow } from './row'

const at = (second: number) => new Date(Date.UTC(2026, 0, 2, 3, 4, second))
const stored: StoredDispatch = {
  id: 'd1',
  profileVersion: 0,
  kind: 'create-job',
  state: 'needs-decision',
  lane: 'bulk',
  personId: 'ada',
  personName: 'Ada',
  subject: 'Cook',
  applicantEmail: 'a@example.com',
  jobId: '7',
  teamId: '11',
  queue: null,
  heldBy: null,
  body: '{}',
  fingerprint: 'f',
  createdAt: at(1),
  notBefore: at(2),
  worker: null,
  leaseUntil: null,
  attempts: 3,
  backoffCount: 0,
  mayHaveSucceeded: true,
  reconcileAttempts: 0,
  sentAt: at(3),
  ceilingAt: at(4),
  endedAt: at(5),
  dismissedAt: at(6),
  cancelRequestedBy: 'Grace',
  reference: null,
  traceparent: null,
  failure: null,
  result: { id: 9 },
  uncertainty: { what: 'unknown', why: 'tried-enough' },
  before: null,
  timeline: [{ at: '', what: 'recorded' }],
  groupId: 'g1',
  groupPosition: 1,
  isCanary: false,
  rowOutcome: null,
}

test('shows the times of a dispatch in ISO 8601', () => {
  expect(toDispatch(stored)).toEqual({
    id: 'd1',
    kind: 'create-job',
    state: 'needs-decision',
    lane: 'bulk',
    groupId: 'g1',
    subject: 'Cook',
    who: { id: 'ada', name: 'Ada' },
    applicantEmail: 'a@example.com',
    jobId: '7',
    teamId: '11',
    createdAt: '2026-01-02T03:04:01.000Z',
    nextAt: '2026-01-02T03:04:02.000Z',
    sentAt: '2026-01-02T03:04:03.000Z',
    ceilingAt: '2026-01-02T03:04:04.000Z',
    endedAt: '2026-01-02T03:04:05.000Z',
    cancelRequestedBy: 'Grace',
    isDismissed: true,
    isHeld: false,
    attempts: 3,
    mayHaveSucceeded: true,
    failure: null,
    result: { id: 9 },
    uncertainty: { what: 'unknown', why: 'tried-enough' },
    timeline: [{ at: '', what: 'recorded' }],
  })
})

test('shows unset times as null', () => {
  const none = { notBefore: null, sentAt: null, ceilingAt: null, endedAt: null, dismissedAt: null }
  expect(toDispatch({ ...stored, ...none })).toMatchObject({
    nextAt: null,
    sentAt: null,
    ceilingAt: null,
    endedAt: null,
    isDismissed: false,
  })
})

test('shows the ceiling only while the write may have succeeded', () => {
  expect(toDispatch({ ...stored, mayHaveSucceeded: false }).ceilingAt).toBeNull()
})

test('treats an unknown lane as the person lane, and throws for an unknown state', () => {
  expect(toDispatchRow({ ...stored, lane: 'other' })).toEqual({ ...stored, lane: 'person' })
  expect(() => toDispatchRow({ ...stored, state: 'dreaming' })).toThrow('dreaming')
})
