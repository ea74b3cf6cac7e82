import type { RowCorrections } from './contract'
import type { Table } from './read-table'

/** A column of the upload, or a target without a column whose text was typed in. */
export type CellAddress = { column: number } | { key: string }

/** What one change did, for undo: parallel arrays, since a change may affect all rows. */
type Change = {
  rows: Uint32Array
  cell: CellAddress | null
  texts: (string | undefined)[]
  accepted: (readonly string[] | undefined)[]
  isOut: Uint8Array
}

const minChanges = 50
const maxChanges = 500
const maxChangedRows = 500_000

export type RowStore = ReturnType<typeof createRowStore>

const nothing: readonly string[] = []

const originalKey = (index: number, cell: CellAddress) => `${index} ${'column' in cell ? cell.column : cell.key}`

/** Stores an upload's rows with edits, left-out rows and accepted warnings. Modifies the given rows. */
export function createRowStore({ header, rows, numbers }: Pick<Table, 'header' | 'rows' | 'numbers'>) {
  const out = new Uint8Array(rows.length)
  const typed = new Map<number, Map<string, string>>()
  const accepted: (readonly string[] | undefined)[] = []
  const changes: Change[] = []
  /** The original texts of the cells that were edited. */
  const originals = new Map<string, { index: number; cell: CellAddress; text: string | undefined }>()
  const indexes = new Map(numbers.map((number, index) => [number, index]))
  let rowsKept = 0

  /** Undefined if there is no column and nothing was typed in. */
  const textAt = (index: number, cell: CellAddress): string | undefined =>
    'column' in cell ? (rows[index]?.[cell.column] ?? '') : typed.get(index)?.get(cell.key)

  function writeText(index: number, cell: CellAddress, text: string | undefined) {
    const row = rows[index]
    if ('column' in cell) {
      while (row && row.length < cell.column) row.push('')
      if (row) row[cell.column] = text ?? ''
      return
    }
    const own = typed.get(index) ?? new Map<string, string>()
    if (text === undefined) own.delete(cell.key)
    else own.set(cell.key, text)
    if (own.size === 0) typed.delete(index)
    else typed.set(index, own)
  }

  /** Cannot be undone. */
  function overwrite(index: number, cell: CellAddress, text: string) {
    const key = originalKey(index, cell)
    if (!originals.has(key)) originals.set(key, { index, cell, text: textAt(index, cell) })
    writeText(index, cell, text)
  }

  const setAccepted = (index: number, keys: readonly string[]) => {
    accepted[index] = keys.length === 0 ? undefined : keys
  }

  function keep(changed: readonly number[], cell: CellAddress | null) {
    changes.push({
      rows: Uint32Array.from(changed),
      cell,
      texts: cell ? changed.map((index) => textAt(index, cell)) : [],
      accepted: changed.map((index) => accepted[index]),
      isOut: Uint8Array.from(changed, (index) => out[index] ?? 0),
    })
    rowsKept += changed.length
    while (changes.length > minChanges && (rowsKept > maxChangedRows || changes.length > maxChanges))
      rowsKept -= changes.shift()?.rows.length ?? 0
  }

  return {
    header,
    count: rows.length,
    textAt,
    /** Returns whether a cell's text differs from the original. */
    isEdited(index: number, cell: CellAddress): boolean {
      const key = originalKey(index, cell)
      return originals.has(key) && (originals.get(key)?.text ?? '') !== (textAt(index, cell) ?? '')
    },
    numberOf: (index: number) => numbers[index] ?? 0,
    /** Returns a row's index by its number; undefined if there is none. */
    indexOf: (number: number) => indexes.get(number),
    /** Returns one cell per column. */
    cellsOf: (index: number): string[] => header.map((_, column) => rows[index]?.[column] ?? ''),
    isOut: (index: number) => out[index] === 1,
    /** Returns the groups of a row's accepted warnings. */
    acceptedOf: (index: number) => accepted[index] ?? nothing,
    /** Writes each row's text into its cell. `keepsAccepted`: which of a row's accepted warnings stay accepted. */
    write(texts: ReadonlyMap<number, string>, cell: CellAddress, keepsAccepted: (index: number) => readonly string[]) {
      keep([...texts.keys()], cell)
      for (const [index, text] of texts) {
        setAccepted(index, keepsAccepted(index))
        overwrite(index, cell, text)
      }
    },
    leaveOut(changed: readonly number[], isOut: boolean) {
      keep(changed, null)
      for (const index of changed) out[index] = isOut ? 1 : 0
    },
    accept(changed: readonly number[], acceptedFor: (index: number) => readonly string[]) {
      keep(changed, null)
      for (const index of changed) setAccepted(index, acceptedFor(index))
    },
    corrections(): RowCorrections {
      const numberAt = (index: number) => numbers[index] ?? 0
      return {
        cells: [...originals.values()].flatMap(({ index, cell, text: first }): RowCorrections['cells'] => {
          const text = textAt(index, cell)
          if (text === undefined || text === first) return []
          return [[numberAt(index), 'column' in cell ? cell.column : cell.key, text]]
        }),
        leftOut: numbers.filter((_, index) => out[index] === 1),
        accepted: accepted.flatMap((groups, index): RowCorrections['accepted'] =>
          groups ? [[numberAt(index), [...groups]]] : [],
        ),
      }
    },
    /** Applies saved corrections; those for rows and columns that do not exist are ignored. */
    restore({ cells, leftOut, accepted }: RowCorrections) {
      for (const [row, cell, text] of cells) {
        const index = indexes.get(row)
        if (index === undefined || (typeof cell === 'number' && cell >= header.length)) continue
        overwrite(index, typeof cell === 'number' ? { column: cell } : { key: cell }, text)
      }
      for (const row of leftOut) {
        const index = indexes.get(row)
        if (index !== undefined) out[index] = 1
      }
      for (const [row, groups] of accepted) {
        const index = indexes.get(row)
        if (index !== undefined) setAccepted(index, groups)
      }
    },
    /** Undoes the last change and returns the rows whose texts changed; null if there is nothing to undo. */
    undo(): { rewritten: number[] } | null {
      const change = changes.pop()
      if (!change) return null
      rowsKept -= change.rows.length
      for (const [at, index] of change.rows.entries()) {
        if (change.cell) writeText(index, change.cell, change.texts[at])
        accepted[index] = change.accepted[at]
        out[index] = change.isOut[at] ?? 0
      }
      return { rewritten: change.cell ? [...change.rows] : [] }
    },
  }
}
