import type { PaletteEntry } from './palette-entry'

const mostRecent = 5
const prefix = 'recent '

/** In memory only: names of applicants have no place in a browser's storage. A sign-out loads the page again. */
let recent: readonly PaletteEntry[] = []

/** The places that were gone to last, the latest first. */
export function recentPlaces(): readonly PaletteEntry[] {
  return recent
}

export function noteRecent(entry: PaletteEntry) {
  recent = withRecent(recent, entry)
}

/** The places with one more; one more is kept than is shown, since the screen that is open is left out. */
export function withRecent(places: readonly PaletteEntry[], entry: PaletteEntry): PaletteEntry[] {
  const id = entry.id.replace(prefix, '')
  return [{ ...entry, id }, ...places.filter((place) => place.id !== id)].slice(0, mostRecent + 1)
}

/** The places to offer on the screen at `openHref`; their ids differ from those of the entries of other sections. */
export function recentExcept(places: readonly PaletteEntry[], openHref: string): PaletteEntry[] {
  const isOpen = ({ does }: PaletteEntry) => typeof does !== 'function' && does.href === openHref
  const others = places.filter((entry) => !isOpen(entry))
  return others.slice(0, mostRecent).map((entry) => ({ ...entry, id: `${prefix}${entry.id}` }))
}
