import { allRows, createWordMatcher } from './match-words'
import type { Pointer } from './pointer'
import type { PartnerRecord } from './record'
import { createSortColumn, type SortColumn } from './sort-column'
import { splitWords } from './split-words'
import { createValueStore } from './value-store'

/** `words` as typed: every word must occur, "quoted ones" together; '' means no filter. `sort: null` is list order. */
export type RowQuery = { words: string; sort: RowSort | null }
type RowSort = { pointer: Pointer; isDescending: boolean }

export type RowIndex = {
  add(records: readonly PartnerRecord[]): void
  /** How many rows were added; they are numbered from 0. */
  size(): number
  /** Returns the matching row numbers in order; null means all rows in list order. The caller owns the array. */
  find(query: RowQuery): Uint32Array | null
}

/** How many sorted columns are cached: some 2 MB each at 100,000 distinct values. */
const maxColumns = 4

/** Filters and sorts records by row number as they are added. Does not keep the records. */
export function createRowIndex(): RowIndex {
  const store = createValueStore()
  const matcher = createWordMatcher(store)
  const columns = new Map<Pointer, SortColumn>()

  function columnFor(pointer: Pointer): SortColumn {
    const column = columns.get(pointer) ?? createSortColumn(store, pointer)
    columns.delete(pointer)
    columns.set(pointer, column)
    for (const oldest of columns.keys()) if (columns.size > maxColumns) columns.delete(oldest)
    column.extend()
    return column
  }

  return {
    add(records) {
      for (const record of records) store.add(record)
    },
    size: store.rows,
    find({ words, sort }) {
      const wanted = splitWords(words)
      if (wanted.length === 0 && !sort) return null
      const rows = wanted.length > 0 ? matcher.match(wanted) : allRows(store.rows())
      return sort ? columnFor(sort.pointer).order(rows, sort.isDescending) : rows.slice()
    },
  }
}
