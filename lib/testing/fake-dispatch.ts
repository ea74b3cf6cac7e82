import type { Dispatch } from '@/lib/dispatch/contract'

/** A dispatch for tests, as it stands right after it was recorded. */
export function makeDispatch(given: Partial<Dispatch> & { id: string }): Dispatch {
  return {
    kind: 'create-job',
    state: 'waiting',
    runId: null,
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
    settledAt: null,
    isSeen: false,
    attempts: 0,
    isDoubtful: false,
    failure: null,
    done: null,
    finding: null,
    timeline: [{ at: '2026-01-01T00:00:00.000Z', what: 'recorded' }],
    ...given,
  }
}

/** The same, ended. */
export function endDispatch(dispatch: Dispatch, state: Dispatch['state'] = 'done'): Dispatch {
  const at = '2026-01-01T00:00:05.000Z'
  return {
    ...dispatch,
    state,
    nextAt: null,
    settledAt: state === 'unclear' ? null : at,
    timeline: [...dispatch.timeline, { at, what: 'answered' }],
  }
}
