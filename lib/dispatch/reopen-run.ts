import 'server-only'
import { sql } from 'drizzle-orm'
import type { Store } from '../store/connection'

/** Something of a run that had ended goes on again: in the transaction that sends a row of it once more. */
export async function reopenRun(inside: Store, runId: string): Promise<void> {
  await inside.execute(sql`update runs set ended_at = null, seen_at = null, going_since = now(),
    state = case when state = 'cancelled' then 'running' else state end,
    ended_by = case when state = 'cancelled' then null else ended_by end
    where id = ${runId} and ended_at is not null`)
}
