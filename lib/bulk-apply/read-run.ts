import 'server-only'
import { eq } from 'drizzle-orm'
import { store } from '../store/connection'
import { runs } from '../store/run-tables'
import type { Run } from './contract'
import { summarizeRuns } from './summarize-runs'

/** Reads a run in its current state; null if there is none. */
export async function readRun(id: string): Promise<Run | null> {
  const stored = await store().select().from(runs).where(eq(runs.id, id))
  const [run] = await summarizeRuns(stored)
  return run ?? null
}
