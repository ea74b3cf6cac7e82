import 'server-only'
import { and, eq, sql } from 'drizzle-orm'
import type { Person } from '../accounts/contract'
import { type Store, store } from '../store/connection'
import { leftOutRows, runs } from '../store/run-tables'
import { sanitizeText } from '../text/sanitize'
import { type LeftOutRow, maxRows } from './contract'

/**
 * Saves rows of an upload that are left out of its run. Sent again, they replace the earlier ones; once the run is
 * started, they no longer change. Returns false if the person has no such run.
 */
export function saveLeftOutRows(
  runId: string,
  rows: readonly LeftOutRow[],
  person: Pick<Person, 'id'>,
): Promise<boolean> {
  const values = rows.map(({ cells, target, ...row }) => ({
    ...row,
    runId,
    cells: JSON.stringify(cells.map(sanitizeText)),
    target: target === null ? null : sanitizeText(target),
  }))
  return store().transaction(async (tx: Store) => {
    const [run] = await tx
      .select({ state: runs.state })
      .from(runs)
      .where(and(eq(runs.id, runId), eq(runs.personId, person.id)))
      .for('update')
    if (run?.state !== 'draft' || values.length === 0) return run !== undefined
    const kept = await tx.$count(leftOutRows, eq(leftOutRows.runId, runId))
    // An upload has no more rows than this: anything beyond is not from one.
    if (kept >= maxRows) return true
    await tx
      .insert(leftOutRows)
      .values(values)
      .onConflictDoUpdate({ target: [leftOutRows.runId, leftOutRows.row], set: fromNew })
    return true
  })
}

const fromNew = { cells: sql`excluded.cells`, reason: sql`excluded.reason`, target: sql`excluded.target` }
