import type { ValueStore } from './value-store'

/** Finds the rows that contain every one of some normalized words, each somewhere in one of the row's values. */
type WordMatcher = { match(words: readonly string[]): Uint32Array }

/** Which values contain a word, among those checked so far: 1 or 0 by value number. */
type Marks = { word: string; marks: Uint8Array; size: number }

/** How many words are cached: those of the filter that is being typed. */
const maxKnown = 4

export function createWordMatcher(store: ValueStore): WordMatcher {
  let known: Marks[] = []

  function marksFor(word: string): Uint8Array {
    const before = known.find((one) => one.word === word)
    const count = store.texts.length
    if (before && before.size === count) return before.marks
    const marks = new Uint8Array(count)
    // A longer word can only match where a part of it did.
    const wider = before ?? known.find((one) => word.includes(one.word))
    if (before) marks.set(before.marks)
    for (let value = before?.size ?? 0; value < count; value++) {
      if (wider && value < wider.size && wider.marks[value] === 0) continue
      if (store.texts[value]?.includes(word)) marks[value] = 1
    }
    known = [{ word, marks, size: count }, ...known.filter((one) => one !== before)].slice(0, maxKnown)
    return marks
  }

  function keep(rows: Uint32Array, marks: Uint8Array): Uint32Array {
    const { starts, values } = store.entries()
    let kept = 0
    for (const row of rows) {
      const end = starts[row + 1] ?? 0
      let entry = starts[row] ?? 0
      while (entry < end && marks[values[entry] ?? 0] === 0) entry++
      if (entry < end) rows[kept++] = row
    }
    return rows.subarray(0, kept)
  }

  return { match: (words) => words.reduce((rows, word) => keep(rows, marksFor(word)), allRows(store.rows())) }
}

/** Returns the numbers of all rows in list order. */
export function allRows(count: number): Uint32Array {
  const rows = new Uint32Array(count)
  for (let row = 0; row < count; row++) rows[row] = row
  return rows
}
