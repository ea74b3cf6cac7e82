import 'server-only'
import { eq } from 'drizzle-orm'
import { store } from '../store/connection'
import { leftOutRows } from '../store/run-tables'

/** Returns whether rows left out of the run are still stored: they are erased before it, and old runs have none. */
export async function keepsLeftOutRows(runId: string): Promise<boolean> {
  const kept = await store()
    .select({ row: leftOutRows.row })
    .from(leftOutRows)
    .where(eq(leftOutRows.runId, runId))
    .limit(1)
  return kept.length > 0
}
