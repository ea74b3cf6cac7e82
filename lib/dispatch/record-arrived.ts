import 'server-only'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { type Store, store } from '../store/connection'
import { dispatches } from '../store/schema'
import { sanitizeJson } from '../text/sanitize'
import { ended } from './claim'
import type { Author } from './contract'
import { kindOf } from './registry'
import type { StoredDispatch } from './row'
import { withStep } from './timeline'
import { move } from './transitions'

const { from, state } = move({ 'needs-decision': 'succeeded' })
/** What is held since the store went back is decided by its review alone. */
const isUndecided = and(from, sql`held_by is null`)

type Waiting = Pick<StoredDispatch, 'id' | 'kind'>

/**
 * Records those of these as arrived that the partner's records show; the others stay unconfirmed. The partner has not
 * confirmed any: `onOutcome`, which learns from answers, does not run.
 */
export async function recordArrived(these: SQL, person: Author): Promise<StoredDispatch[]> {
  const { id, kind } = dispatches
  const waiting = await store().select({ id, kind }).from(dispatches).where(and(these, isUndecided))
  const results = await findResults(waiting)
  return store().transaction(async (inside: Store) => {
    const recorded: StoredDispatch[] = []
    for (const row of waiting)
      if (results.has(row.id)) recorded.push(...(await record(inside, row, results.get(row.id), person)))
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

function record(inside: Store, { id, kind }: Waiting, result: unknown, person: Author): Promise<StoredDispatch[]> {
  return inside
    .update(dispatches)
    .set({
      ...ended,
      state,
      result: sanitizeJson(result),
      failure: null,
      uncertainty: null,
      mayHaveSucceeded: false,
      before: null,
      ...(kindOf(kind).erasesBodyOnSuccess ? { body: '' } : {}),
      timeline: withStep({ what: 'arrived', by: person.name, byId: person.id }),
    })
    .where(and(eq(dispatches.id, id), isUndecided))
    .returning()
}
