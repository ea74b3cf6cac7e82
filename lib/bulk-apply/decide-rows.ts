import 'server-only'
import { type SQL, sql } from 'drizzle-orm'
import type { Author } from '../dispatch/contract'
import { decideAll } from '../dispatch/decide'
import type { RowsDecision, Run } from './contract'
import { readRun } from './read-run'

/** Decides uncertain rows of a run. `too-late`: the decision no longer fits any of them. Null: no such run. */
export async function decideRows(
  runId: string,
  { what, ids }: RowsDecision,
  person: Author,
): Promise<{ state: 'decided' | 'too-late'; run: Run } | null> {
  const changed = await decideAll(sql`group_id = ${runId}${isOneOf(ids)}`, what, person)
  const run = await readRun(runId)
  return run && { state: changed > 0 ? 'decided' : 'too-late', run }
}

function isOneOf(ids: RowsDecision['ids']): SQL {
  if (ids === 'all') return sql``
  return Array.isArray(ids) ? sql` and id in ${ids}` : sql` and id not in ${ids.allBut}`
}
