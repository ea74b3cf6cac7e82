import type { Pointer } from '../records/pointer'

/** The first character of Unicode's private use area; nobody types it, and it is no letter of a word. */
const firstMark = 0xe000
/** Fields beyond these share the last mark: their values are found, but not by the name of their field. */
const mostFields = 6_000

/** Which character marks the values of a field in `search`. Marks stay the same as long as the index is kept. */
export type FieldMarks = {
  markOf(path: Pointer): string
  /** All paths in the order of their marks, to be kept with the index. */
  paths(): readonly Pointer[]
}

/** `known`: the paths that were kept. */
export function createFieldMarks(known: readonly Pointer[]): FieldMarks {
  const numbers = new Map(known.map((path, number) => [path, number]))
  return {
    markOf(path) {
      const found = numbers.get(path)
      if (found !== undefined) return markOfNumber(found)
      if (numbers.size >= mostFields) return markOfNumber(mostFields)
      numbers.set(path, numbers.size)
      return markOfNumber(numbers.size - 1)
    },
    paths: () => [...numbers.keys()],
  }
}

/** The mark of a field by its number in the list of paths. */
export function markOfNumber(number: number): string {
  return String.fromCodePoint(firstMark + number)
}

export function numberOfMark(mark: string): number {
  return (mark.codePointAt(0) ?? 0) - firstMark
}

/** All marks of fields, as a regular expression writes a range of characters. */
export const fieldMarkClass = `${markOfNumber(0)}-${markOfNumber(mostFields)}`
