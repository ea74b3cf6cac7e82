import 'server-only'
import type { PartnerFailure } from '../../partner/failure/failure'
import { singleton } from '../../runtime/singleton'

/** After this many rows in a row refused for the same fields, the remaining ones would be refused as well. */
const firstLimit = 5
/** How much the limit grows each time a user resumes the run. */
const growth = 5

type Refusals = { signature: string; inRow: number; limit: number }

/** Kept in memory per server: a second server, or one that restarts, sends a few rows more. */
const byRun = singleton('equal-refusals', () => new Map<string, Refusals>())

/** Returns whether the run should stop because the partner keeps refusing its rows for the same fields. */
export function isRefusedAlike(runId: string, failure: PartnerFailure): boolean {
  const signature = signatureOf(failure)
  if (signature === null) return false
  const seen = byRun.get(runId)
  const refusals = seen?.signature === signature ? seen : { signature, inRow: 0, limit: firstLimit }
  refusals.inRow += 1
  byRun.set(runId, refusals)
  if (refusals.inRow < refusals.limit) return false
  refusals.inRow = 0
  refusals.limit *= growth
  return true
}

/** A row of the run was accepted: its fields are right. */
export function forgetInRow(runId: string): void {
  const refusals = byRun.get(runId)
  if (refusals) refusals.inRow = 0
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
