import 'server-only'
import { and, desc, eq, inArray, like, sql } from 'drizzle-orm'
import type { Person } from '../../accounts/contract'
import { uploadFormPrefix } from '../../drafts/contract'
import { store } from '../../store/connection'
import { drafts } from '../../store/schema'
import type { SavedUpload, UnfinishedUpload } from '../sheet/saved-upload'
import { uploadSourceSchema, uploadWorkSchema } from './input'
import { maxUnfinished } from './save-upload'
import { rowsForm, workForm } from './upload-drafts'

/** Reads a person's unfinished upload; null if there is none. */
export async function readUpload(id: string, { id: userId }: Pick<Person, 'id'>): Promise<SavedUpload | null> {
  const found = await store()
    .select({ form: drafts.form, values: drafts.values })
    .from(drafts)
    .where(and(eq(drafts.userId, userId), inArray(drafts.form, [rowsForm(id), workForm(id)])))
  const valuesOf = (form: string) => found.find((draft) => draft.form === form)?.values
  const source = uploadSourceSchema.safeParse(valuesOf(rowsForm(id)))
  const work = uploadWorkSchema.safeParse(valuesOf(workForm(id)))
  return source.success && work.success ? { source: source.data, work: work.data } : null
}

/** Lists a person's unfinished uploads, latest first. */
export async function listUploads({ id: userId }: Pick<Person, 'id'>): Promise<UnfinishedUpload[]> {
  const found = await store()
    .select({
      id: drafts.dispatchId,
      name: sql<string>`coalesce(drafts.values ->> 'name', '')`,
      rows: sql<number>`(drafts.values ->> 'rows')::int`,
      toFix: sql<number | null>`(drafts.values ->> 'toFix')::int`,
      savedAt: drafts.updatedAt,
      heldBy: drafts.heldBy,
    })
    .from(drafts)
    .where(and(eq(drafts.userId, userId), like(drafts.form, `${uploadFormPrefix}work-%`)))
    .orderBy(desc(drafts.updatedAt))
    .limit(maxUnfinished)
  return found.map(({ savedAt, heldBy, ...upload }) => ({
    ...upload,
    savedAt: savedAt.toISOString(),
    isHeld: heldBy !== null,
  }))
}
