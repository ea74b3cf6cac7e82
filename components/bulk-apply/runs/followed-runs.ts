import { replaceEqualDeep } from '@tanstack/react-query'
import { followedRunsUrl, type Run, runUrl } from '@/lib/bulk-apply/contract'
import { getInBackground } from '../../api/desk-api'
import { createFollower, type Followed } from '../../api/follower'
import { isRunEnded, mayStillChange } from './run-facts'

export type FollowedRuns = { runs: readonly Run[]; isRead: boolean }

export const noRuns: Followed<FollowedRuns> = { state: { runs: [], isRead: false }, error: null, isRetrying: false }

const listIntervalMs = 2_000
const movingIntervalMs = 1_000
/** Still polled: another user may resume a run that is paused or stopped. */
const restingIntervalMs = 5_000
const timeoutMs = 30_000

/** Query key of a run's rows, which are read in blocks. */
export const runRowsKey = (id: string) => ['run-rows', id] as const

const dismissed = new Set<string>()

/** The user's own runs that are in progress, need a decision, or were not dismissed. */
export const followedRuns = createFollower<FollowedRuns, { items: Run[] }>({
  initial: noRuns.state,
  ask: (_, signal) => getInBackground(followedRunsUrl, signal),
  merge: ({ runs }, { items }) => ({
    runs: replaceEqualDeep(
      runs,
      items.filter(({ id }) => !dismissed.has(id)),
    ),
    isRead: true,
  }),
  isLive: ({ runs, isRead }) => !isRead || runs.some(mayStillChange),
  pauseAfter: () => listIntervalMs,
  timeoutMs,
})

/** Hides the runs while `dismiss` is pending; after that, the desk's answer decides. */
export async function hideRunsDuring(ids: readonly string[], dismiss: () => Promise<unknown>): Promise<void> {
  const { state } = followedRuns.read()
  for (const id of ids) dismissed.add(id)
  followedRuns.set({ ...state, runs: state.runs.filter(({ id }) => !dismissed.has(id)) })
  await dismiss()
  for (const id of ids) dismissed.delete(id)
  followedRuns.replace(followedRuns.read().state)
}

/** One run, for its own page. An answer with no changes keeps the same object. */
export function createRunFollower(first: Run) {
  return createFollower<Run, { run: Run }>({
    initial: first,
    ask: ({ id }, signal) => getInBackground(runUrl(id), signal),
    merge: (before, { run }) => replaceEqualDeep(before, run),
    isLive: (run) => mayStillChange(run) || !isRunEnded(run),
    pauseAfter: ({ after }) => (mayStillChange(after) ? movingIntervalMs : restingIntervalMs),
    timeoutMs,
  })
}

type RunFollower = ReturnType<typeof createRunFollower>

const openRuns = new Set<RunFollower>()

/** Passes decisions made in this tab on to the run's page, until the returned function is called. */
export function openRun(follower: RunFollower): () => void {
  openRuns.add(follower)
  return () => void openRuns.delete(follower)
}

/** Takes over the desk's latest answer (null when the run was discarded), and refreshes the tray. */
export function updateRun(run: Run | null): void {
  if (run) for (const follower of openRuns) if (follower.read().state.id === run.id) follower.replace(run)
  followedRuns.replace(followedRuns.read().state)
}

/** For when the desk did not answer and the run may have changed anyway. */
export function refreshRuns(): void {
  for (const follower of openRuns) follower.resume()
  followedRuns.resume()
}
