import type { Run } from '@/lib/bulk-apply/contract'

type Given = Partial<Omit<Run, 'counts'>> & { counts?: Partial<Run['counts']> }

/** A run in progress, for tests; `rows` defaults to the sum of its counts. */
export function makeRun({ counts: some = {}, ...given }: Given = {}): Run {
  const counts = {
    waiting: 0,
    sending: 0,
    held: 0,
    'held-for-review': 0,
    'needs-decision': 0,
    refused: 0,
    submitted: 0,
    queued: 0,
    'already-applied': 0,
    abandoned: 0,
    cancelled: 0,
    ...some,
  }
  return {
    id: '018f0000-0000-7000-8000-000000000001',
    name: 'Autumn fair',
    who: { id: 'rosa', name: 'Rosa' },
    createdAt: '2026-01-01T00:00:00.000Z',
    startedAt: '2026-01-01T00:00:01.000Z',
    endedAt: null,
    state: 'running',
    stop: null,
    endedBy: null,
    stopsAtRefusal: false,
    isHeld: false,
    mayHaveBeenSent: false,
    waitsForFields: false,
    hasOlderProfile: false,
    rows: Object.values(counts).reduce((sum, count) => sum + count, 0),
    leftOut: null,
    resent: 0,
    counts,
    heldJobs: [],
    askedFields: [],
    pace: { rows: 0, overSeconds: 0 },
    ...given,
  }
}
