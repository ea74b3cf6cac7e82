import type { Run } from '@/lib/bulk-apply/contract'

type Counted = Pick<Run, 'counts'>
type RunStatus = Pick<Run, 'state'>
type Held = Pick<Run, 'isHeld'>

/** Rows that were sent and have finished or need a decision. */
export function sentCount({ counts }: Counted): number {
  const { submitted, queued, refused, abandoned } = counts
  return submitted + queued + counts['already-applied'] + refused + counts['needs-decision'] + abandoned
}

/** Rows that were not sent yet: the ones a cancelled run leaves out. */
export function unsentCount({ counts }: Counted): number {
  return counts.waiting + counts.held
}

/** Rows of the upload that are not in the run; 0 where that is unknown. */
export function leftOutCount(leftOut: Run['leftOut']): number {
  if (leftOut === null) return 0
  return Object.values(leftOut.kinds).reduce((sum, count) => sum + count, leftOut.byPerson)
}

/** Rows that stay open until the user decides. */
export function undecidedCount({ counts }: Counted): number {
  return counts['needs-decision'] + counts.held + counts['held-for-review']
}

/** The first row of each job is never queued, and is shown apart from those that are. */
export function showsTrials({ counts }: Counted): boolean {
  return counts.queued > 0 && counts.submitted > 0
}

/** It continues without user action. */
export function isRunning({ state, isHeld }: RunStatus & Held): boolean {
  return !isHeld && (state === 'running' || state === 'enqueueing')
}

/** Something may still change without user action, even after a cancel or pause while rows were being sent. */
export function mayStillChange({ state, counts, isHeld }: Counted & RunStatus & Held): boolean {
  if (isHeld) return false
  if (state === 'paused' || state === 'stopped') return counts.sending > 0
  return state === 'running' || state === 'enqueueing' || state === 'cancelling'
}

/** It has ended, or has stopped and waits for the user to resume it. */
export function isRunOver({ state }: RunStatus): boolean {
  return state === 'finished' || state === 'cancelled' || state === 'stopped'
}

export function isRunEnded({ state }: RunStatus): boolean {
  return state === 'finished' || state === 'cancelled'
}

/** The user has to decide about the run or its rows. */
export function needsDecision(run: Counted & RunStatus & Held): boolean {
  return run.isHeld || undecidedCount(run) > 0 || run.state === 'stopped'
}

/** It has ended with refused rows that can still be corrected. */
export function hasRefused(run: Counted & RunStatus & Pick<Run, 'mayHaveBeenSent'>): boolean {
  return isRunEnded(run) && run.counts.refused > 0 && !run.mayHaveBeenSent
}

/** It has ended because every row that was left was refused for the key: resuming it sends those again. */
export function hasEndedForKey(run: Parameters<typeof hasRefused>[0] & Pick<Run, 'stop'>): boolean {
  return run.state === 'finished' && run.stop?.why === 'key' && hasRefused(run)
}

/** Percentage of rows sent, rounded down: 100 only when all were. */
export function sentPercent(runs: readonly Pick<Run, 'counts' | 'rows'>[]): number {
  const rows = runs.reduce((sum, run) => sum + run.rows, 0)
  const sent = runs.reduce((sum, run) => sum + sentCount(run), 0)
  return rows === 0 ? 0 : Math.floor((sent / rows) * 100)
}
