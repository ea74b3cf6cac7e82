import 'server-only'
import { and, sql } from 'drizzle-orm'
import { createBatches } from '../runtime/batches'
import { log } from '../runtime/log'
import { type Store, store } from '../store/connection'
import { dispatches } from '../store/schema'
import { sanitizeJson } from '../text/sanitize'
import type { Step } from './contract'
import type { WriteKind } from './kind'
import { groups } from './registry'
import type { DispatchRow } from './row'
import { withStep } from './timeline'
import { move } from './transitions'
import { isUnlocked } from './unlocked-rows'

type Success = { kind: WriteKind; row: DispatchRow; step: Omit<Step, 'at'>; outcome: { result: unknown } }

/**
 * Saves the success of a row of a group, with what follows from it, in one transaction for all that arrive at the same
 * time: a run has thousands of rows. False if it was not saved: the row is locked or has moved on, or what follows
 * failed. `save` then tries it alone.
 */
export const saveTogether = createBatches(async (successes: Success[]): Promise<boolean[]> => {
  try {
    const saved = await store().transaction(async (tx: Store) => {
      const ids = await writeSuccesses(successes, tx)
      const written = successes.filter(({ row }) => ids.has(row.id))
      for (const { kind, row, outcome } of written) await kind.onOutcome?.(tx, row, outcome)
      const byGroup = new Map(written.map((success) => [success.row.groupId, success]))
      for (const { row, outcome } of byGroup.values()) await groups().onOutcome(tx, row, outcome)
      return ids
    })
    return successes.map(({ row }) => saved.has(row.id))
  } catch (error) {
    log.warn({ err: error, count: successes.length }, 'successes could not be saved together')
    return successes.map(() => false)
  }
})

const toSucceeded = move({
  sending: 'succeeded',
  queued: 'succeeded',
  'backing-off': 'succeeded',
  reconciling: 'succeeded',
  'needs-decision': 'succeeded',
})

/** Writes where the row is as the worker left it, or has lost this attempt (`writeChange`). */
async function writeSuccesses(successes: readonly Success[], tx: Store): Promise<Set<string>> {
  const given = successes.map(({ kind, row, step, outcome }) => ({
    row_id: row.id,
    made: row.attempts,
    sent_as: row.reference,
    step,
    outcome: sanitizeJson(outcome.result),
    is_erased: kind.erasesBodyOnSuccess,
  }))
  const rows = await tx
    .update(dispatches)
    .set({
      state: toSucceeded.state,
      result: sql`given.outcome`,
      body: sql`case when given.is_erased then '' else body end`,
      timeline: withStep(sql`given.step`),
      endedAt: sql`now()`,
      notBefore: null,
      worker: null,
      leaseUntil: null,
      before: null,
      failure: null,
      uncertainty: null,
      mayHaveSucceeded: false,
      backoffCount: 0,
      reconcileAttempts: 0,
    })
    .from(
      sql`jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given(row_id text, made int, sent_as text, step jsonb,
        outcome jsonb, is_erased boolean)`,
    )
    .where(
      and(
        sql`dispatches.id = given.row_id and (attempts = given.made and reference is not distinct from given.sent_as
          or held_by is not null and attempts < given.made)`,
        isUnlocked(successes.map(({ row }) => row.id)),
        toSucceeded.from,
      ),
    )
    .returning({ id: dispatches.id })
  return new Set(rows.map(({ id }) => id))
}
