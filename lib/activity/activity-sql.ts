import 'server-only'
import { and, desc, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { isEndedRow, isUnderWayRow } from '../dispatch/transitions'
import { writeEndpoints } from '../partner/endpoint'
import { store } from '../store/connection'
import { runs } from '../store/run-tables'
import { activity, dispatches } from '../store/schema'
import type { ActivityOutcome, FilterKind, OutcomeFilter } from './contract'
import { recordedOutcomes } from './recorded-outcomes'
import { isRunEntry, runEntries, selectRunEntries } from './run-entries'
import type { StoredExport, StoredFacts } from './stored-facts'
import { betweenPositions, listsRunsAsOne, microseconds, type Wanted, within } from './wanted'

export const storedFacts = sql<StoredFacts | null>`jsonb_build_object(
  'kind', kind, 'state', state, 'groupId', group_id, 'isHeld', held_by is not null,
  'result', case when jsonb_typeof(result) = 'object' then result - 'answer' end,
  'uncertainty', case when uncertainty ->> 'what' is not null then jsonb_strip_nulls(jsonb_build_object('what', uncertainty -> 'what', 'listedAtMost', uncertainty -> 'listedAtMost')) end,
  'failure', case when failure ->> 'kind' is not null then jsonb_build_object('kind', failure -> 'kind') end)`

/**
 * The user's wait for the partner: from the first send to the outcome. If a user sent it again, measured from the last
 * resend, because the time spent on corrections before it does not count.
 */
const sentAgainAt = sql`coalesce(jsonb_path_query_array(timeline, '$[*] ? (@.what == "sent-again").at') -> -1, '""')`
const tookMs = sql<number | null>`(extract(epoch from ended_at
  - (jsonb_path_query_first(timeline, '$[*] ? (@.what == "sent" && @.at >= $again).at',
    jsonb_build_object('again', ${sentAgainAt})) #>> '{}')::timestamptz) * 1000)::float8`

/** Returns the rows of all tables, latest first. */
export async function readRows(wanted: Wanted) {
  const query = rowsQuery(wanted)
  return query ? markHeld(await query) : []
}

/** Builds one statement over the tables, each limited and read along an index; null if nothing can match. */
export function rowsQuery(wanted: Wanted) {
  const written = queryRecorded(wanted)
  const writes = dispatched(wanted)
  const asOne = runEntries(wanted)
  if (!written || !writes) return written ?? writes ?? asOne
  const all = asOne ? unionAll(written, writes, asOne) : unionAll(written, writes)
  return all.orderBy(sql`2 desc`, sql`1 desc`).limit(wanted.limit)
}

export type FoundRow = Awaited<NonNullable<ReturnType<typeof rowsQuery>>>[number]

/** Returns a row by its id, from any of the tables. */
export async function readActivityRow(id: string): Promise<FoundRow | null> {
  const [row] = await unionAll(
    selectRecorded().where(eq(activity.id, id)),
    selectDispatched().where(eq(dispatches.id, id)),
    selectRunEntries().where(and(eq(runs.id, id), isRunEntry)),
  )
  return row ? ((await markHeld([row]))[0] ?? null) : null
}

/** Run as a separate query, only if rows of runs are scheduled: as a column it would change the list's query plan. */
export async function markHeld<Row extends { facts: StoredFacts | null }>(rows: Row[]): Promise<Row[]> {
  const groupIds = new Set(rows.flatMap(({ facts }) => (facts?.state === 'scheduled' ? (facts.groupId ?? []) : [])))
  if (groupIds.size === 0) return rows
  const held = await store()
    .select({ id: runs.id })
    .from(runs)
    .where(and(inArray(runs.id, [...groupIds]), isNotNull(runs.heldBy)))
  const heldIds = new Set(held.map(({ id }) => id))
  return rows.map((row) =>
    row.facts?.state === 'scheduled' && heldIds.has(row.facts.groupId ?? '')
      ? { ...row, facts: { ...row.facts, isHeld: true } }
      : row,
  )
}

function queryRecorded({ filter, before = null, after = null, limit }: Wanted) {
  const { person, kind, outcome, job, since, until } = filter
  const outcomes = outcome === null ? null : recordedOutcomes(outcome)
  if (isWrite(kind) || kind === 'bulk-apply' || filter.run !== null || outcomes?.length === 0) return null
  const position = sql`(${activity.at}, ${activity.id})`
  return selectRecorded()
    .where(
      and(
        person === null ? undefined : eq(activity.personId, person),
        kind === null ? undefined : eq(activity.kind, kind),
        outcomes === null ? undefined : sql`${activity.outcome} in (${sql.raw(outcomes.map(quoted).join(', '))})`,
        job === null ? undefined : sql`details ->> 'jobId' = ${job}`,
        within(sql`${activity.at}`, { since, until }),
        betweenPositions(position, { before, after }),
      ),
    )
    .orderBy(desc(activity.at), desc(activity.id))
    .limit(limit)
}

function dispatched({ filter, before = null, after = null, limit, isEach = false }: Wanted) {
  const { person, kind, outcome, job, run, since, until } = filter
  if (kind !== null && !isWrite(kind)) return null
  const position = sql`(${dispatches.createdAt}, ${dispatches.id})`
  return selectDispatched()
    .where(
      and(
        person === null ? undefined : eq(dispatches.personId, person),
        kind === null ? undefined : eq(dispatches.kind, kind),
        outcome === null ? undefined : outcomeStates[outcome],
        job === null ? undefined : or(eq(dispatches.jobId, job), hasCreated(job)),
        run === null ? undefined : eq(dispatches.groupId, run),
        !isEach && listsRunsAsOne(filter) ? isNull(dispatches.groupId) : undefined,
        within(sql`${dispatches.createdAt}`, { since, until }),
        betweenPositions(position, { before, after }),
      ),
    )
    .orderBy(desc(dispatches.createdAt), desc(dispatches.id))
    .limit(limit)
}

/** A job's ID is unknown until the job is created, so only the result holds it. */
function hasCreated(job: string): SQL | undefined {
  return and(eq(dispatches.kind, 'create-job'), sql`result ->> 'id' = ${job}`)
}

function isWrite(kind: FilterKind | null): boolean {
  return writeEndpoints.some((write) => write === kind)
}

function selectRecorded() {
  return store()
    .select({
      id: activity.id,
      at: activity.at,
      cursorAt: microseconds(sql`${activity.at}`).as('cursor_at'),
      personId: activity.personId,
      personName: activity.personName,
      kind: activity.kind,
      subject: activity.subject,
      applicantEmail: activity.applicantEmail,
      jobId: sql<string | null>`details ->> 'jobId'`.as('job_id'),
      teamId: sql<string | null>`null::text`.as('team_id'),
      accountId: sql<string | null>`details ->> 'account'`.as('account_id'),
      rows: sql<number | null>`null::int`.as('rows'),
      refused: sql<number | null>`null::int`.as('refused'),
      resent: sql<number | null>`null::int`.as('resent'),
      reference: activity.reference,
      outcome: sql<string | null>`outcome`.as('outcome'),
      facts: sql<StoredFacts | null>`null::jsonb`.as('facts'),
      exported: sql<StoredExport | null>`case when kind = 'export' then jsonb_build_object(
        'what', details -> 'what', 'run', details -> 'run', 'count', details -> 'count') end`.as('exported'),
      durationMs: sql<number | null>`case when jsonb_typeof(details -> 'durationMs') = 'number'
        then (details ->> 'durationMs')::float8 end`.as('duration_ms'),
    })
    .from(activity)
    .$dynamic()
}

function selectDispatched() {
  return store()
    .select({
      id: dispatches.id,
      at: dispatches.createdAt,
      cursorAt: microseconds(sql`${dispatches.createdAt}`).as('cursor_at'),
      personId: dispatches.personId,
      personName: dispatches.personName,
      kind: dispatches.kind,
      subject: dispatches.subject,
      applicantEmail: dispatches.applicantEmail,
      jobId: sql<string | null>`job_id`.as('job_id'),
      teamId: sql<string | null>`case when kind = 'set-ai-chat' then team_id end`.as('team_id'),
      accountId: sql<string | null>`null::text`.as('account_id'),
      rows: sql<number | null>`null::int`.as('rows'),
      refused: sql<number | null>`null::int`.as('refused'),
      resent: sql<number | null>`null::int`.as('resent'),
      reference: dispatches.reference,
      outcome: sql<string | null>`null::text`.as('outcome'),
      facts: storedFacts.as('facts'),
      exported: sql<StoredExport | null>`null::jsonb`.as('exported'),
      durationMs: tookMs.as('duration_ms'),
    })
    .from(dispatches)
    .$dynamic()
}

/** Inlined, since these are our own constants: only then does PostgreSQL see that the partial index covers them. */
const quoted = (outcome: ActivityOutcome) => `'${outcome}'`

/** Rows of a held run stay scheduled: only the run shows that they are waiting for review. */
const isRowOfHeldRun = sql`(state = 'scheduled' and group_id is not null
  and group_id in (select id from runs where held_by is not null))`

/** `isEndedRow` repeats the partial index's states, so that PostgreSQL uses that index. */
export const outcomeStates: Record<OutcomeFilter, SQL> = {
  'needs-somebody': sql`not ${isEndedRow} and (state = 'needs-decision' or ${isRowOfHeldRun})`,
  'under-way': sql`not ${isEndedRow} and ${isUnderWayRow} and not ${isRowOfHeldRun}`,
  done: sql`${isEndedRow} and state = 'succeeded'`,
  refused: sql`${isEndedRow} and state = 'refused'`,
  left: sql`${isEndedRow} and state = 'abandoned'`,
  'not-sent': sql`${isEndedRow} and state = 'cancelled'`,
}
