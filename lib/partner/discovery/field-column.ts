import { type Pointer, pointerOf } from '../../records/pointer'
import { isRecord } from '../../records/record'
import { findLabelledFields } from './labelled-lists'
import { type PathWords, wordsOfNames, wordsOfPath } from './path-words'
import { type Kind, kindOfScalar } from './value-kinds'

type Scalar = string | number | boolean

/** All values of a list's records at one path, and their characteristics. */
export type FieldColumn = {
  pointer: Pointer
  depth: number
  words: PathWords
  /** By record; null if there is no value. */
  values: (Scalar | null)[]
  /** The same values as text. */
  texts: (string | null)[]
  /** Share of the records that have a value. */
  filled: number
  /** Number of different values. */
  distinct: number
  /** Number of values. */
  count: number
  /** Share of these kinds among the existing values. */
  share(...kinds: Kind[]): number
  meanLength: number
  withBlank: number
  withDigit: number
  /** Share of the values with letters of a script other than Latin. */
  beyondLatin: number
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: the range is ASCII as a whole
const isBeyondAscii = /[^\x00-\x7f]/
const hasOtherLetter = /(?!\p{Script=Latin})\p{L}/u
const maxColumns = 300
const maxKeys = 200
const deepest = 6
const maxTextLength = 200
/** How many values of one record are examined. */
const maxSteps = 2_000

/**
 * The columns of these records: each path in them, through objects and the first element of lists; in lists with named
 * elements, through each element.
 */
export function readColumns(records: readonly unknown[]): FieldColumn[] {
  const found = new Map<Pointer, FieldColumn['values']>()
  const names = new Map<Pointer, string[]>()
  const lists = new Set<Pointer>()
  let steps = 0
  const walk = (value: unknown, at: { pointer: Pointer; depth: number }, row: number) => {
    if (at.depth > deepest || ++steps > maxSteps) return
    if (Array.isArray(value)) {
      if (isRecord(value[1])) lists.add(at.pointer)
      walk(value[0], { pointer: `${at.pointer}/0`, depth: at.depth + 1 }, row)
    } else if (isRecord(value)) {
      for (const key of Object.keys(value).slice(0, maxKeys))
        walk(value[key], { pointer: at.pointer + pointerOf([key]), depth: at.depth + 1 }, row)
    } else if (at.depth > 0) {
      const scalar = scalarOf(value)
      if (scalar !== null) keep(at.pointer, scalar, row)
    }
  }
  const keep = (pointer: Pointer, value: Scalar, row: number) => {
    const values = found.get(pointer)
    if (values) values[row] = value
    else if (found.size < maxColumns)
      found.set(
        pointer,
        records.map((_, index) => (index === row ? value : null)),
      )
  }
  for (const [row, record] of records.entries()) {
    steps = 0
    walk(record, { pointer: '', depth: 0 }, row)
  }
  for (const field of findLabelledFields(records, [...lists])) {
    names.set(field.pointer, field.names)
    for (const [row, record] of records.entries()) {
      const scalar = scalarOf(field.read(record))
      if (scalar !== null) keep(field.pointer, scalar, row)
    }
  }
  return [...found].map(([pointer, values]) => columnOf(pointer, values, names.get(pointer)))
}

/** Numbers beyond JavaScript's safe integers are parsed as bigints: they are ids, and as text they keep their value. */
function scalarOf(value: unknown): Scalar | null {
  if (typeof value === 'bigint') return String(value)
  if (typeof value === 'number' || typeof value === 'boolean') return value
  return typeof value === 'string' && value.trim() !== '' ? value : null
}

function columnOf(pointer: Pointer, values: FieldColumn['values'], names: string[] | undefined): FieldColumn {
  const texts = values.map((value) => (value === null ? null : String(value).trim().slice(0, maxTextLength)))
  // Each different value is examined once: most fields repeat a few values.
  const timesSeen = new Map<Scalar, number>()
  for (const value of values) if (value !== null) timesSeen.set(value, (timesSeen.get(value) ?? 0) + 1)
  const kinds = new Map<Kind, number>()
  const different = new Map<string, number>()
  for (const [value, times] of timesSeen) {
    const kind = kindOfScalar(value)
    if (kind) kinds.set(kind, (kinds.get(kind) ?? 0) + times)
    const text = String(value).trim().slice(0, maxTextLength)
    different.set(text, (different.get(text) ?? 0) + times)
  }
  const count = values.filter((value) => value !== null).length
  const sumOf = (amount: (text: string) => number) =>
    [...different].reduce((sum, [text, times]) => sum + amount(text) * times, 0)
  const shareOf = (fits: (text: string) => boolean) => sumOf((text) => (fits(text) ? 1 : 0)) / Math.max(1, count)
  return {
    pointer,
    depth: pointer.split('/').length - 1,
    words: names ? wordsOfNames(names) : wordsOfPath(pointer),
    values,
    texts,
    count,
    filled: count / Math.max(1, values.length),
    distinct: different.size,
    share: (...wanted) => wanted.reduce((sum, kind) => sum + (kinds.get(kind) ?? 0), 0) / Math.max(1, count),
    meanLength: sumOf(({ length }) => length) / Math.max(1, count),
    withBlank: shareOf((text) => /\s/.test(text)),
    withDigit: shareOf((text) => /\d/.test(text)),
    beyondLatin: shareOf((text) => isBeyondAscii.test(text) && hasOtherLetter.test(text)),
  }
}

/** Whether all existing values differ. */
export function isUnique({ distinct, count }: FieldColumn): boolean {
  return count > 0 && distinct === count
}

/** Whether the values could be ids: short, without blanks, and not addresses, links, dates or fractions. */
export function isIdLike(column: FieldColumn): boolean {
  if (column.share('email', 'url', 'iso', 'written-date', 'decimal', 'boolean', 'long-text') > 0) return false
  return column.withBlank === 0 && column.meanLength <= 80 && column.share('phone') < 0.5
}

/** Whether the values are words: with letters, and neither ids nor addresses. */
export function isTextLike(column: FieldColumn): boolean {
  return column.share('text', 'long-text') >= 0.9 && column.meanLength >= 1.5
}
