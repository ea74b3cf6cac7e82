import 'server-only'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { uploadFormPrefix } from '../../drafts/contract'
import type { Store } from '../../store/connection'
import { runs } from '../../store/run-tables'
import { drafts } from '../../store/schema'

/*
 * An unfinished upload is kept as two drafts under its id: its rows, which are large and never change, and what a
 * person has done with them.
 */
export const rowsForm = (id: string) => `${uploadFormPrefix}rows-${id}`
export const workForm = (id: string) => `${uploadFormPrefix}work-${id}`

export const draftsOf = (id: string, personId: string) => and(eq(drafts.userId, personId), eq(drafts.dispatchId, id))

/** Saving and starting the same upload wait for each other. */
export async function lockUpload(inside: Store, id: string): Promise<void> {
  await inside.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`upload ${id}`}, 0))`)
}

/** The run that the upload was started as; null where it was not. */
export async function findRunOf(inside: Store, id: string): Promise<string | null> {
  const [run] = await inside
    .select({ id: runs.id })
    .from(runs)
    .where(and(eq(runs.uploadId, id), isNotNull(runs.startedAt)))
  return run?.id ?? null
}
