import { expect, test } from 'vitest'
import type { Dispatch } from '@/lib/dispatch/contract'
import { endDispatch, makeDispatch } from '../../lib/testing/fake-dispatch'
import { fail } from '../../lib/testing/virtual-partner'
import { dispatchGroup, traySummary } from '../tray/tray-summary'
import { cancelNote, dispatchHref, dispatchStatus, undecidedExplanation } from './dispatch-words'

const waiting = makeDispatch({ id: '1' })
const sending: Dispatch = { ...waiting, state: 'sending', nextAt: null }
const unclear = endDispatch(waiting, 'needs-decision')

test('counts the dispatches by state in one line', () => {
  expect(traySummary([])).toBe('')
  expect(traySummary([sending, unclear, sending])).toBe('2 sending · 1 needs you')
  expect(traySummary([waiting, unclear, unclear])).toBe('1 waiting · 2 need you')
  expect(traySummary([endDispatch(waiting), endDispatch(waiting, 'refused')])).toBe('1 refused · 1 done')
  expect(traySummary([{ ...unclear, state: 'reconciling' }])).toBe('1 checking')
})

test('says that an uncertain write needs a decision only after reconciliation ended, and not once it was abandoned', () => {
  expect(dispatchGroup(unclear)).toBe('needs-you')
  expect(dispatchGroup({ ...unclear, state: 'reconciling' })).toBe('under-way')
  expect(dispatchGroup({ ...unclear, state: 'abandoned' })).toBe('ended')
})

test.each<[Partial<Dispatch>, string]>([
  [{ state: 'scheduled' }, 'Sending in 4 s'],
  [{ state: 'queued' }, 'Waiting'],
  [{ state: 'sending' }, 'Sending'],
  [{ state: 'sending', cancelRequestedBy: 'Rosa' }, 'Stops unless this attempt goes through'],
  [{ state: 'succeeded', kind: 'submit-application', result: { outcome: 'queued' } }, 'Queued'],
  [{ state: 'succeeded', kind: 'submit-application', result: { outcome: 'already-applied' } }, 'Already applied'],
  [{ state: 'succeeded' }, 'Created'],
  [{ state: 'refused', kind: 'set-ai-chat' }, 'Refused'],
  [{ state: 'succeeded', kind: 'set-ai-chat', result: { isOn: true } }, 'Switched on'],
  [{ state: 'refused' }, 'Not created'],
  [{ state: 'abandoned' }, 'Left unconfirmed'],
  [{ state: 'needs-decision' }, 'Unconfirmed'],
  [{ state: 'needs-decision', uncertainty: { what: 'not-made' } }, 'Was not created'],
  [{ state: 'needs-decision', isHeld: true }, 'Held: may have been sent'],
  [{ state: 'cancelled', timeline: [{ at: '', what: 'superseded' }] }, 'Replaced by a newer one'],
])('shows %j as %s', (given, words) => {
  expect(dispatchStatus({ ...waiting, ...given }, 4).text).toBe(words)
})

test('says that a job is not sent yet while the list of jobs cannot be read', () => {
  const { failure } = fail('list-jobs', 503)
  expect(dispatchStatus({ ...waiting, state: 'backing-off', failure }, 4).text).toBe(
    'The list of jobs could not be read, next try in 4 s',
  )
})

test('says whether a cancellation during a send came in time', () => {
  const cancelled = { ...waiting, cancelRequestedBy: 'Rosa' }
  expect(cancelNote(waiting)).toBeNull()
  expect(cancelNote({ ...cancelled, state: 'sending' })).toContain('nothing more is sent')
  expect(cancelNote({ ...cancelled, state: 'reconciling' })).toContain('sends nothing more')
  expect(cancelNote({ ...cancelled, state: 'succeeded' })).toContain('before it could be cancelled')
  expect(cancelNote({ ...cancelled, state: 'cancelled' })).toBeNull()
})

test('explains for each kind what sending again would do', () => {
  expect(undecidedExplanation({ ...unclear, kind: 'submit-application' })).toContain('duplicate application')
  expect(undecidedExplanation({ ...unclear, kind: 'set-ai-chat' })).toContain('safe')
  expect(undecidedExplanation({ ...unclear, uncertainty: { what: 'not-made' } })).toContain('safe to send it again')
})

test('says that a write held after a restore waits for a review', () => {
  expect(undecidedExplanation({ ...unclear, isHeld: true })).toContain('Nothing more is sent until someone reviews it')
})

test('links each kind to its screen', () => {
  expect(dispatchHref({ ...waiting, kind: 'submit-application' })).toBe('/easy-apply?dispatch=1')
  expect(dispatchHref(waiting)).toBe('/jobs/new?dispatch=1')
})
