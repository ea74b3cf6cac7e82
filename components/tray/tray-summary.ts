import type { Run } from '@/lib/bulk-apply/contract'
import { type Dispatch, type DispatchState, isOpen, needsPerson } from '@/lib/dispatch/contract'
import { hasRefused, isGoing, isMoving, needsDecision, sentPercent } from '../bulk-apply/runs/run-facts'

export type TrayGroup = 'needs-you' | 'under-way' | 'ended'

/** What was refused needs somebody until it is corrected or cleared. */
export function dispatchGroup(dispatch: Dispatch): TrayGroup {
  if (needsPerson(dispatch) || dispatch.state === 'refused') return 'needs-you'
  return isOpen(dispatch) ? 'under-way' : 'ended'
}

/** A run with rows that need a decision is still under way while others are sent. */
export function runGroup(run: Run): TrayGroup {
  if (!run.isHeld && run.state !== 'stopped' && (isMoving(run) || run.state === 'paused')) return 'under-way'
  return needsDecision(run) || hasRefused(run) ? 'needs-you' : 'ended'
}

/**
 * "1 run 26 % · 2 sending · 1 waiting · 1 needs you"; '' for none. A run counts as one. `hasPercent` is false for
 * screen readers, which would announce every change.
 */
export function traySummary(dispatches: readonly Dispatch[], runs: readonly Run[] = [], hasPercent = true): string {
  const counts = new Map<string, number>()
  for (const word of [...dispatches.map(dispatchWord), ...runs.map(runWord)])
    counts.set(word, (counts.get(word) ?? 0) + 1)
  return order
    .flatMap((word) => {
      const count = counts.get(word)
      if (count === undefined) return []
      const kind = word.startsWith('run ') ? `${count === 1 ? 'run' : 'runs'} ` : ''
      if (word === 'run under way')
        return `${count} ${kind}${hasPercent ? `${sentPercent(runs.filter(isGoing))} %` : 'under way'}`
      return `${count} ${kind}${word === 'needs you' && count > 1 ? 'need you' : word.replace('run ', '')}`
    })
    .join(' · ')
}

const order = [
  'run under way',
  'run paused',
  'sending',
  'waiting',
  'checking',
  'needs you',
  'refused',
  'done',
  'not known',
  'not sent',
  'run done',
  'run cancelled',
]

const words: Record<DispatchState, string> = {
  scheduled: 'waiting',
  queued: 'waiting',
  sending: 'sending',
  'backing-off': 'waiting',
  reconciling: 'checking',
  'needs-decision': 'needs you',
  succeeded: 'done',
  refused: 'refused',
  abandoned: 'not known',
  cancelled: 'not sent',
}

function dispatchWord(dispatch: Dispatch): string {
  return words[dispatch.state]
}

/** How many need the reader: the number of the badge. */
export function countNeedsYou(dispatches: readonly Dispatch[], runs: readonly Run[]): number {
  const groups = [...dispatches.map(dispatchGroup), ...runs.map(runGroup)]
  return groups.filter((group) => group === 'needs-you').length
}

/** How much of what is under way is done, in percent: rows of runs, and each other write as one. Null: nothing is. */
export function percentDone(dispatches: readonly Dispatch[], runs: readonly Run[]): number | null {
  const going = runs.filter((run) => runGroup(run) === 'under-way')
  const open = dispatches.filter((dispatch) => dispatchGroup(dispatch) === 'under-way')
  if (going.length + open.length === 0) return null
  const rows = going.reduce((sum, run) => sum + run.rows, 0)
  const ofRuns = (sentPercent(going) * rows) / 100
  return Math.floor((ofRuns / (rows + open.length)) * 100)
}

function runWord(run: Run): string {
  if (runGroup(run) === 'needs-you') return 'needs you'
  if (isGoing(run)) return 'run under way'
  if (run.state === 'paused') return 'run paused'
  return run.state === 'cancelled' ? 'run cancelled' : 'run done'
}
