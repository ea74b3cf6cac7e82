import type { SavedView } from './contract'

export const maxViewNameLength = 60

/** How many views a person may save for one screen. */
export const maxViews = 100

/** Views with the same key count as one: case, extra spaces and the encoding of accents do not matter. */
export function viewNameKey(name: string): string {
  return name.normalize('NFC').trim().replace(/\s+/gu, ' ').toLowerCase()
}

/** The views with one added or replaced by its name, sorted by name. */
export function withView(views: readonly SavedView[], added: SavedView): SavedView[] {
  const others = views.filter((view) => view.id !== added.id && viewNameKey(view.name) !== viewNameKey(added.name))
  return [...others, added].sort(byName)
}

/** Compares by name in natural order: "View 2" before "View 10". */
export function byName(one: SavedView, other: SavedView): number {
  return one.name.localeCompare(other.name, 'en', { numeric: true, sensitivity: 'base' })
}
