import type { LucideIcon } from 'lucide-react'
import type { Route } from 'next'
import type { MarkedWord } from '@/lib/records/find-marks'

/** Where an entry leads. `filter`: for the list there, when it may be an e-mail address and must not be in the URL. */
export type Destination = { href: Route; filter?: string }

/** One line of the palette: opens a page, or runs an action. */
export type PaletteEntry = {
  /** The same for the same thing in every section. */
  id: string
  label: string
  /** Distinguishes it from entries with the same label. */
  details: readonly string[]
  /** Shown with its color before the details. */
  status?: string | null
  /** Additional search terms. */
  keywords?: readonly string[]
  icon: LucideIcon
  /** Keys that do the same from anywhere. */
  shortcut?: string
  does: Destination | (() => void)
}

/** The link to all results; if `isExact` is false there are more than `found`. */
export type ShowAllEntry = PaletteEntry & { found: number; isExact: boolean }

export type PaletteSection = {
  title: string
  entries: readonly PaletteEntry[]
  /** The typed words, to be marked in the entries. */
  words?: readonly MarkedWord[]
  /** Not counted as a result. */
  more?: ShowAllEntry | null
}

/** The actions and screens available to a user of this role. */
export type PaletteCommands = {
  actions: readonly PaletteEntry[]
  screens: readonly PaletteEntry[]
  /** The actions offered before anything is typed. */
  mainActions: readonly PaletteEntry[]
}
