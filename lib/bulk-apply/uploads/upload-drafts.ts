import 'server-only'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { uploadFormPrefix } from '../../drafts/contract'
import type { Store } from '../../store/connection'
import { runs } from '../../store/run-tables'
import { drafts } from '../../store/schema'

/*
 * An unfinished upload is stored as two drafts under its id: its rows, which are large and never change, and the user's
 * work on them.
 */
export const rowsForm = (id: string) => `${uploadFormPrefix}rows-${id}`
export const workForm = (id: string) => `${uploadFormPrefix}work-${id}`

export const draftsOf = (id: string, personId: string) => and(eq(drafts.userId, personId), eq(drafts.dispatchId, id))

/** Makes saving and starting the same upload wait for each other. */
export async function lockUpload(tx: Store, id: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`upload ${id}`}, 0))`)
}

/** Returns the run that the upload was started as; null if it was not started. */
export async function findRunOf(tx: Store, id: string): Promise<string | null> {
  const [run] = await tx
    .select({ id: runs.id })
    .from(runs)
    .where(and(eq(runs.uploadId, id), isNotNull(runs.startedAt)))
  return run?.id ?? null
}
