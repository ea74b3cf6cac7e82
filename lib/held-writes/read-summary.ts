import 'server-only'
import { sql } from 'drizzle-orm'
import { cache } from 'react'
import { unsentRowCount } from '../bulk-apply/queue/hold-runs'
import { store } from '../store/connection'
import { restoreIncidents } from '../store/guard-tables'
import { runs } from '../store/run-tables'
import { dispatches } from '../store/schema'
import type { HeldSummary } from './contract'

/** Over `dispatches`: held, but not a row of a held run, which is decided with its run. */
export const isHeldAlone = sql`held_by is not null and state = 'needs-decision'
  and not exists (select 1 from runs where runs.id = dispatches.group_id and runs.held_by is not null)`

/**
 * What is held since the store went back; null if nothing is. Every screen gets the number from here, and reads it once
 * per render, so that the banner and the page below it agree.
 */
export const readHeldSummary = cache(readSummary)

async function readSummary(): Promise<HeldSummary | null> {
  const stillHeld = sql`(exists (select 1 from dispatches where held_by = restore_incidents.id and state = 'needs-decision')
    or exists (select 1 from runs where held_by = restore_incidents.id))`
  const [latest] = await store().select().from(restoreIncidents).where(stillHeld).orderBy(sql`at desc`).limit(1)
  if (!latest) return null
  const single = await store().$count(dispatches, isHeldAlone)
  const [ofRuns] = await store()
    .select({ rows: sql<number>`coalesce(sum(${unsentRowCount}), 0)::int` })
    .from(runs)
    .where(sql`held_by is not null`)
  return {
    at: latest.at.toISOString(),
    why: latest.why,
    lastUsedAt: latest.lastUsedAt?.toISOString() ?? null,
    held: single + (ofRuns?.rows ?? 0),
  }
}
