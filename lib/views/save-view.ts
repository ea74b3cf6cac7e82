import 'server-only'
import { randomUUID } from 'node:crypto'
import { and, count, eq } from 'drizzle-orm'
import { users } from '../store/account-tables'
import { store } from '../store/connection'
import { savedViews } from '../store/schema'
import type { SavedView } from './contract'
import type { SaveViewInput } from './input'
import { mostViews, viewNameKey } from './view-name'

type Saved = { saved: SavedView; replaced: boolean } | { refused: 'too-many' }

/** Saves a view, replacing one of the same name (`viewNameKey`). At most `mostViews` for each screen. */
export function saveView(personId: string, screen: string, { name, view }: SaveViewInput): Promise<Saved> {
  return store().transaction(async (transaction): Promise<Saved> => {
    // One save per person at a time: two at once would count the same views.
    await transaction.select({ id: users.id }).from(users).where(eq(users.id, personId)).for('update')
    const own = and(eq(savedViews.userId, personId), eq(savedViews.screen, screen))
    const nameKey = viewNameKey(name)
    const [replaced] = await transaction
      .update(savedViews)
      .set({ name, view, updatedAt: new Date() })
      .where(and(own, eq(savedViews.nameKey, nameKey)))
      .returning({ id: savedViews.id })
    if (replaced) return { saved: { id: replaced.id, name, view }, replaced: true }
    const [kept] = await transaction.select({ views: count() }).from(savedViews).where(own)
    if ((kept?.views ?? 0) >= mostViews) return { refused: 'too-many' }
    const id = randomUUID()
    await transaction.insert(savedViews).values({ id, userId: personId, screen, name, nameKey, view })
    return { saved: { id, name, view }, replaced: false }
  })
}
