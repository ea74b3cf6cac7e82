import 'server-only'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Store } from '../store/connection'
import { dispatches } from '../store/schema'
import { normalizeEmail } from '../text/normalize-email'
import type { EarlierApplication } from './contract'

const atMost = 5

const outcomeInWord = sql<string>`case when state = 'succeeded' then coalesce(result ->> 'outcome', 'submitted')
  when state in ('reconciling', 'needs-decision', 'abandoned') then 'uncertain' else 'under-way' end`

type Application = { applicantEmail: string; jobId: string }

/**
 * This desk's applications of the person to the job, latest first, that have succeeded, may have, or are in progress.
 * Null: none. Concurrent calls for the same pair wait until this transaction has ended.
 */
export async function findEarlier(
  tx: Store,
  { applicantEmail, jobId }: Application,
): Promise<EarlierApplication[] | null> {
  const email = normalizeEmail(applicantEmail)
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${lockOf(email, jobId)}, 0))`)
  const found = await inDispatches(tx, email, jobId)
  if (found.length === 0) return null
  return found.map(({ id, at, who, outcome }) => ({ id, at: at.toISOString(), who, outcome: asOutcome(outcome) }))
}

/**
 * The same for many pairs: the latest application of each. Pairs in the form that dispatches store
 * (`normalizeEmail`, `sanitizeText`).
 */
export async function findEarlierPairs(
  tx: Store,
  pairs: readonly Application[],
): Promise<Map<number, EarlierApplication>> {
  const locks = JSON.stringify(pairs.map(({ applicantEmail, jobId }) => lockOf(applicantEmail, jobId)))
  // Always locked in the same order, or two of these calls would deadlock.
  await tx.execute(
    sql`select pg_advisory_xact_lock(key) from (select distinct hashtextextended(lock, 0) as key
      from jsonb_array_elements_text(${locks}::jsonb) as lock order by 1) as locks`,
  )
  return readEarlierPairs(tx, pairs)
}

/** The same without locks, to inform a user: what is being recorded at this moment may be missing. */
export async function readEarlierPairs(
  tx: Store,
  pairs: readonly Application[],
): Promise<Map<number, EarlierApplication>> {
  const asked = JSON.stringify(pairs.map(({ applicantEmail: email, jobId: job }, index) => ({ index, email, job })))
  const pair = sql`jsonb_to_recordset(${asked}::jsonb) as pair(index int, email text, job text)`
  const found = await tx
    .select({
      index: sql<number>`pair.index`,
      id: sql<string>`earlier.id`,
      at: sql<string>`to_char(earlier.at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
      who: sql<string>`earlier.who`,
      outcome: sql<string>`earlier.outcome`,
    })
    .from(pair)
    .crossJoin(sql`lateral (select id, created_at as at, person_name as who, ${outcomeInWord} as outcome from dispatches
      where applicant_email = pair.email and ${withoutIndex('kind')} = 'submit-application' and ${withoutIndex('job_id')} = pair.job
        and state not in ('refused', 'cancelled') order by created_at desc limit 1) earlier`)
  return new Map(found.map(({ index, id, at, who, outcome }) => [index, { id, at, who, outcome: asOutcome(outcome) }]))
}

/**
 * A column whose indexes the planner leaves alone: while a large run is enqueued, before its rows are in the
 * statistics, it would read all rows of a job for each pair instead of a person's few.
 */
const withoutIndex = (column: 'kind' | 'job_id') => sql.raw(`${column} || ''`)

/** Held by whoever records an application until it is recorded. */
const lockOf = (email: string, jobId: string) => JSON.stringify([email, jobId])

function inDispatches(tx: Store, email: string, jobId: string) {
  return tx
    .select({
      id: dispatches.id,
      at: dispatches.createdAt,
      who: dispatches.personName,
      outcome: outcomeInWord,
    })
    .from(dispatches)
    .where(
      and(
        eq(dispatches.kind, 'submit-application'),
        eq(dispatches.applicantEmail, email),
        eq(dispatches.jobId, jobId),
        sql`state not in ('refused', 'cancelled')`,
      ),
    )
    .orderBy(desc(dispatches.createdAt))
    .limit(atMost)
}

function asOutcome(word: string): EarlierApplication['outcome'] {
  if (word === 'submitted' || word === 'queued' || word === 'already-applied' || word === 'uncertain') return word
  return 'under-way'
}
