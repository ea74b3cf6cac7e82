/** Which records are shown, in which order: maps row indexes to positions in the list and back. */
export type VisibleRows = {
  count: number
  /** The position of a row's record. */
  at: (index: number) => number
  /** The row index of a position; −1 when it is not shown. */
  indexOf: (position: number) => number
}

/** All records, newcomers first. Its cost does not grow with the length of the list. */
export function allVisibleRows(count: number, newcomers: readonly number[]): VisibleRows {
  const ascending = newcomers.toSorted((one, other) => one - other)
  return {
    count,
    at(index) {
      const newcomer = newcomers[index]
      if (newcomer !== undefined) return newcomer
      let position = index - newcomers.length
      for (const taken of ascending) if (taken <= position) position += 1
      return position
    },
    indexOf(position) {
      if (position < 0 || position >= count) return -1
      const index = newcomers.indexOf(position)
      if (index >= 0) return index
      return position + ascending.filter((taken) => taken > position).length
    },
  }
}

/** The rows of a search result in its order; newcomers first unless it is sorted. */
export function foundRows(order: Uint32Array, newcomers: readonly number[], isSorted: boolean): VisibleRows {
  const rows = isSorted || newcomers.length === 0 ? order : newcomersFirst(order, newcomers)
  return {
    count: rows.length,
    at: (index) => rows[index] ?? -1,
    indexOf: (position) => rows.indexOf(position),
  }
}

/** The rows whose records pass, in the same order. */
export function passingRows(rows: VisibleRows, passes: readonly boolean[]): VisibleRows {
  const all = Array.from({ length: rows.count }, (_, index) => rows.at(index))
  return foundRows(Uint32Array.from(all.filter((position) => passes[position])), [], true)
}

function newcomersFirst(order: Uint32Array, newcomers: readonly number[]): Uint32Array {
  const found = new Set(order)
  const isNew = new Set(newcomers)
  return Uint32Array.from([...newcomers.filter((one) => found.has(one)), ...order.filter((one) => !isNew.has(one))])
}
