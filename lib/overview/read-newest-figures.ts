import 'server-only'
import { maxNewest, type NewestApplicant, newestApplicants } from '../applicants/newest'
import { stagesOf } from '../applicants/stages'
import { listTeams } from '../connection/teams/list-teams'
import { knownJobs } from '../jobs/known-jobs'
import type { NewestFigures } from './contract'
import { nameJobs, nameStatuses, nameTeams } from './name-values'

/** Returns what this server knows about the newest applicants without an index, or null. Sends the partner nothing. */
export async function readNewestFigures(): Promise<NewestFigures | null> {
  const newest = newestApplicants()
  if (newest === null) return null
  const { applicants, asOf, areNewest, areAll } = newest
  const titles = new Map(knownJobs().map((job) => [job.id, job.title]))
  for (const { jobId, jobTitle } of applicants) if (jobId !== null && jobTitle !== null) titles.set(jobId, jobTitle)
  const statuses = countValues(applicants, 'status')
  return {
    count: applicants.length,
    asOf: asOf.toISOString(),
    areNewest,
    areAll,
    isFull: areAll || applicants.length >= maxNewest,
    statuses: nameStatuses(statuses, stagesOf(statuses.values.map(({ value }) => value))),
    jobs: nameJobs(countValues(applicants, 'jobId'), titles),
    teams: nameTeams(countValues(applicants, 'teamId'), await listTeams()),
  }
}

function countValues(applicants: readonly NewestApplicant[], name: 'status' | 'jobId' | 'teamId') {
  const counts = new Map<string | null, number>()
  for (const { [name]: value } of applicants) counts.set(value, (counts.get(value) ?? 0) + 1)
  const values = [...counts].map(([value, count]) => ({ value, count }))
  return { values: values.sort((one, other) => other.count - one.count), hasMore: false }
}
