import type { Pointer } from './pointer'

/** A person's name in parts. `familyFirst`: shown as "Yamada Tarō" rather than "Tarō Yamada". */
export type NameParts = {
  first?: Pointer | undefined
  middle?: Pointer | undefined
  last?: Pointer | undefined
  familyFirst?: boolean | undefined
}

/** A person's name: in one field, or in parts. */
export type NamePaths = Pointer | NameParts

/**
 * How a moment or a day is written; `seconds`, `milliseconds` and `microseconds` count since 1970. `year-month-day` is
 * year first, but not ISO: `2026/02/27 3:05 PM`.
 */
export const timeFormats = [
  'iso',
  'seconds',
  'milliseconds',
  'microseconds',
  'day-month-year',
  'month-day-year',
  'year-month-day',
  'month-name',
] as const
export type TimeFormat = (typeof timeFormats)[number]

/** A plain pointer is ISO 8601. */
export type TimePath = Pointer | { at: Pointer; format: TimeFormat }

/** A stage; `order` lists its values from the first to the last. */
export type StatusPath = Pointer | { at: Pointer; order: string[] }

export type Scalar = string | number | boolean | null

/**
 * Whether a job takes applications: a boolean, or the values that mean so (`[false]` where the field says "closed").
 */
export type OpenPath = Pointer | { at: Pointer; values: Scalar[] }

/** On and off: a boolean, or the values that mean so ("an" and "aus"). */
export type SwitchPath = Pointer | { at: Pointer; on: Scalar; off: Scalar }

/** Where the value is, whatever else is said of it. */
export function pathOf(path: Pointer | { at: Pointer }): Pointer
export function pathOf(path: Pointer | { at: Pointer } | undefined): Pointer | undefined
export function pathOf(path: Pointer | { at: Pointer } | undefined): Pointer | undefined {
  return typeof path === 'object' ? path.at : path
}

/** All fields that a name is made of, in the order in which they are read. */
export function pathsOfName(name: NamePaths): Pointer[] {
  if (typeof name === 'string') return [name]
  const { first, middle, last, familyFirst } = name
  const inOrder = familyFirst ? [last, first, middle] : [first, middle, last]
  return inOrder.filter((path) => path !== undefined)
}
