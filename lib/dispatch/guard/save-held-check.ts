import 'server-only'
import { and, eq, sql } from 'drizzle-orm'
import { type Store, store } from '../../store/connection'
import { dispatches } from '../../store/schema'
import type { Author, Uncertainty } from '../contract'
import { succeededWith } from '../ended'
import { kindOf } from '../registry'
import type { DispatchRow } from '../row'
import { withStep } from '../timeline'
import { move } from '../transitions'

/**
 * Saves what a check at the partner showed about a held dispatch, which stays held unless it was found. `afterMs`: not
 * saved until this long after the incident, as the partner may still be working on it. False if nothing was saved: it
 * is too early, or the dispatch is no longer held.
 */
export function saveHeldCheck(
  row: DispatchRow,
  found: { result: unknown } | { uncertainty: Uncertainty; afterMs?: number },
  { name: by }: Pick<Author, 'name'>,
): Promise<boolean> {
  const isIt = and(eq(dispatches.id, row.id), sql`held_by is not null`)
  return store().transaction(async (tx: Store) => {
    if ('result' in found) {
      const { from, state } = move({ 'needs-decision': 'succeeded' })
      const kind = kindOf(row.kind)
      const success = succeededWith(kind, found.result)
      const rows = await tx
        .update(dispatches)
        .set({ ...success, state, timeline: withStep({ what: 'reconciled', outcome: 'succeeded', by }) })
        .where(and(isIt, from))
        .returning({ id: dispatches.id })
      if (rows.length > 0) await kind.onOutcome?.(tx, row, { result: success.result })
      return rows.length > 0
    }
    const { uncertainty, afterMs = 0 } = found
    const { from, state } = move({ 'needs-decision': 'needs-decision' })
    const rows = await tx
      .update(dispatches)
      .set({ state, uncertainty, timeline: withStep({ what: 'reconciled', outcome: uncertainty.what, by }) })
      .where(
        and(
          isIt,
          from,
          sql`exists (select 1 from restore_incidents where restore_incidents.id = held_by
            and restore_incidents.at + ${`${afterMs} ms`}::interval <= clock_timestamp())`,
        ),
      )
      .returning({ id: dispatches.id })
    return rows.length > 0
  })
}
