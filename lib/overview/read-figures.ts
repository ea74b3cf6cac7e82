import 'server-only'
import { readLastVisit } from '../applicant-index/applicant-visits'
import { isSourceField } from '../applicant-index/choose-facets'
import { countByDay } from '../applicant-index/count-by-day'
import { countFacets } from '../applicant-index/count-facets'
import { findJobsWithout } from '../applicant-index/find-jobs-without'
import type { IndexRecord } from '../applicant-index/indexes'
import { keepCounts } from '../applicant-index/keep-counts'
import { columnsFingerprint } from '../applicant-index/remap'
import { countApplicants, searchApplicants } from '../applicant-index/search-applicants'
import { everyone, openSearch } from '../applicant-index/search-context'
import { indexMapping } from '../applicants/index-mapping'
import { readJobTitles } from '../applicants/read-job-titles'
import { stagesOf } from '../applicants/stages'
import { readingFingerprint, readingProfile } from '../connection/mapping/reading-profile'
import { listTeams } from '../connection/teams/list-teams'
import { jobsKnownAt, knownJobs } from '../jobs/known-jobs'
import type { Pointer } from '../records/pointer'
import { isRecord } from '../records/record'
import { hasErrorCode } from '../store/error-code'
import type { ApplicantFigures, JobsWithout, NewApplicants, Period } from './contract'
import { countSentHere } from './count-sent-here'
import { maxJobs, nameJobs, nameStatuses, nameTeams, nameValues } from './name-values'
import { daysOf, timeColumns } from './time-columns'
import { addDays, dayIn, startOfDay } from './zoned-days'

const latestShown = 5
const maxSources = 8

type Chart = { period: Period; timeZone: string }

/** Cached because counting is the slowest part, and every user lands here after signing in. */
const keepCounted =
  keepCounts<Omit<ApplicantFigures, 'asOf' | 'isRecounting' | 'newcomers' | 'jobsWithout'>>('kept-overview-figures')

/** Returns the figures for all applicants from the index, without a request to the partner. */
export async function readFigures(index: IndexRecord, personId: string, chart: Chart): Promise<ApplicantFigures> {
  // The key includes the total, so a recount starts as soon as applicants are added or removed.
  const name = JSON.stringify([index.id, index.total, index.mapping, readingFingerprint(), chart])
  const [counted, newcomers, jobsWithout] = await Promise.all([
    keepCounted(name, () => count(index, chart)),
    readNewcomers(index.id, personId),
    readJobsWithout(index.id),
  ])
  // If no applicant has a job, do not report any job as having no applicants.
  const hasJobs = counted.jobs.values.some(({ value }) => value !== null)
  return {
    ...counted,
    asOf: index.refreshedAt?.toISOString() ?? null,
    isRecounting: isRecounting(index),
    newcomers,
    jobsWithout: hasJobs ? jobsWithout : null,
  }
}

async function count({ id, total, ...index }: IndexRecord, chart: Chart) {
  // Only walks write the column.
  const facetPaths = index.facetPaths as Pointer[]
  const source = facetPaths.find(isSourceField) ?? facetPaths[0] ?? null
  const facets = ['status', 'jobId', 'teamId', ...(source === null ? [] : [source])]
  const [counts, teams] = await Promise.all([countFacets(await openSearch(id, everyone), facets), listTeams()])
  const shownJobs = counts.jobId?.values.slice(0, maxJobs).flatMap(({ value }) => value ?? []) ?? []
  const titles = new Map([
    ...knownJobs().map(({ id, title }) => [id, title] as const),
    ...(await readJobTitles(id, shownJobs)),
  ])
  const statuses = nameStatuses(counts.status, stagesOf(counts.status?.values.map(({ value }) => value) ?? []))
  const overTime = await readOverTime(
    id,
    chart,
    statuses.values.map(({ value }) => value),
  )
  return {
    total,
    statuses,
    jobs: nameJobs(counts.jobId, titles),
    teams: nameTeams(counts.teamId, teams),
    source:
      source === null ? null : nameValues({ facet: source, counts: counts[source], most: maxSources }, (text) => text),
    lately: await readLately(id, overTime?.timeZone ?? chart.timeZone),
    overTime,
  }
}

/** The sync rereads the columns once the field mapping changes or other facets are chosen. */
function isRecounting({ mapping, facetPaths }: Pick<IndexRecord, 'mapping' | 'facetPaths'>): boolean {
  // Only walks write the column.
  return (
    mapping !== '' && mapping !== columnsFingerprint({ mapping: indexMapping(), facetPaths: facetPaths as Pointer[] })
  )
}

async function readLately(indexId: number, timeZone: string): Promise<ApplicantFigures['lately']> {
  if (readingProfile().applicants.time === undefined) return null
  const today = dayIn(timeZone, new Date())
  const [from, until] = [startOfDay(addDays(today, -1), timeZone), startOfDay(addDays(today, 1), timeZone)]
  const count = await countApplicants(await openSearch(indexId, { ...everyone, applied: { from, until } }))
  return { from: from.toISOString(), until: until.toISOString(), count }
}

async function readOverTime(indexId: number, { period, timeZone }: Chart, order: readonly (string | null)[]) {
  if (readingProfile().applicants.time === undefined) return null
  const now = new Date()
  const inZone = async (zone: string) => {
    const counts = await countByDay(indexId, { days: daysOf(period), timeZone: zone, now })
    return { period, timeZone: zone, columns: timeColumns(counts, { period, timeZone: zone, now, order }) }
  }
  try {
    return await inZone(timeZone)
  } catch (error) {
    if (!hasErrorCode(error, unknownZone)) throw error
    return inZone('UTC')
  }
}

/** Browsers know time zones that older PostgreSQL versions do not. */
const unknownZone = /^22023$/

async function readNewcomers(indexId: number, personId: string): Promise<NewApplicants | null> {
  const look = await readLastVisit(personId)
  if (look === null) return null
  const { newSince } = look
  const sort = { by: 'firstSeen', isDescending: true } as const
  const search = await openSearch(indexId, { ...everyone, newSince })
  const { rows, total } = await searchApplicants(search, { sort, offset: 0, limit: latestShown })
  const latest = rows.map(({ record }) => record).filter(isRecord)
  const count = total.isExact ? total.count : await countApplicants(search)
  const own = count === 0 ? { sentHere: 0, unconfirmed: 0 } : await countSentHere(indexId, newSince)
  return { since: newSince.toISOString(), count, ...own, latest }
}

/** Uses the jobs as this server last listed them; returns null if it has not listed them yet. */
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
