import 'server-only'
import { sql } from 'drizzle-orm'
import type { Author } from '../dispatch/contract'
import { decideAll } from '../dispatch/decide'
import type { RowsDecision, Run } from './contract'
import { readRun } from './read-run'

/**
 * Decides uncertain rows of a run, all or these. `too-late`: none needs a decision any more. Null: there is no such
 * run.
 */
export async function decideRows(
  runId: string,
  { what, ids }: RowsDecision,
  person: Author,
): Promise<{ state: 'decided' | 'too-late'; run: Run } | null> {
  const these = ids === 'all' ? sql`group_id = ${runId}` : sql`group_id = ${runId} and id in ${ids}`
  const changed = await decideAll(these, what, person)
  const run = await readRun(runId)
  return run && { state: changed > 0 ? 'decided' : 'too-late', run }
}
