import 'server-only'
import { and, eq, sql } from 'drizzle-orm'
import type { Person } from '../accounts/contract'
import { log } from '../runtime/log'
import { type Store, store } from '../store/connection'
import { runRows, runs } from '../store/run-tables'
import { maxRows, type StartAnswer, type StartRun } from './contract'
import { readRun } from './read-run'
import { takeUpload } from './uploads/take-upload'

/**
 * Starts a completely uploaded run, idempotently; the worker does the rest. Only one run per upload is ever started.
 * Null: the person has no such run.
 */
export async function startRun(
  { id, rows, uploadId = null, leftOut = null }: Pick<StartRun, 'id' | 'rows'> & Partial<StartRun>,
  person: Pick<Person, 'id'>,
): Promise<StartAnswer | null> {
  const answer = await store().transaction(async (tx: Store) => {
    const [run] = await tx
      .select({ state: runs.state, mayHaveBeenSent: runs.mayHaveBeenSent })
      .from(runs)
      .where(and(eq(runs.id, id), eq(runs.personId, person.id)))
      .for('update')
    if (!run) return null
    if (run.state !== 'draft') return 'started'
    const kept = await tx.$count(runRows, eq(runRows.runId, id))
    if (kept !== rows || kept === 0 || kept > maxRows) return { state: 'incomplete' as const, kept }
    const taken = uploadId === null ? { heldBy: null } : await takeUpload(tx, uploadId, person.id)
    if ('sentAs' in taken) return { state: 'sent-before' as const, runId: taken.sentAs }
    // An upload prepared before the store was restored may have been started since: it waits for a review.
    const mayHaveBeenSent = run.mayHaveBeenSent || taken.heldBy !== null
    const heldBy = mayHaveBeenSent
      ? sql`coalesce(${taken.heldBy}, (select id from restore_incidents order by at desc limit 1))`
      : null
    await tx
      .update(runs)
      .set({ state: 'enqueueing', rows, startedAt: sql`now()`, heldBy, mayHaveBeenSent, uploadId, leftOut })
      .where(eq(runs.id, id))
    log.info({ run: id, rows }, 'a run was started')
    return 'started'
  })
  if (answer !== 'started') return answer
  const run = await readRun(id)
  return run && { state: 'started', run }
}
