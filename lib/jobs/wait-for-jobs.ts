import 'server-only'
import { resolveWithin } from '../runtime/resolve-within'
import { singleton } from '../runtime/singleton'
import { jobsKnownAt } from './known-jobs'
import { listJobs } from './list-jobs'

/** For so long after a failure the list is not requested again. */
const pauseMs = 60_000

const state = singleton('awaited-jobs', () => ({
  listing: null as Promise<unknown> | null,
  pausedUntil: Number.NEGATIVE_INFINITY,
}))

/**
 * If this server has not seen the list of jobs yet, as after a restart: requests it, and waits for it, by default only
 * a moment. Returns at once if it could not be read recently.
 */
export async function waitForJobs(withinMs?: number): Promise<void> {
  if (jobsKnownAt() !== null || performance.now() < state.pausedUntil) return
  state.listing ??= readJobs().finally(() => {
    state.listing = null
  })
  await resolveWithin(state.listing, withinMs)
}

async function readJobs(): Promise<void> {
  const answer = await listJobs()
  if (!answer.ok) state.pausedUntil = performance.now() + pauseMs
}
