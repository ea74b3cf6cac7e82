import 'server-only'
import { and, eq } from 'drizzle-orm'
import { log } from '../runtime/log'
import { store } from '../store/connection'
import { savedViews } from '../store/schema'
import { listViewSchema, type SavedView } from './contract'
import { byName } from './view-name'

/** A person's saved views of a screen, sorted by name. Views that this release cannot read are left out, and kept. */
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
