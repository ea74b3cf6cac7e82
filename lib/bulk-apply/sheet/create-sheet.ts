import { trimCell } from './cell-text'
import { acceptRows, cellsOfGroup, findSelected, type RowSelection, writeRows } from './change-rows'
import { type CheckedSheet, createCheckedSheet, type PairRegistry } from './checked-sheet'
import type { ApplicationForm, Sheet, SheetSummary } from './contract'
import { createFindJob } from './find-job'
import { findTargets } from './find-targets'
import { forEachInSlices } from './for-each-in-slices'
import { guessColumns } from './guess-columns'
import { previewRows } from './preview-rows'
import { readSource } from './read-source'
import type { Table } from './read-table'
import { createRowPlan } from './row-plan'
import { createRowStore, type RowStore } from './row-store'

const superseded = Symbol('superseded')

/**
 * The sheet itself, wherever it runs: in a worker, on the page where none starts, in tests. Questions are answered in the order in which they
 * came. Throws where something is asked of a sheet that is not open, or not checked yet.
 */
export function createSheet(form: ApplicationForm): Sheet {
  const targets = findTargets(form)
  let table: Table | null = null
  let store: RowStore | null = null
  let pairs: PairRegistry = { ids: new Map(), earlier: new Map() }
  let sheet: CheckedSheet | null = null
  let isClosed = false
  let tail: Promise<unknown> = Promise.resolve()
  /** Counts the checks that were asked for: only the latest goes on. */
  let asked = 0
  let latest: Promise<SheetSummary> | null = null

  function inTurn<T>(work: () => T | Promise<T>): Promise<T> {
    const turn = tail.then(() => {
      if (isClosed) throw new Error('The sheet was closed')
      return work()
    })
    tail = turn.catch(() => undefined)
    return turn
  }

  function opened() {
    if (!table || !store) throw new Error('No sheet is open')
    return { table, store }
  }

  function checked() {
    if (!sheet) throw new Error('The sheet was not checked yet')
    return { sheet, store: opened().store }
  }

  async function recheck(rows: readonly number[]): Promise<SheetSummary> {
    const { sheet } = checked()
    await forEachInSlices(rows.length, (at) => sheet.check(rows[at] ?? 0))
    sheet.forget()
    return sheet.sum()
  }

  async function checkAll(
    ...[matching, jobs, onProgress]: Parameters<Sheet['check']>
  ): Promise<SheetSummary | typeof superseded> {
    const own = asked
    const { store } = opened()
    const plan = createRowPlan(form, targets, matching)
    const next = createCheckedSheet({ store, plan, findJob: createFindJob(jobs), isJobListKnown: jobs !== null, pairs })
    const isWhole = await forEachInSlices(store.count, next.check, {
      onSlice: onProgress,
      isCancelled: () => own !== asked || isClosed,
    })
    if (!isWhole) return superseded
    sheet = next
    return next.sum()
  }

  return {
    open: (source, remembered) => {
      asked++
      return inTurn(async () => {
        table = null
        store = null
        sheet = null
        pairs = { ids: new Map(), earlier: new Map() }
        const read = await readSource(source)
        if ('message' in read) return read
        table = read
        store = createRowStore(read)
        const { header, rows, notes, readAs } = read
        const guess = guessColumns(read, remembered, targets, form)
        return {
          name: source.name,
          header,
          rows: rows.length,
          columns: header.length,
          readAs,
          notes: [...notes, ...guess.notes],
          preview: rows.slice(0, 5).map((row) => header.map((_, column) => row[column] ?? '')),
          guess: guess.matching,
        }
      })
    },
    preview: (matching) => inTurn(() => previewRows(opened().store, createRowPlan(form, targets, matching))),
    check: (...question) => {
      const own = ++asked
      const answer: Promise<SheetSummary> = inTurn(() => (own === asked ? checkAll(...question) : superseded)).then(
        (found) => {
          if (found !== superseded) return found
          if (isClosed || !latest || latest === answer) throw new Error('Something else was opened meanwhile')
          return latest
        },
      )
      latest = answer
      return answer
    },
    pairs: () => inTurn(() => checked().sheet.pairs()),
    markEarlier: (found) =>
      inTurn(() => {
        const { sheet } = checked()
        sheet.markEarlier(found)
        return recheck([])
      }),
    rows: (...question) => inTurn(() => checked().sheet.rows(...question)),
    edit: (row, target, value) =>
      inTurn(() => {
        const here = checked()
        return recheck(writeRows(here, findSelected(here, [row]), target, trimCell(value)))
      }),
    leaveOut: (meant: RowSelection, isOut) =>
      inTurn(() => {
        const here = checked()
        const rows = findSelected(here, meant).filter((index) => here.store.isOut(index) !== isOut)
        if (rows.length > 0) here.store.leaveOut(rows, isOut)
        return recheck([])
      }),
    accept: (meant: RowSelection, isAccepted) =>
      inTurn(() => {
        acceptRows(checked(), meant, isAccepted)
        return recheck([])
      }),
    setAll: (group, value) =>
      inTurn(() => {
        const here = checked()
        const cells = cellsOfGroup(here, group)
        return recheck(cells ? writeRows(here, cells.rows, cells.target, trimCell(value)) : [])
      }),
    undo: () =>
      inTurn(() => {
        const undone = checked().store.undo()
        return undone ? recheck(undone.rewritten) : null
      }),
    toSend: (from, count) => inTurn(() => checked().sheet.toSend(from, count)),
    leftOutCsv: () => inTurn(() => checked().sheet.leftOutCsv()),
    close() {
      isClosed = true
      table = null
      store = null
      sheet = null
    },
  }
}
