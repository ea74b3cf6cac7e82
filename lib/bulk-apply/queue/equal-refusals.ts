import 'server-only'
import type { PartnerFailure } from '../../partner/failure/failure'
import { singleton } from '../../runtime/singleton'

/** After this many refusals for the same fields, with no row accepted between, the others would be refused as well. */
const firstLimit = 5
/** Each stop multiplies the run's limit by this: a user who resumes it has decided to go on. */
const growth = 5

/** `counted`: the answer for each refusal counted, by the attempt's reference. */
type Refusals = { signature: string; count: number; limit: number; counted: Map<string, boolean> }

/** Kept in memory per server: a second server, or one that restarts, sends a few rows more. */
const byRun = singleton('equal-refusals', () => new Map<string, Refusals>())

/**
 * Counts a refusal. Returns whether the run should stop, because the partner keeps refusing its rows for the same
 * fields. Refusals that name no field count for nothing. The same one counts once and gets the same answer: its
 * transaction is repeated when the database fails.
 */
export function countRefusal(runId: string, attempt: string, failure: PartnerFailure): boolean {
  const signature = signatureOf(failure)
  if (signature === null) return false
  const seen = byRun.get(runId)
  const refusals = seen?.signature === signature ? seen : newRefusals(signature)
  const before = refusals.counted.get(attempt)
  if (before !== undefined) return before
  refusals.count += 1
  byRun.set(runId, refusals)
  const shouldStop = refusals.count >= refusals.limit
  refusals.counted.set(attempt, shouldStop)
  if (!shouldStop) return false
  refusals.count = 0
  refusals.limit *= growth
  return true
}

const newRefusals = (signature: string): Refusals => ({
  signature,
  count: 0,
  limit: firstLimit,
  counted: new Map(),
})

/** A row of the run was accepted: its fields are right. */
export function resetRefusals(runId: string): void {
  const refusals = byRun.get(runId)
  if (!refusals) return
  refusals.count = 0
  refusals.counted.clear()
}

export function forgetRefusals(runId: string): void {
  byRun.delete(runId)
}

/** Returns the fields that the partner named (spec 7, 400 and 422); null for other refusals, or if it named none. */
function signatureOf({ kind, fields }: PartnerFailure): string | null {
  if (kind !== 'bad-request' && kind !== 'invalid') return null
  const named = Object.keys(fields).filter((field) => field !== '')
  return named.length === 0 ? null : JSON.stringify(named.sort())
}
