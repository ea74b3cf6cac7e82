import type { Run } from '@/lib/bulk-apply/contract'

type Counted = Pick<Run, 'counts'>
type Standing = Pick<Run, 'state' | 'endedAt'>

/** Rows that were sent and have come to an end, or to a person's decision. */
export function sentOf({ counts }: Counted): number {
  return counts.submitted + counts.queued + counts['already-applied'] + counts.refused + counts.unclear + counts.left
}

/** Rows that nobody has sent yet: as many as a cancelled run leaves out. */
export function unsentOf({ counts }: Counted): number {
  return counts.waiting + counts.held
}

/** Rows that only a person can end. */
export function needOf({ counts }: Counted): number {
  return counts.unclear + counts.held
}

/** It goes on by itself. */
export function isGoing({ state, endedAt }: Standing): boolean {
  return endedAt === null && (state === 'running' || state === 'starting')
}

/** Something of it may still change by itself: also of one that was cancelled or paused while rows were under way. */
export function isMoving({ state, endedAt, counts }: Counted & Standing): boolean {
  return (
    endedAt === null && (state === 'running' || state === 'starting' || state === 'cancelled' || counts.sending > 0)
  )
}

/** It went, and goes no longer unless somebody says so. */
export function isOver({ state, endedAt }: Standing): boolean {
  return endedAt !== null || state === 'stopped'
}

/** Nothing comes of it any more unless somebody decides about its rows. */
export function isEnded({ endedAt }: Standing): boolean {
  return endedAt !== null
}

/** Somebody has to say how it goes on. */
export function needsSomebody(run: Counted & Standing): boolean {
  return needOf(run) > 0 || (run.state === 'stopped' && run.endedAt === null)
}

/** It has nothing to tell any more, so it can be put away. */
export function isFinished(run: Counted & Standing): boolean {
  return isEnded(run) && !needsSomebody(run)
}

/** Whole percent that were sent; 100 only when all were. */
export function percentOf(runs: readonly Pick<Run, 'counts' | 'rows'>[]): number {
  const rows = runs.reduce((sum, run) => sum + run.rows, 0)
  const sent = runs.reduce((sum, run) => sum + sentOf(run), 0)
  return rows === 0 ? 0 : Math.floor((sent / rows) * 100)
}
