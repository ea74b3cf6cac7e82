import 'server-only'
import { and, eq, not, type SQL, sql } from 'drizzle-orm'
import { createBatches } from '../runtime/batches'
import { store } from '../store/connection'
import { hasErrorCode } from '../store/error-code'
import { dispatches } from '../store/schema'
import { inMs } from '../store/store-clock'
import { sanitizeJson } from '../text/sanitize'
import { leaseMs } from './claim'
import { mayAttempt, noteAttempt, storeIsCurrent } from './guard/guard'
import type { WorkerId } from './kind'
import { isItsTurn, isOutdated } from './queue-conditions'
import { groups } from './registry'
import type { DispatchRow } from './row'
import { withStep } from './timeline'
import { move } from './transitions'
import { isUnlocked } from './unlocked-rows'

type Sending = { reference: string; before: unknown }
type Send = Sending & { row: DispatchRow; worker: WorkerId }

/**
 * Commits that the request is about to be sent: from here on it may have succeeded. False when the dispatch was
 * cancelled or claimed meanwhile, or another one in its queue is in flight; then nothing may be sent. If it throws, the
 * change may have been committed, now or later: `saveUnsent` puts the row back.
 */
export async function markSending(row: DispatchRow, worker: WorkerId, sending: Sending): Promise<boolean> {
  if (!mayAttempt(row)) return false
  const isBatched = row.groupId !== null && row.queue === null && sending.before === undefined
  const send = { row, worker, ...sending }
  const startedMs = performance.now()
  const attempts = await (isBatched ? commitTogether(send) : commitAlone(send))
  if (attempts !== null && performance.now() - startedMs > maxCommitMs)
    throw new Error('The commit took so long that another server may have taken the dispatch over')
  noteAttempt(row.id, attempts)
  return attempts !== null
}

/** Well below the lease: `performance.now()` may stand still while the machine is suspended. */
const maxCommitMs = leaseMs / 2

const toSending = move({ queued: 'sending' })

/** What every send changes in its row, besides `reference` and `timeline`. */
const sent = () => ({
  state: toSending.state,
  notBefore: null,
  attempts: sql`attempts + 1`,
  sentAt: sql`clock_timestamp()`,
  leaseUntil: inMs(leaseMs),
  ceilingAt: null,
})

/**
 * A row's queue and group never change, so conditions that cannot apply to it are left out: planning them would cost
 * more than the rest of the statement.
 */
const mayBeSent = ({ queue, groupId }: Pick<DispatchRow, 'queue' | 'groupId'>): SQL | undefined =>
  and(
    toSending.from,
    sql`cancel_requested_by is null`,
    queue === null ? undefined : and(isItsTurn, not(isOutdated)),
    groupId === null ? undefined : groups().mayBeSent,
    storeIsCurrent(),
  )

/** Resolves with the attempts including this one; null when it may not be made. */
async function commitAlone({ row, worker, reference, before }: Send): Promise<number | null> {
  try {
    const rows = await store()
      .update(dispatches)
      .set({
        ...sent(),
        reference,
        before: before === undefined ? sql`before` : sanitizeJson(before),
        timeline: withStep({ what: 'sent', reference }),
      })
      .where(
        and(
          eq(dispatches.id, row.id),
          eq(dispatches.worker, worker),
          // If the database finishes this statement only after `saveUnsent`, the reference no longer matches.
          sql`reference is not distinct from ${row.reference}`,
          mayBeSent(row),
        ),
      )
      .returning({ attempts: dispatches.attempts })
    return rows[0]?.attempts ?? null
  } catch (error) {
    // The unique index on the queue: another server was a moment faster.
    if (hasErrorCode(error, uniqueViolation)) return null
    throw error
  }
}

/** The same for rows of groups, in one statement for all that are about to be sent at the same time. */
const commitTogether = createBatches(async (sends: Send[]): Promise<(number | null)[]> => {
  const [first] = sends
  if (first === undefined) return []
  const given = sends.map(({ row, worker, reference }) => ({
    row_id: row.id,
    of_worker: worker,
    known_reference: row.reference,
    new_reference: reference,
    step: { what: 'sent', reference },
  }))
  const rows = await store()
    .update(dispatches)
    .set({ ...sent(), reference: sql`given.new_reference`, timeline: withStep(sql`given.step`) })
    .from(
      sql`jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given(row_id text, of_worker text, known_reference text,
        new_reference text, step jsonb)`,
    )
    .where(
      and(
        sql`dispatches.id = given.row_id and worker = given.of_worker and reference is not distinct from given.known_reference`,
        isUnlocked(sends.map(({ row }) => row.id)),
        mayBeSent(first.row),
      ),
    )
    .returning({ reference: dispatches.reference, attempts: dispatches.attempts })
  const attempts = new Map(rows.map(({ reference, attempts }) => [reference, attempts]))
  return sends.map(({ reference }) => attempts.get(reference) ?? null)
})

const uniqueViolation = /^23505$/
