import 'server-only'
import { and, eq, sql } from 'drizzle-orm'
import type { Person } from '../accounts/contract'
import { log } from '../runtime/log'
import { type Store, store } from '../store/connection'
import { runRows, runs } from '../store/run-tables'
import { maxRows, type StartAnswer } from './contract'
import { readRun } from './read-run'

/** Starts a completely uploaded run, idempotently; the worker does the rest. Null: the person has no such run. */
export async function startRun(
  { id, rows }: { id: string; rows: number },
  person: Pick<Person, 'id'>,
): Promise<StartAnswer | null> {
  const kept = await store().transaction(async (inside: Store) => {
    const [run] = await inside
      .select({ state: runs.state, mayHaveBeenSent: runs.mayHaveBeenSent })
      .from(runs)
      .where(and(eq(runs.id, id), eq(runs.personId, person.id)))
      .for('update')
    if (!run) return null
    if (run.state !== 'draft') return 'started'
    const kept = await inside.$count(runRows, eq(runRows.runId, id))
    if (kept !== rows || kept === 0 || kept > maxRows) return kept
    // A draft of before the store went back may have been started then: it waits for a review.
    const heldBy = run.mayHaveBeenSent ? sql`(select id from restore_incidents order by at desc limit 1)` : null
    await inside.update(runs).set({ state: 'enqueueing', rows, startedAt: sql`now()`, heldBy }).where(eq(runs.id, id))
    log.info({ run: id, rows }, 'a run was started')
    return 'started'
  })
  if (kept === null) return null
  if (kept !== 'started') return { state: 'incomplete', kept }
  const run = await readRun(id)
  return run && { state: 'started', run }
}
