import 'server-only'
import { resolveWithin } from '../runtime/resolve-within'
import { jobsKnownAt } from './known-jobs'
import { listJobs } from './list-jobs'

let listing: Promise<unknown> | null = null

/** If this server has not seen the list of jobs yet, as after a restart: requests it, and waits a moment for it. */
export async function waitForJobs(): Promise<void> {
  if (jobsKnownAt() !== null) return
  listing ??= listJobs().finally(() => {
    listing = null
  })
  await resolveWithin(listing)
}
