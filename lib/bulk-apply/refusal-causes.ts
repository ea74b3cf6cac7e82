import 'server-only'
import { type SQL, sql } from 'drizzle-orm'
import type { Person } from '../accounts/contract'
import { jobTitleInWords } from '../dispatch/subject-in-words'
import { hasListedJob, knownTitleOf } from '../jobs/known-jobs'
import type { PartnerFailure } from '../partner/failure/failure'
import { inWords } from '../partner/failure/in-words'
import { store } from '../store/connection'
import { runs } from '../store/run-tables'
import { dispatches } from '../store/schema'
import { applicationForm } from './application-form'
import { causeInWords } from './cause-in-words'
import type { RefusalCause } from './contract'
import { fieldTitles } from './field-titles'
import { nameMissingJob, waitForMissingJobs } from './name-missing-job'
import { refusalsOfJob } from './queue/on-row-done'
import { runRowWords } from './words'

/** The minimum time for which uploaded rows are kept, so that the rows shown can be corrected. */
const shownDays = 7
const maxCauses = 50

/** Over `dispatches`: what refused rows of one run have in common. Never contains a value of a row. */
export const causeKey = sql<string>`((dispatches.failure ->> 'kind') || coalesce('!' || (dispatches.failure ->> 'issue'), '')
  || case when dispatches.failure ->> 'kind' in ${refusalsOfJob} then coalesce('#' || dispatches.job_id, '') else '' end
  || coalesce(':' || (select string_agg(field, ',' order by field) from jsonb_object_keys(
    case when jsonb_typeof(dispatches.failure -> 'fields') = 'object' then dispatches.failure -> 'fields' else '{}'::jsonb end) field
    where field <> ''), ''))`

/** Over `dispatches`: what the partner said about a row, in the form that `causeInWords` shows. */
const saidOfRow = sql`case when coalesce(dispatches.failure -> 'fields', '{}') in ('{}', 'null')
  then dispatches.failure -> 'said' else dispatches.failure -> 'fields' end`

/** Over `dispatches`: refused by the partner, certain not to have succeeded, and its upload is still stored. */
export const isRefusedRow = sql`(dispatches.row_outcome = 'refused' and not dispatches.may_have_succeeded
  and exists (select 1 from run_rows where run_id = dispatches.group_id and run_rows.row = dispatches.group_position))`

/** Over `runs`: its refused rows may be corrected and sent again. */
export const takesCorrections = sql<boolean>`(runs.held_by is null and not runs.may_have_been_sent
  and runs.state in ('running', 'paused', 'stopped', 'finished', 'cancelled'))`

type Asked = { runId: string } | { personId: Person['id'] } | 'everybody'

/** Lists the causes of refusals in one run, or in all recent runs: a person's own not dismissed ones, or everyone's. */
export async function listRefusalCauses(asked: Asked): Promise<RefusalCause[]> {
  const groups = await store()
    .select({
      runId: runs.id,
      runName: runs.name,
      who: runs.personName,
      canCorrect: takesCorrections,
      key: sql<string>`cause`,
      rows: sql<number>`count(*)::int`,
      ofRun: sql<number>`(sum(count(*)) over (partition by runs.id))::int`,
      saysMore: sql<boolean>`count(distinct coalesce(said, 'null')) > 1`,
      example: sql<string>`(array_agg(refused.id order by refused.ended_at desc))[1]`,
      jobTitle: sql<string>`min(refused.subject)`,
      jobId: sql<string | null>`min(refused.job_id)`,
      at: sql<string>`to_char(max(refused.ended_at) at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
    })
    .from(runs)
    .innerJoin(
      sql`lateral (select id, ended_at, subject, job_id, ${causeKey} as cause, ${saidOfRow} as said from dispatches
        where group_id = runs.id and ${isRefusedRow}) refused`,
      sql`true`,
    )
    .where(runsOf(asked))
    .groupBy(runs.id, sql`cause`)
    .orderBy(sql`max(refused.ended_at) desc`)
    .limit(maxCauses)
  const titleOfField = fieldTitles(applicationForm())
  const failures = await readFailures(groups.map(({ example }) => example))
  await waitForMissingJobs(failures.values())
  return groups.map(({ runId, runName, who, ofRun, example, saysMore, jobTitle, jobId, ...group }) => {
    const stored = failures.get(example)
    const failure = stored && nameMissingJob(stored, jobId)
    const isOfJob = failure !== undefined && refusalsOfJob.includes(failure.kind)
    return {
      ...group,
      run: { id: runId, name: runName, who, refused: ofRun },
      ...(failure === undefined
        ? { title: runRowWords.outcomes.refused, message: '' }
        : causeInWords(failure, titleOfField, saysMore)),
      job: isOfJob && failure === stored ? refusedJob(jobId, jobTitle) : null,
    }
  })
}

function refusedJob(jobId: string | null, subject: string): RefusalCause['job'] {
  const isUnlisted = jobId !== null && hasListedJob(jobId) === false
  return { id: isUnlisted ? null : jobId, title: knownTitleOf(jobId) ?? jobTitleInWords(subject, jobId) }
}

function runsOf(asked: Asked): SQL {
  if (asked === 'everybody') return sql`runs.started_at > now() - make_interval(days => ${shownDays})`
  if ('runId' in asked) return sql`runs.id = ${asked.runId}`
  return sql`runs.person_id = ${asked.personId} and runs.dismissed_at is null
    and runs.started_at > now() - make_interval(days => ${shownDays})`
}

async function readFailures(ids: string[]): Promise<Map<string, PartnerFailure>> {
  if (ids.length === 0) return new Map()
  const rows = await store()
    .select({ id: dispatches.id, failure: dispatches.failure })
    .from(dispatches)
    .where(sql`id in ${ids}`)
  // Written only by lib/dispatch.
  return new Map(rows.flatMap(({ id, failure }) => (failure ? [[id, inWords(failure as PartnerFailure)]] : [])))
}
