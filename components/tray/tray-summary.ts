import type { Run } from '@/lib/bulk-apply/contract'
import { type Dispatch, type DispatchState, isOpen, needsPerson } from '@/lib/dispatch/contract'
import { hasRefused, mayStillChange, needsDecision, sentPercent } from '../bulk-apply/runs/run-facts'
import { trayWords } from './words'

export type TrayGroup = 'needs-you' | 'under-way' | 'ended'

/** Refused writes need the user until they are corrected or cleared. */
export function dispatchGroup(dispatch: Dispatch): TrayGroup {
  if (needsPerson(dispatch) || dispatch.state === 'refused') return 'needs-you'
  return isOpen(dispatch) ? 'under-way' : 'ended'
}

/** A run with rows that need a decision still counts as under way while other rows are being sent. */
export function runGroup(run: Run): TrayGroup {
  if (!run.isHeld && run.state !== 'stopped' && (mayStillChange(run) || run.state === 'paused')) return 'under-way'
  return needsDecision(run) || hasRefused(run) ? 'needs-you' : 'ended'
}

/**
 * "1 run 26% · 2 sending · 1 waiting · 1 needs you"; '' for none. A run counts as one. Pass `hasPercent` false for
 * screen readers, which would announce every change.
 */
export function traySummary(dispatches: readonly Dispatch[], runs: readonly Run[] = [], hasPercent = true): string {
  const counts = new Map<Counted, number>()
  for (const what of [...dispatches.map(({ state }) => countedAs[state]), ...runs.map(runCountedAs)])
    counts.set(what, (counts.get(what) ?? 0) + 1)
  return order
    .flatMap((what) => {
      const count = counts.get(what)
      if (count === undefined) return []
      if (what === 'runsUnderWay' && hasPercent) {
        const percent = sentPercent(runs.filter((run) => runCountedAs(run) === what))
        return trayWords.runsPercent({ count, percent: String(percent) })
      }
      return trayWords.counts[what]({ count })
    })
    .join(' · ')
}

type Counted = keyof typeof trayWords.counts

const order: readonly Counted[] = [
  'runsUnderWay',
  'runsPaused',
  'sending',
  'waiting',
  'checking',
  'needsYou',
  'refused',
  'done',
  'leftUnconfirmed',
  'notSent',
  'runsDone',
  'runsCancelled',
]

const countedAs: Record<DispatchState, Counted> = {
  scheduled: 'waiting',
  queued: 'waiting',
  sending: 'sending',
  'backing-off': 'waiting',
  reconciling: 'checking',
  'needs-decision': 'needsYou',
  succeeded: 'done',
  refused: 'refused',
  abandoned: 'leftUnconfirmed',
  cancelled: 'notSent',
}

/** Returns how many items need the user: the number in the badge. */
export function countNeedsYou(dispatches: readonly Dispatch[], runs: readonly Run[]): number {
  const groups = [...dispatches.map(dispatchGroup), ...runs.map(runGroup)]
  return groups.filter((group) => group === 'needs-you').length
}

/** Returns the percentage done of everything under way, counting each row and each other write once; null if idle. */
export function percentDone(dispatches: readonly Dispatch[], runs: readonly Run[]): number | null {
  const going = runs.filter((run) => runGroup(run) === 'under-way')
  const open = dispatches.filter((dispatch) => dispatchGroup(dispatch) === 'under-way')
  if (going.length + open.length === 0) return null
  const rows = going.reduce((sum, run) => sum + run.rows, 0)
  const ofRuns = (sentPercent(going) * rows) / 100
  return Math.floor((ofRuns / (rows + open.length)) * 100)
}

function runCountedAs(run: Run): Counted {
  const group = runGroup(run)
  if (group === 'needs-you') return 'needsYou'
  if (group === 'under-way') return run.state === 'paused' ? 'runsPaused' : 'runsUnderWay'
  return run.state === 'cancelled' ? 'runsCancelled' : 'runsDone'
}
