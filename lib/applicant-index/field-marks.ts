import type { Pointer } from '../records/pointer'
import { sanitizeText } from '../text/sanitize'

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
      // As the stored record names the field, and as PostgreSQL accepts it.
      const name = sanitizeText(path)
      const found = numbers.get(name)
      if (found !== undefined) return markOfNumber(found)
      if (numbers.size >= maxFields) return markOfNumber(maxFields)
      numbers.set(name, numbers.size)
      return markOfNumber(numbers.size - 1)
    },
    paths: () => [...numbers.keys()],
  }
}

/** A field's mark, from its index in the list of paths. */
export function markOfNumber(number: number): string {
  return String.fromCodePoint(firstMark + number)
}

/** All field marks as a regular expression character range. */
export const fieldMarkClass = `${markOfNumber(0)}-${markOfNumber(maxFields)}`

/** The numbers of the field marks in a row's `search`, in their order. */
export function markNumbersIn(search: string): number[] {
  const numbers: number[] = []
  for (let index = 0; index < search.length; index += 1) {
    const number = search.charCodeAt(index) - firstMark
    if (number >= 0 && number <= maxFields) numbers.push(number)
  }
  return numbers
}
