import 'server-only'
import { resolveWithin } from '../runtime/resolve-within'
import { jobsKnownAt, knownJobs } from './known-jobs'
import { listJobs } from './list-jobs'

type Places = { job: string | null; jobTitle: string | null }

/**
 * Job titles by id, for applicants whose records have only the id: as last listed. A server that has not seen the list
 * yet waits a moment for it.
 */
export async function titlesForRecords({ job, jobTitle }: Places): Promise<{ jobTitles?: Record<string, string> }> {
  if (job === null || jobTitle !== null) return {}
  if (jobsKnownAt() === null) await resolveWithin(listJobs())
  return { jobTitles: Object.fromEntries(knownJobs().map(({ id, title }) => [id, title])) }
}
