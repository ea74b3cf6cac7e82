import 'server-only'
import { and, desc, eq, inArray, like, sql } from 'drizzle-orm'
import type { Person } from '../../accounts/contract'
import { uploadFormPrefix } from '../../drafts/contract'
import { type Store, store } from '../../store/connection'
import { drafts } from '../../store/schema'
import { sanitizeJson } from '../../text/sanitize'
import type { SaveUpload, UploadSaved } from '../sheet/saved-upload'
import { draftsOf, findRunOf, lockUpload, rowsForm, workForm } from './upload-drafts'

/** The maximum number of unfinished uploads per person: the oldest are deleted. */
export const maxUnfinished = 10

const now = sql`clock_timestamp()`

/** Saves a user's progress with an upload, or discards it. An upload that has become a run stays as it was sent. */
export function saveUpload(
  id: string,
  { tab, takesOver, source, work }: SaveUpload,
  { id: userId }: Pick<Person, 'id'>,
): Promise<UploadSaved> {
  return store().transaction(async (tx: Store): Promise<UploadSaved> => {
    await lockUpload(tx, id)
    const runId = await findRunOf(tx, id)
    if (runId !== null) return { state: 'sent', runId }
    if (work === null) {
      if (!takesOver && (await isElsewhere(tx, { id, userId }, tab))) return { state: 'elsewhere' }
      await tx.delete(drafts).where(draftsOf(id, userId))
      return { state: 'gone' }
    }
    if (source) await makeRoom(tx, userId)
    const hasRows = source ? await saveRows(tx, { id, userId, source }) : await keepRows(tx, { id, userId })
    if (!hasRows) return { state: 'gone' }
    const values = { ...Object(sanitizeJson(work)), tab }
    const [saved] = await tx
      .insert(drafts)
      .values({ userId, form: workForm(id), dispatchId: id, values, updatedAt: now })
      .onConflictDoUpdate({
        target: [drafts.userId, drafts.form],
        set: { values, updatedAt: now },
        ...(!takesOver && { setWhere: isOfTab(tab) }),
      })
      .returning({ form: drafts.form })
    return { state: saved ? 'saved' : 'elsewhere' }
  })
}

type Own = { id: string; userId: string }

/** Condition over the draft of the work: it was last saved from this tab. */
const isOfTab = (tab: string) => sql`drafts.values ->> 'tab' = ${tab}`

function isElsewhere(tx: Store, { id, userId }: Own, tab: string): Promise<boolean> {
  const isOther = and(eq(drafts.userId, userId), eq(drafts.form, workForm(id)), sql`not ${isOfTab(tab)}`)
  return tx.$count(drafts, isOther).then((count) => count > 0)
}

async function saveRows(tx: Store, { id, userId, source }: Own & Pick<SaveUpload, 'source'>): Promise<boolean> {
  const values = sanitizeJson(source)
  await tx
    .insert(drafts)
    .values({ userId, form: rowsForm(id), dispatchId: id, values, updatedAt: now })
    .onConflictDoUpdate({ target: [drafts.userId, drafts.form], set: { values, updatedAt: now } })
  return true
}

/** Keeps the rows as long as the work on them. */
async function keepRows(tx: Store, { id, userId }: Own): Promise<boolean> {
  const rows = await tx
    .update(drafts)
    .set({ updatedAt: now })
    .where(and(eq(drafts.userId, userId), eq(drafts.form, rowsForm(id))))
    .returning({ form: drafts.form })
  return rows.length > 0
}

async function makeRoom(tx: Store, userId: string): Promise<void> {
  const oldest = await tx
    .select({ id: drafts.dispatchId })
    .from(drafts)
    .where(and(eq(drafts.userId, userId), like(drafts.form, `${uploadFormPrefix}rows-%`)))
    .orderBy(desc(drafts.updatedAt))
    .offset(maxUnfinished - 1)
  const ids = oldest.map(({ id }) => id)
  if (ids.length > 0) await tx.delete(drafts).where(and(eq(drafts.userId, userId), inArray(drafts.dispatchId, ids)))
}
