import 'server-only'
import { sql } from 'drizzle-orm'
import { type Store, store } from '../store/connection'
import { lockNumbers } from '../store/lock-numbers'
import { retentionBatch, retentionSteps } from './retention-steps'

type Step = keyof typeof retentionSteps
/** How many were erased per step. */
type Erased = Record<Step, number>

/**
 * Erases what is past its retention period (retention-steps.ts), in batches. One server does it at a time; the others
 * do nothing. `isStopping` ends it between two batches.
 */
export async function eraseExpired(isStopping: () => boolean = () => false): Promise<Erased> {
  const erased: [string, number][] = []
  for (const [name, erase] of Object.entries(retentionSteps)) {
    let erasedCount = 0
    for (let count = retentionBatch; count === retentionBatch && !isStopping(); erasedCount += count)
      count = await store().transaction(async (tx) => ((await isOurTurn(tx)) ? (await erase(tx)).length : 0))
    erased.push([name, erasedCount])
  }
  // The keys are exactly those of `retentionSteps`.
  return Object.fromEntries(erased) as Erased
}

async function isOurTurn(tx: Store): Promise<boolean> {
  const [turn] = await tx
    .select({ isOurs: sql<boolean>`pg_try_advisory_xact_lock(${lockNumbers.retention})` })
    .from(sql`(select 1) as one`)
  return turn?.isOurs ?? false
}
