import type { PaletteEntry } from './palette-entry'

const mostRecent = 5

/** In memory only: names of applicants have no place in a browser's storage. A sign-out loads the page anew. */
let recent: readonly PaletteEntry[] = []

/** The places that were gone to last, the latest first. */
export function recentPlaces(): readonly PaletteEntry[] {
  return recent
}

export function noteRecent(entry: PaletteEntry) {
  recent = withRecent(recent, entry)
}

/** One more than is shown: the screen that is open is left out. */
export function withRecent(places: readonly PaletteEntry[], entry: PaletteEntry): PaletteEntry[] {
  return [entry, ...places.filter(({ id }) => id !== entry.id)].slice(0, mostRecent + 1)
}

export function recentBut(places: readonly PaletteEntry[], openHref: string): PaletteEntry[] {
  const isOpen = ({ does }: PaletteEntry) => typeof does !== 'function' && does.href === openHref
  return places.filter((entry) => !isOpen(entry)).slice(0, mostRecent)
}
