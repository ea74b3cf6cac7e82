import type { PaletteEntry } from './palette-entry'

const maxRecent = 5
const prefix = 'recent '

/** In memory only: applicants' names must not be in browser storage. Signing out reloads the page and clears it. */
let recent: readonly PaletteEntry[] = []

/** The screens and searches opened last, latest first. */
export function recentEntries(): readonly PaletteEntry[] {
  return recent
}

export function noteRecent(entry: PaletteEntry) {
  recent = withRecent(recent, entry)
}

/** Adds an entry. Keeps one more than is shown, since the open screen is left out. */
export function withRecent(entries: readonly PaletteEntry[], entry: PaletteEntry): PaletteEntry[] {
  const id = entry.id.replace(prefix, '')
  return [{ ...entry, id }, ...entries.filter((one) => one.id !== id)].slice(0, maxRecent + 1)
}

/** Returns the entries to offer on the screen at `openHref`; their ids differ from those in other sections. */
export function recentExcept(entries: readonly PaletteEntry[], openHref: string): PaletteEntry[] {
  const isOpen = ({ does }: PaletteEntry) => typeof does !== 'function' && does.href === openHref
  const others = entries.filter((entry) => !isOpen(entry))
  return others.slice(0, maxRecent).map((entry) => ({ ...entry, id: `${prefix}${entry.id}` }))
}
