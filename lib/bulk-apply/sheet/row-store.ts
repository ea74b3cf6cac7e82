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

/** Stores an upload's rows with edits, left-out rows and accepted warnings. Modifies the given rows. */
export function createRowStore({ header, rows, numbers }: Pick<Table, 'header' | 'rows' | 'numbers'>) {
  const cells = createCells(rows)
  const out = new Uint8Array(rows.length)
  const accepted: (readonly string[] | undefined)[] = []
  const history = createHistory()
  const indexes = new Map(numbers.map((number, index) => [number, index]))
  const numberOf = (index: number) => numbers[index] ?? 0

  const setAccepted = (index: number, keys: readonly string[]) => {
    accepted[index] = keys.length === 0 ? undefined : keys
  }

  /** Call before a change: an undo brings back what these rows hold now, of the texts only those in `cell`. */
  function remember(changed: readonly number[], cell: CellAddress | null) {
    history.push({
      rows: Uint32Array.from(changed),
      cell,
      texts: cell ? changed.map((index) => cells.textAt(index, cell)) : [],
      accepted: changed.map((index) => accepted[index]),
      isOut: Uint8Array.from(changed, (index) => out[index] ?? 0),
    })
  }

  return {
    header,
    count: rows.length,
    textAt: cells.textAt,
    isEdited: cells.isEdited,
    numberOf,
    /** Returns a row's index by its number; undefined if there is none. */
    indexOf: (number: number) => indexes.get(number),
    /** Returns one cell per column. */
    cellsOf: (index: number): string[] => header.map((_, column) => rows[index]?.[column] ?? ''),
    isOut: (index: number) => out[index] === 1,
    /** Returns the groups of a row's accepted warnings. */
    acceptedOf: (index: number) => accepted[index] ?? nothing,
    /** Writes each row's text into its cell. `keepsAccepted`: which of a row's accepted warnings stay accepted. */
    write(texts: ReadonlyMap<number, string>, cell: CellAddress, keepsAccepted: (index: number) => readonly string[]) {
      remember([...texts.keys()], cell)
      for (const [index, text] of texts) {
        setAccepted(index, keepsAccepted(index))
        cells.edit(index, cell, text)
      }
    },
    leaveOut(changed: readonly number[], isOut: boolean) {
      remember(changed, null)
      for (const index of changed) out[index] = isOut ? 1 : 0
    },
    accept(changed: readonly number[], acceptedFor: (index: number) => readonly string[]) {
      remember(changed, null)
      for (const index of changed) setAccepted(index, acceptedFor(index))
    },
    /** Resets these groups of the rows; an undo does not bring them back. */
    withdraw(changed: readonly number[], groups: readonly string[]) {
      const isLeft = (key: string) => !groups.includes(key)
      for (const index of changed) setAccepted(index, (accepted[index] ?? nothing).filter(isLeft))
      history.withdraw(new Set(changed), isLeft)
    },
    corrections(): RowCorrections {
      return {
        cells: cells
          .edits()
          .map(({ index, cell, text }) => [numberOf(index), 'column' in cell ? cell.column : cell.key, text]),
        leftOut: numbers.filter((_, index) => out[index] === 1),
        accepted: accepted.flatMap((groups, index): RowCorrections['accepted'] =>
          groups ? [[numberOf(index), [...groups]]] : [],
        ),
      }
    },
    /** Applies saved corrections; those for rows and columns that do not exist are ignored. */
    restore(saved: RowCorrections) {
      for (const [row, cell, text] of saved.cells) {
        const index = indexes.get(row)
        if (index === undefined || (typeof cell === 'number' && cell >= header.length)) continue
        cells.edit(index, typeof cell === 'number' ? { column: cell } : { key: cell }, text)
      }
      for (const row of saved.leftOut) {
        const index = indexes.get(row)
        if (index !== undefined) out[index] = 1
      }
      for (const [row, groups] of saved.accepted) {
        const index = indexes.get(row)
        if (index !== undefined) setAccepted(index, groups)
      }
    },
    /** Undoes the last change and returns the rows whose texts changed; null if there is nothing to undo. */
    undo(): { rewritten: number[] } | null {
      const change = history.pop()
      if (!change) return null
      for (const [at, index] of change.rows.entries()) {
        if (change.cell) cells.write(index, change.cell, change.texts[at])
        accepted[index] = change.accepted[at]
        out[index] = change.isOut[at] ?? 0
      }
      return { rewritten: change.cell ? [...change.rows] : [] }
    },
  }
}

/** The texts of the rows' cells and those typed in for targets without a column. Modifies the given rows. */
function createCells(rows: string[][]) {
  const typed = new Map<number, Map<string, string>>()
  /** The original texts of the cells that were edited. */
  const originals = new Map<string, { index: number; cell: CellAddress; text: string | undefined }>()
  const keyOf = (index: number, cell: CellAddress) => `${index} ${'column' in cell ? cell.column : cell.key}`

  /** Undefined if there is no column and nothing was typed in. */
  const textAt = (index: number, cell: CellAddress): string | undefined =>
    'column' in cell ? (rows[index]?.[cell.column] ?? '') : typed.get(index)?.get(cell.key)

  function write(index: number, cell: CellAddress, text: string | undefined) {
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

  return {
    textAt,
    /** Does not remember the original text: for undo. */
    write,
    edit(index: number, cell: CellAddress, text: string) {
      const key = keyOf(index, cell)
      if (!originals.has(key)) originals.set(key, { index, cell, text: textAt(index, cell) })
      write(index, cell, text)
    },
    /** Returns whether a cell's text differs from the original. */
    isEdited(index: number, cell: CellAddress): boolean {
      const key = keyOf(index, cell)
      return originals.has(key) && (originals.get(key)?.text ?? '') !== (textAt(index, cell) ?? '')
    },
    /** Returns the cells whose text differs from the original, with their current text. */
    edits(): { index: number; cell: CellAddress; text: string }[] {
      return [...originals.values()].flatMap(({ index, cell, text: original }) => {
        const text = textAt(index, cell)
        return text === undefined || text === original ? [] : [{ index, cell, text }]
      })
    },
  }
}

/** The latest changes, for undo: at least 50, more while they affect few rows. */
function createHistory() {
  const changes: Change[] = []
  let rowsKept = 0
  return {
    push(change: Change) {
      changes.push(change)
      rowsKept += change.rows.length
      while (changes.length > minChanges && (rowsKept > maxChangedRows || changes.length > maxChanges))
        rowsKept -= changes.shift()?.rows.length ?? 0
    },
    withdraw(rows: ReadonlySet<number>, isLeft: (key: string) => boolean) {
      for (const { rows: changed, accepted } of changes)
        for (const [at, index] of changed.entries()) if (rows.has(index)) accepted[at] = accepted[at]?.filter(isLeft)
    },
    pop(): Change | undefined {
      const change = changes.pop()
      rowsKept -= change?.rows.length ?? 0
      return change
    },
  }
}
