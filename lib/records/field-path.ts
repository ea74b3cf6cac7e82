import type { Pointer } from './pointer'
import { isRecord } from './record'

/** A person's name in parts. `familyFirst`: shown as "Yamada Tarō" rather than "Tarō Yamada". */
export type NameParts = {
  first?: Pointer | undefined
  middle?: Pointer | undefined
  last?: Pointer | undefined
  familyFirst?: boolean | undefined
}

/** A person's name: in one field or in parts. */
export type NamePaths = Pointer | NameParts

/**
 * How a moment or day is written; `seconds`, `milliseconds` and `microseconds` count since 1970. `year-month-day` has
 * the year first, but is not ISO: `2026/02/27 3:05 PM`.
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

/** A plain pointer means ISO 8601. */
export type TimePath = Pointer | { at: Pointer; format: TimeFormat }

/** A stage; `order` lists its values from first to last. */
export type StatusPath = Pointer | { at: Pointer; order: string[] }

export type Scalar = string | number | boolean | null

/**
 * Whether a job accepts applications: a boolean, or the values that mean it does (`[false]` if the field says
 * "closed").
 */
export type OpenPath = Pointer | { at: Pointer; values: Scalar[] }

/** On and off: a boolean, or the values that mean on and off ("an" and "aus"). */
export type SwitchPath = Pointer | { at: Pointer; on: Scalar; off: Scalar }

/** Returns where the value is, without anything else that the path says. */
export function pathOf(path: Pointer | { at: Pointer }): Pointer
export function pathOf(path: Pointer | { at: Pointer } | undefined): Pointer | undefined
export function pathOf(path: Pointer | { at: Pointer } | undefined): Pointer | undefined {
  return typeof path === 'object' ? path.at : path
}

/** Returns the paths that a field of the mapping reads, in whichever form they are given. */
export function pathsAt(value: unknown): Pointer[] {
  if (typeof value === 'string') return [value]
  if (!isRecord(value)) return []
  return typeof value.at === 'string' ? [value.at] : pathsOfName(value as NamePaths)
}

/** Returns all fields that a name is made of, in reading order. */
export function pathsOfName(name: NamePaths): Pointer[] {
  if (typeof name === 'string') return [name]
  const { first, middle, last, familyFirst } = name
  const inOrder = familyFirst ? [last, first, middle] : [first, middle, last]
  return inOrder.filter((path) => path !== undefined)
}
