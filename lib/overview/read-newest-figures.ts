import 'server-only'
import { mostNewest, type NewestApplicant, newestApplicants } from '../applicants/newest'
import { listTeams } from '../connection/list-teams'
import { knownJobs } from '../jobs/known-jobs'
import type { NewestFigures } from './contract'
import { nameStatuses, nameValues } from './name-values'
import { stages } from './stages'

const mostStatuses = 8
const mostJobs = 10
const mostTeams = 8

/** What this server knows of the newest applicants, without an index; null for nothing. The partner is asked nothing. */
export async function readNewestFigures(): Promise<NewestFigures | null> {
  const newest = newestApplicants()
  if (newest === null) return null
  const { applicants, asOf, areNewest, areAll } = newest
  const titles = new Map(knownJobs().map((job) => [job.id, job.title]))
  for (const { jobId, jobTitle } of applicants) if (jobId !== null && jobTitle !== null) titles.set(jobId, jobTitle)
  const teams = new Map((await listTeams()).map((team) => [team.id, team.name]))
  const statuses = { facet: 'status', counts: countValues(applicants, 'status'), most: mostStatuses }
  const jobs = { facet: 'jobId', counts: countValues(applicants, 'jobId'), most: mostJobs }
  const teamIds = { facet: 'teamId', counts: countValues(applicants, 'teamId'), most: mostTeams }
  return {
    count: applicants.length,
    asOf: asOf.toISOString(),
    areNewest,
    areAll,
    isFull: areAll || applicants.length >= mostNewest,
    statuses: nameStatuses(statuses, stages()),
    jobs: nameValues(jobs, (job) => titles.get(job) ?? `Job ${job}`),
    teams: nameValues(teamIds, (team) => teams.get(team) ?? `Team ${team}`),
  }
}

function countValues(applicants: readonly NewestApplicant[], name: 'status' | 'jobId' | 'teamId') {
  const counts = new Map<string | null, number>()
  for (const { [name]: value } of applicants) counts.set(value, (counts.get(value) ?? 0) + 1)
  const values = [...counts].map(([value, count]) => ({ value, count }))
  return { values: values.sort((one, other) => other.count - one.count), hasMore: false }
}
