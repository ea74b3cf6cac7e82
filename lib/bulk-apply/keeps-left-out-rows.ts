import 'server-only'
import { eq } from 'drizzle-orm'
import { store } from '../store/connection'
import { leftOutRows } from '../store/run-tables'

/**
 * Whether rows left out of a run are still stored: they are erased earlier than it, and runs of early releases have
 * none.
 */
export async function keepsLeftOutRows(runId: string): Promise<boolean> {
  const kept = await store()
    .select({ row: leftOutRows.row })
    .from(leftOutRows)
    .where(eq(leftOutRows.runId, runId))
    .limit(1)
  return kept.length > 0
}
