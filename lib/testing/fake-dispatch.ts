import type { Dispatch } from '@/lib/dispatch/contract'

/** A dispatch for tests, as it is right after being recorded. */
export function makeDispatch(given: Partial<Dispatch> & { id: string }): Dispatch {
  return {
    kind: 'create-job',
    state: 'queued',
    groupId: null,
    lane: 'person',
    subject: 'Night baker',
    who: { id: 'rosa', name: 'Rosa' },
    applicantEmail: null,
    jobId: null,
    teamId: null,
    createdAt: '2026-01-01T00:00:00.000Z',
    nextAt: '2026-01-01T00:00:00.000Z',
    sentAt: null,
    ceilingAt: null,
    endedAt: null,
    cancelRequestedBy: null,
    isDismissed: false,
    attempts: 0,
    mayHaveSucceeded: false,
    failure: null,
    result: null,
    uncertainty: null,
    isHeld: false,
    timeline: [{ at: '2026-01-01T00:00:00.000Z', what: 'recorded' }],
    ...given,
  }
}

/** The same dispatch after it has ended. */
export function endDispatch(dispatch: Dispatch, state: Dispatch['state'] = 'succeeded'): Dispatch {
  const at = '2026-01-01T00:00:05.000Z'
  return {
    ...dispatch,
    state,
    nextAt: null,
    endedAt: state === 'needs-decision' ? null : at,
    timeline: [...dispatch.timeline, { at, what: 'answered' }],
  }
}
