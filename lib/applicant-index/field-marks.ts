import type { Pointer } from '../records/pointer'

/** The first character of Unicode's private use area; users don't type it, and it is not a letter in any word. */
const firstMark = 0xe000
/** Fields beyond this number share the last mark: their values are found, but not by field name. */
const maxFields = 6_000

/** Which character marks a field's values in `search`. Marks stay the same for the life of the index. */
export type FieldMarks = {
  markOf(path: Pointer): string
  /** All paths in the order of their marks, for storing with the index. */
  paths(): readonly Pointer[]
}

/** `known`: the stored paths. */
export function createFieldMarks(known: readonly Pointer[]): FieldMarks {
  const numbers = new Map(known.map((path, number) => [path, number]))
  return {
    markOf(path) {
      const found = numbers.get(path)
      if (found !== undefined) return markOfNumber(found)
      if (numbers.size >= maxFields) return markOfNumber(maxFields)
      numbers.set(path, numbers.size)
      return markOfNumber(numbers.size - 1)
    },
    paths: () => [...numbers.keys()],
  }
}

/** A field's mark, from its index in the list of paths. */
export function markOfNumber(number: number): string {
  return String.fromCodePoint(firstMark + number)
}

export function numberOfMark(mark: string): number {
  return (mark.codePointAt(0) ?? 0) - firstMark
}

/** All field marks as a regular expression character range. */
export const fieldMarkClass = `${markOfNumber(0)}-${markOfNumber(maxFields)}`

const betweenMarks = new RegExp(`[^${fieldMarkClass}]+`, 'g')

/** The field marks in a row's `search`, in their order. */
export function marksIn(search: string): string {
  return search.replaceAll(betweenMarks, '')
}
