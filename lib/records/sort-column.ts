import { createNumberList } from './number-list'
import type { Pointer } from './pointer'
import { between } from './record-text'
import { createSortKeys } from './sort-keys'
import type { ValueStore } from './value-store'

/** The order of rows by one field. */
export type SortColumn = {
  /** Takes in the rows added to the store since the last call. */
  extend(): void
  /**
   * Returns the rows in order: stable in both directions, with rows without a value always last. `rows` is in list
   * order.
   */
  order(rows: Uint32Array, isDescending: boolean): Uint32Array
}

/**
 * Sorts rows by a field; lists and objects by their values in order. Distinct values are compared once, rows are only
 * counted.
 */
export function createSortColumn(store: ValueStore, pointer: Pointer): SortColumn {
  /** By row: the code of its value; 0 is empty. */
  const codes = createNumberList()
  const codeOf = new Map<number | string, number>()
  const keys = createSortKeys()
  const sorted: number[] = []
  let ranks = new Uint32Array(1)
  let highest = 0

  /** A single value is identified by its number in the store, several by their joined text. */
  function codeFor(value: number | string): number {
    const found = codeOf.get(value)
    if (found !== undefined) return found
    if (typeof value === 'string') keys.add(value, 'text')
    else keys.add(store.texts[value] ?? '', store.typeAt(value))
    codeOf.set(value, keys.size())
    return keys.size()
  }

  function addRows() {
    const [own, ...others] = store.pathNumbersAt(pointer)
    const below = new Set(others)
    const { starts, pathNumbers, values } = store.entries()
    for (let row = codes.size(); row < store.rows(); row++) {
      let single: number | null = null
      let parts: number[] | null = null
      const end = starts[row + 1] ?? 0
      for (let entry = starts[row] ?? 0; entry < end; entry++) {
        const pathNumber = pathNumbers[entry] ?? 0
        const value = values[entry] ?? 0
        if (pathNumber === own && single === null) single = value
        else if (pathNumber === own || (others.length > 0 && below.has(pathNumber))) {
          parts ??= []
          parts.push(value)
        }
      }
      codes.add(codeOfRow(single, parts))
    }
  }

  function codeOfRow(single: number | null, parts: number[] | null): number {
    if (parts === null) return single === null ? 0 : codeFor(single)
    const all = single === null ? parts : [single, ...parts]
    return codeFor(all.map((value) => store.texts[value]).join(between))
  }

  /** Codes sorted before stay one run, which the engine's merge sort skips quickly. */
  function rank() {
    if (sorted.length === keys.size()) return
    while (sorted.length < keys.size()) sorted.push(sorted.length + 1)
    sorted.sort(keys.compare)
    ranks = new Uint32Array(sorted.length + 1)
    highest = 0
    let before = 0
    for (const code of sorted) {
      if (highest === 0 || keys.compare(before, code) !== 0) highest++
      ranks[code] = highest
      before = code
    }
  }

  return {
    extend() {
      addRows()
      rank()
    },
    order(rows, isDescending) {
      const code = codes.all()
      const slotOf = (row: number) => {
        const rank = ranks[code[row] ?? 0] ?? 0
        return rank === 0 ? highest : isDescending ? highest - rank : rank - 1
      }
      return countingSort(rows, highest + 1, slotOf)
    },
  }
}

function countingSort(rows: Uint32Array, slots: number, slotOf: (row: number) => number): Uint32Array {
  const next = new Uint32Array(slots + 1)
  for (const row of rows) next[slotOf(row) + 1] = (next[slotOf(row) + 1] ?? 0) + 1
  for (let slot = 0; slot < slots; slot++) next[slot + 1] = (next[slot + 1] ?? 0) + (next[slot] ?? 0)
  const ordered = new Uint32Array(rows.length)
  for (const row of rows) {
    const slot = slotOf(row)
    const target = next[slot] ?? 0
    ordered[target] = row
    next[slot] = target + 1
  }
  return ordered
}
