import 'server-only'
import { randomUUID } from 'node:crypto'
import { and, count, eq } from 'drizzle-orm'
import { log } from '../runtime/log'
import { users } from '../store/account-tables'
import { store } from '../store/connection'
import { savedViews } from '../store/schema'
import { type ListView, listViewSchema, type SavedView } from './contract'
import type { SaveViewInput } from './input'
import { byName, maxViews, viewNameKey } from './view-name'

/** A person's saved views of a screen, sorted by name. Views that this release cannot read are omitted, but kept. */
export async function listViews(personId: string, screen: string): Promise<SavedView[]> {
  const rows = await store()
    .select({ id: savedViews.id, name: savedViews.name, view: savedViews.view })
    .from(savedViews)
    .where(and(eq(savedViews.userId, personId), eq(savedViews.screen, screen)))
  const views = rows.flatMap(({ id, name, view }) => {
    const parsed = listViewSchema.safeParse(view)
    if (!parsed.success) log.warn({ view: id }, 'a saved view cannot be read')
    return parsed.success ? [{ id, name, view: parsed.data }] : []
  })
  return views.sort(byName)
}

type Saved = { saved: SavedView; replaced: boolean } | { refused: 'too-many' }

/** Saves a view, replacing one with the same name (`viewNameKey`). At most `maxViews` per screen. */
export function saveView(personId: string, screen: string, { name, view }: SaveViewInput): Promise<Saved> {
  return store().transaction(async (tx): Promise<Saved> => {
    // One save per person at a time: two at once would count the same views.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, personId)).for('update')
    const own = and(eq(savedViews.userId, personId), eq(savedViews.screen, screen))
    const nameKey = viewNameKey(name)
    const [replaced] = await tx
      .update(savedViews)
      .set({ name, view: storedForm(view), updatedAt: new Date() })
      .where(and(own, eq(savedViews.nameKey, nameKey)))
      .returning({ id: savedViews.id })
    if (replaced) return { saved: { id: replaced.id, name, view }, replaced: true }
    const [kept] = await tx.select({ views: count() }).from(savedViews).where(own)
    if ((kept?.views ?? 0) >= maxViews) return { refused: 'too-many' }
    const id = randomUUID()
    await tx.insert(savedViews).values({ id, userId: personId, screen, name, nameKey, view: storedForm(view) })
    return { saved: { id, name, view }, replaced: false }
  })
}

/**
 * The view without its empty filters. Earlier releases omit any view that contains a part they do not know, which is
 * right for a filter (else they would show everyone) but wrong for an empty one.
 */
function storedForm({ where, isNewOnly, applied, fieldFilters, ...view }: ListView): Partial<ListView> {
  return {
    ...view,
    ...(Object.keys(where).length > 0 && { where }),
    ...(isNewOnly && { isNewOnly }),
    ...(applied && { applied }),
    ...(Object.keys(fieldFilters).length > 0 && { fieldFilters }),
  }
}

/** Deletes one of this person's views; does nothing if it does not exist or belongs to someone else. */
export async function removeView(personId: string, viewId: string): Promise<void> {
  await store()
    .delete(savedViews)
    .where(and(eq(savedViews.id, viewId), eq(savedViews.userId, personId)))
}
