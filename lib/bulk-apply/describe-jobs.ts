import 'server-only'
import { knownTeamOf, storedJobTitle } from '../jobs/known-jobs'
import { storedTeamsOf } from '../jobs/learn-jobs'
import { waitForJobs } from '../jobs/wait-for-jobs'

/** The recruiter is waiting, and the partner may take half a minute. */
const patienceMs = 10_000
const maxTitleLength = 300

/** Returns what a run stores about its jobs: the title, and the team, which determines whether repeats are allowed. */
export async function describeJobs(
  jobIds: ReadonlySet<string>,
): Promise<{ jobId: string; title: string; teamId: string | null }[]> {
  // This server may not have listed the jobs yet, if another one served the pages before.
  await waitForJobs(patienceMs)
  const stored = await storedTeamsOf([...jobIds].filter((jobId) => knownTeamOf(jobId) === null))
  return [...jobIds].map((jobId) => ({
    jobId,
    title: storedJobTitle(jobId).slice(0, maxTitleLength),
    teamId: knownTeamOf(jobId) ?? stored.get(jobId) ?? null,
  }))
}
