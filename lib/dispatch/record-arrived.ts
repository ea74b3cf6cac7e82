import 'server-only'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { type Store, store } from '../store/connection'
import { dispatches } from '../store/schema'
import type { Author } from './contract'
import { succeededWith } from './ended'
import { kindOf } from './registry'
import type { StoredDispatch } from './row'
import { withStep } from './timeline'
import { move } from './transitions'

const { from, state } = move({ 'needs-decision': 'succeeded' })
/** Dispatches held since the store went back are decided only in their review. */
const isUndecided = and(from, sql`held_by is null`)

type Waiting = Pick<StoredDispatch, 'id' | 'kind'>

/**
 * Records as arrived those of these dispatches that appear in the partner's records; the others stay unconfirmed. The
 * partner has not confirmed any of them, so `onOutcome`, which learns from answers, does not run.
 */
export async function recordArrived(these: SQL, person: Author): Promise<StoredDispatch[]> {
  const { id, kind } = dispatches
  const waiting = await store().select({ id, kind }).from(dispatches).where(and(these, isUndecided))
  const results = await findResults(waiting)
  return store().transaction(async (tx: Store) => {
    // Two people may find one record for two writes: the second one sees what the first has recorded.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('record arrived', 0))`)
    const recorded: StoredDispatch[] = []
    for (const row of waiting)
      if (results.has(row.id)) recorded.push(...(await record(tx, row, results.get(row.id), person)))
    return recorded
  })
}

async function findResults(waiting: Waiting[]): Promise<Map<string, unknown>> {
  const results = new Map<string, unknown>()
  for (const kind of new Set(waiting.map(({ kind }) => kind))) {
    const ids = waiting.filter((row) => row.kind === kind).map(({ id }) => id)
    for (const [id, result] of (await kindOf(kind).findArrived?.(ids)) ?? []) results.set(id, result)
  }
  return results
}

/** One record at the partner was created by only one write. */
const isTakenBy = (result: string) => sql`exists (select from dispatches other where other.kind = dispatches.kind
  and other.applicant_email = dispatches.applicant_email and other.job_id = dispatches.job_id
  and other.state = 'succeeded' and other.result = ${result}::jsonb)`

function record(tx: Store, { id, kind }: Waiting, result: unknown, person: Author): Promise<StoredDispatch[]> {
  const success = succeededWith(kindOf(kind), result)
  return tx
    .update(dispatches)
    .set({
      ...success,
      state,
      // A step that the previous release knows too.
      timeline: withStep({ what: 'chosen', outcome: 'arrived', by: person.name, byId: person.id }),
    })
    .where(and(eq(dispatches.id, id), isUndecided, sql`not ${isTakenBy(JSON.stringify(success.result))}`))
    .returning()
}
