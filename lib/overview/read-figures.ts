import 'server-only'
import { readLook } from '../applicant-index/applicant-looks'
import { countByDay } from '../applicant-index/count-by-day'
import { countFacets } from '../applicant-index/count-facets'
import { findJobsWithout } from '../applicant-index/find-jobs-without'
import type { IndexRecord } from '../applicant-index/indexes'
import { keepCounts } from '../applicant-index/keep-counts'
import { searchApplicants } from '../applicant-index/search-applicants'
import { readJobTitles } from '../applicants/read-job-titles'
import { displayMark } from '../connection/display-mark'
import { listTeams } from '../connection/list-teams'
import { displayProfile } from '../connection/profile'
import { jobsKnownAt, knownJobs } from '../jobs/known-jobs'
import type { Pointer } from '../records/pointer'
import { isRecord } from '../records/record'
import { chooseSource } from './choose-source'
import type { ApplicantFigures, JobsWithout, NewApplicants, Period } from './contract'
import { nameStatuses, nameValues } from './name-values'
import { daysOf, timeColumns } from './time-columns'

const latestShown = 5
const mostStatuses = 8
const mostJobs = 10
const mostOthers = 8

type Chart = { period: Period; timeZone: string }

/** Counting takes longest, and everybody who signs in comes by here. */
const keepCounted = keepCounts<Omit<ApplicantFigures, 'asOf' | 'newcomers' | 'jobsWithout'>>('kept-overview-figures')

/** What the index says of all applicants; the partner is asked nothing. */
export async function readFigures(index: IndexRecord, personId: string, chart: Chart): Promise<ApplicantFigures> {
  // With the total, so that whatever comes or goes is counted at once.
  const name = JSON.stringify([index.id, index.total, displayMark(), chart])
  const [counted, newcomers, jobsWithout] = await Promise.all([
    keepCounted(name, () => count(index, chart)),
    readNewcomers(index.id, personId),
    readJobsWithout(index.id),
  ])
  // Where no applicant names a job, none is without applicants.
  const hasJobs = counted.jobs.values.some(({ value }) => value !== null)
  return {
    ...counted,
    asOf: index.refreshedAt?.toISOString() ?? null,
    newcomers,
    jobsWithout: hasJobs ? jobsWithout : null,
  }
}

async function count({ id, total, ...index }: IndexRecord, chart: Chart) {
  // Only walks write the column.
  const source = chooseSource(index.facetPaths as Pointer[])
  const facets = ['status', 'jobId', 'teamId', ...(source === null ? [] : [source])]
  const [counts, teams] = await Promise.all([countFacets(id, { words: '', filters: {} }, facets), listTeams()])
  const jobs = { facet: 'jobId', counts: counts.jobId, most: mostJobs }
  const titles = await readJobTitles(
    id,
    jobs.counts?.values.slice(0, mostJobs).flatMap(({ value }) => value ?? []) ?? [],
  )
  const known = new Map(knownJobs().map((job) => [job.id, job.title]))
  const teamNames = new Map(teams.map((team) => [team.id, team.name]))
  const statuses = nameStatuses({ facet: 'status', counts: counts.status, most: mostStatuses }, stages())
  return {
    total,
    statuses,
    jobs: nameValues(jobs, (job) => titles.get(job) ?? known.get(job) ?? `Job ${job}`),
    teams: nameValues(
      { facet: 'teamId', counts: counts.teamId, most: mostOthers },
      (team) => teamNames.get(team) ?? `Team ${team}`,
    ),
    source:
      source === null ? null : nameValues({ facet: source, counts: counts[source], most: mostOthers }, (text) => text),
    overTime: await readOverTime(
      id,
      chart,
      statuses.values.map(({ value }) => value),
    ),
  }
}

function stages(): readonly string[] {
  const { status } = displayProfile().applicants
  return typeof status === 'object' ? status.order : []
}

async function readOverTime(indexId: number, { period, timeZone }: Chart, order: readonly (string | null)[]) {
  if (displayProfile().applicants.time === undefined) return null
  const now = new Date()
  const inZone = async (zone: string) => {
    const counts = await countByDay(indexId, { days: daysOf(period), timeZone: zone, now })
    return { period, timeZone: zone, columns: timeColumns(counts, { period, timeZone: zone, now, order }) }
  }
  try {
    return await inZone(timeZone)
  } catch (error) {
    if (!isUnknownZone(error)) throw error
    return inZone('UTC')
  }
}

/** Browsers know zones that an older PostgreSQL does not. */
function isUnknownZone(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && error.code === '22023') || isUnknownZone(error.cause)
}

async function readNewcomers(indexId: number, personId: string): Promise<NewApplicants | null> {
  const look = await readLook(personId)
  if (look === null) return null
  const { newSince } = look
  const sort = { by: 'firstSeen', isDescending: true } as const
  const query = { words: '', filters: {}, newSince, sort, offset: 0, limit: latestShown }
  const { rows, total } = await searchApplicants(indexId, query)
  const latest = rows.map(({ record }) => record).filter(isRecord)
  return { since: newSince.toISOString(), count: total, latest }
}

/** Of the jobs as this server last listed them; null before that. */
async function readJobsWithout(indexId: number): Promise<JobsWithout | null> {
  const asOf = jobsKnownAt()
  if (asOf === null) return null
  const open = knownJobs().filter(({ id, isOpen }) => id !== '' && isOpen !== false)
  const without = await findJobsWithout(
    indexId,
    open.map(({ id }) => id),
  )
  const jobs = open.filter(({ id }) => without.has(id)).map(({ id, title }) => ({ id, title }))
  return { jobs, asOf: asOf.toISOString() }
}
