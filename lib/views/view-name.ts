import type { SavedView } from './contract'

export const longestViewName = 60

/** How many views a person keeps of one screen. */
export const mostViews = 100

/** Views of the same key are one: case, spaces at the ends and between words, and ways to write an accent do not matter. */
export function viewNameKey(name: string): string {
  return name.normalize('NFC').trim().replace(/\s+/gu, ' ').toLowerCase()
}

/** The views with one added, in place of one of the same name, by name. */
export function withView(views: readonly SavedView[], added: SavedView): SavedView[] {
  const others = views.filter((view) => view.id !== added.id && viewNameKey(view.name) !== viewNameKey(added.name))
  return [...others, added].sort(byName)
}

/** Orders views as a person reads their names: "View 2" before "View 10". */
export function byName(one: SavedView, other: SavedView): number {
  return one.name.localeCompare(other.name, 'en', { numeric: true, sensitivity: 'base' })
}
