import type { LucideIcon } from 'lucide-react'
import type { Route } from 'next'
import type { MarkedWord } from '@/lib/records/find-marks'

/** Where an entry leads. `filter`: of the list there, which the address may not hold since it may be an e-mail. */
export type Destination = { href: Route; filter?: string }

/** One line of the palette: it leads somewhere, or does something. */
export type PaletteEntry = {
  /** The same for the same thing in every list. */
  id: string
  label: string
  /** What tells it from others of its name. */
  details: readonly string[]
  /** Shown with its colour before the details. */
  status?: string | null
  /** Other words to find it by. */
  keywords?: readonly string[]
  icon: LucideIcon
  /** Keys that do the same from anywhere. */
  shortcut?: string
  does: Destination | (() => void)
}

/** Leads to all that were found; where `isExact` is false there are more than `found`. */
export type WayToAll = PaletteEntry & { found: number; isExact: boolean }

export type PaletteSection = {
  title: string
  entries: readonly PaletteEntry[]
  /** What was typed, to be marked where the entries have it. */
  words?: readonly MarkedWord[]
  /** No result of its own. */
  more?: WayToAll | null
}

/** What a person can always do and where they can always go, by their role. */
export type PaletteCommands = {
  actions: readonly PaletteEntry[]
  screens: readonly PaletteEntry[]
  /** The actions that are offered before anything is typed. */
  mainActions: readonly PaletteEntry[]
}
