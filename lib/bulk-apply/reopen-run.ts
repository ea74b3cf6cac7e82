import 'server-only'
import { sql } from 'drizzle-orm'
import type { Store } from '../store/connection'

/** Reopens an ended run because one of its rows is sent again, in the transaction that queues the row. */
export async function reopenRun(tx: Store, runId: string): Promise<void> {
  await tx.execute(sql`update runs set ended_at = null, dismissed_at = null, running_since = now(),
    state = case when stop is null then 'running' else 'stopped' end,
    ended_by = case when state = 'cancelled' then null else ended_by end
    where id = ${runId} and state in ('finished', 'cancelled') and held_by is null`)
}
