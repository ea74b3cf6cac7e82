import 'server-only'
import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import { store } from '../store/connection'
import { runs } from '../store/run-tables'
import type { OutcomeFilter, RunOutcome } from './contract'
import type { StoredExport, StoredFacts } from './stored-facts'
import { betweenPositions, listsRunsAsOne, microseconds, type Wanted, within } from './wanted'

/** Condition over `runs`: while a run is a draft, the user has not asked to send anything. */
export const isRunEntry = sql`runs.state <> 'draft'`

const hasUnconfirmed = sql`exists (select 1 from dispatches
  where dispatches.group_id = runs.id and dispatches.row_outcome = 'needs-decision')`

const hasRefused = sql`exists (select 1 from dispatches
  where dispatches.group_id = runs.id and dispatches.row_outcome = 'refused')`

const refusedRows = sql<number | null>`case when runs.state = 'finished' then (select count(*)::int from dispatches
  where dispatches.group_id = runs.id and dispatches.row_outcome = 'refused') end`

/** Repeats the predicate of the small index of these rows: counting them is cheap only with that index. */
const resentRows = sql<number | null>`(select count(*)::int from dispatches where dispatches.group_id = runs.id
  and dispatches.group_id is not null and dispatches.timeline @> '[{"what": "sent-again"}]')`

const runOutcome = sql<RunOutcome>`case when runs.held_by is not null then 'held-for-review'
  when runs.state = 'enqueueing' then 'waiting' when runs.state = 'running' then 'sending'
  when runs.state in ('paused', 'stopped') then runs.state
  when runs.state in ('cancelling', 'cancelled') then 'run-cancelled'
  when ${hasUnconfirmed} then 'needs-decision' when ${hasRefused} then 'done-refused' else 'done' end`

/** Conditions over `runs`; null if no run can have the outcome. */
export const runsWithOutcome: Record<OutcomeFilter, SQL | null> = {
  'needs-somebody': sql`(runs.held_by is not null or runs.state in ('paused', 'stopped')
    or (runs.state = 'finished' and ${hasUnconfirmed}))`,
  'under-way': sql`(runs.held_by is null and runs.state in ('enqueueing', 'running'))`,
  done: sql`(runs.held_by is null and runs.state = 'finished' and not ${hasUnconfirmed} and not ${hasRefused})`,
  refused: sql`(runs.held_by is null and runs.state = 'finished' and not ${hasUnconfirmed} and ${hasRefused})`,
  left: null,
  'not-sent': sql`(runs.held_by is null and runs.state in ('cancelling', 'cancelled'))`,
}

/** Selects runs as one entry each; null if their applications are listed instead, or nothing can match. */
export function runEntries({ filter, before = null, after = null, limit, isEach = false }: Wanted) {
  const { person, kind, outcome, job, run, since, until } = filter
  const isWanted = kind === 'bulk-apply' ? job === null : !isEach && listsRunsAsOne(filter)
  const ofOutcome = outcome === null ? undefined : runsWithOutcome[outcome]
  if (!isWanted || ofOutcome === null) return null
  return selectRunEntries()
    .where(
      and(
        isRunEntry,
        person === null ? undefined : eq(runs.personId, person),
        run === null ? undefined : eq(runs.id, run),
        ofOutcome,
        within(sql`${runs.createdAt}`, { since, until }),
        betweenPositions(sql`(${runs.createdAt}, ${runs.id})`, { before, after }),
      ),
    )
    .orderBy(desc(runs.createdAt), desc(runs.id))
    .limit(limit)
}

export function selectRunEntries() {
  return store()
    .select({
      id: runs.id,
      at: runs.createdAt,
      cursorAt: microseconds(sql`${runs.createdAt}`).as('cursor_at'),
      personId: runs.personId,
      personName: runs.personName,
      kind: sql<string>`'bulk-apply'`.as('kind'),
      subject: runs.name,
      applicantEmail: sql<string | null>`null::text`.as('applicant_email'),
      jobId: sql<string | null>`null::text`.as('job_id'),
      teamId: sql<string | null>`null::text`.as('team_id'),
      accountId: sql<string | null>`null::text`.as('account_id'),
      rows: sql<number | null>`runs.rows`.as('rows'),
      refused: refusedRows.as('refused'),
      resent: resentRows.as('resent'),
      reference: sql<string | null>`null::text`.as('reference'),
      outcome: sql<string | null>`${runOutcome}`.as('outcome'),
      facts: sql<StoredFacts | null>`null::jsonb`.as('facts'),
      exported: sql<StoredExport | null>`null::jsonb`.as('exported'),
      // A run may be resumed after it ended, so its timestamps do not tell how long it took.
      durationMs: sql<number | null>`null::float8`.as('duration_ms'),
    })
    .from(runs)
    .$dynamic()
}
