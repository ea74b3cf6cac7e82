import 'server-only'
import { jobInWords, jobsKnownAt, knownTeamOf } from '../jobs/known-jobs'
import { storedTeamsOf } from '../jobs/learn-jobs'
import { listJobs } from '../jobs/list-jobs'

/** A recruiter waits for it, and the partner may take half a minute. */
const patienceMs = 10_000
const longestTitle = 300

/** What a run keeps of its jobs: the title, and the team, which determines whether an application may be sent again. */
export async function describeJobs(
  jobIds: ReadonlySet<string>,
): Promise<{ jobId: string; title: string; teamId: string | null }[]> {
  // This server may not have listed them yet, where another one served the pages before.
  if (jobsKnownAt() === null) await listJobs({ signal: AbortSignal.timeout(patienceMs) })
  const stored = await storedTeamsOf([...jobIds].filter((jobId) => knownTeamOf(jobId) === null))
  return [...jobIds].map((jobId) => ({
    jobId,
    title: jobInWords(jobId).slice(0, longestTitle),
    teamId: knownTeamOf(jobId) ?? stored.get(jobId) ?? null,
  }))
}
