import { trimCell } from './cell-text'
import { acceptRows, cellsOfGroup, findSelected, leaveOutRows, readAsThousands, writeRows } from './change-rows'
import { type CheckedSheet, createCheckedSheet, type PairRegistry } from './checked-sheet'
import {
  type ApplicationForm,
  maxSavedLength,
  type OpenedSheet,
  type RefusedSource,
  type SavedSource,
  type Sheet,
  type SheetSummary,
  type Target,
  type UploadSource,
} from './contract'
import { createFindJob } from './find-job'
import { columnTargets, findTargets } from './find-targets'
import { forEachInSlices } from './for-each-in-slices'
import { guessColumns } from './guess-columns'
import { joinNames } from './join-names'
import { openRefused, type RowRefusal } from './open-refused'
import { previewRows } from './preview-rows'
import { readSource } from './read-source'
import { createRowPlan } from './row-plan'
import { createRowStore, type RowStore } from './row-store'
import { splitNames } from './split-names'
import { sheetWords } from './words'

const superseded = Symbol('superseded')

/** Creates the sheet for a worker to serve. Calls are answered in order; they reject if no sheet is open or checked. */
export function createSheet(form: ApplicationForm): Sheet {
  return new SheetSession(form)
}

/** Methods are own properties: `serveWorker` does not call any others. */
class SheetSession implements Sheet {
  private readonly form: ApplicationForm
  private readonly targets: Target[]
  private store: RowStore | null = null
  /** The opened upload, without corrections. */
  private opening: UploadSource | null = null
  private knownPairs = noPairs()
  private sheet: CheckedSheet | null = null
  private refusals: ReadonlyMap<number, readonly RowRefusal[]> = new Map()
  /** By title: without the list of jobs, a title would be taken for an id. */
  private jobIds: ReadonlyMap<string, string> = new Map()
  private isClosed = false
  private tail: Promise<unknown> = Promise.resolve()
  /** Counts the checks requested: only the latest one continues. */
  private checkCount = 0
  private latestCheck: Promise<SheetSummary> | null = null

  constructor(form: ApplicationForm) {
    this.form = form
    this.targets = findTargets(form)
  }

  open: Sheet['open'] = (source, remembered) => {
    this.checkCount++
    return this.inTurn(async () => {
      this.forget()
      if (source.kind === 'refused') return this.openRefusedRows(source)
      if (source.kind === 'saved') return this.openSaved(source)
      const read = await readSource(source)
      if ('message' in read) return read
      const isFromDesk = source.kind === 'table'
      const targets = columnTargets(this.targets, isFromDesk)
      const given = guessColumns(read, remembered, targets, this.form)
      const split = splitNames(read, given.matching, this.form)
      const joined = joinNames(read, given.matching, targets, this.form)
      const changed = split ?? joined
      const { header, rows, numbers, notes, readAs } = { ...read, ...changed?.table }
      const opening = { name: source.name, isFromDesk, guess: changed?.matching ?? given.matching }
      return this.openRows(opening, {
        ...{ header, rows, numbers, readAs },
        notes: [...notes, ...(changed ? [changed.note] : given.notes)],
        splitFrom: split?.from ?? null,
      })
    })
  }

  source: Sheet['source'] = () =>
    this.inTurn(() => {
      const source = this.opening
      this.opening = null
      return source && JSON.stringify(source).length <= maxSavedLength ? source : null
    })

  corrections: Sheet['corrections'] = () => this.inTurn(() => this.opened().corrections())

  preview: Sheet['preview'] = (matching) =>
    this.inTurn(() => previewRows(this.opened(), createRowPlan(this.form, this.targets, matching)))

  check: Sheet['check'] = (...args) => {
    const own = ++this.checkCount
    const turn = this.inTurn(() => (own === this.checkCount ? this.checkAll(...args) : superseded))
    const answer: Promise<SheetSummary> = turn.then((summary) => {
      if (summary !== superseded) return summary
      if (this.isClosed || !this.latestCheck || this.latestCheck === answer)
        throw new Error('Something else was opened meanwhile')
      return this.latestCheck
    })
    this.latestCheck = answer
    return answer
  }

  pairs: Sheet['pairs'] = () => this.inTurn(() => this.checked().sheet.pairs())

  markEarlier: Sheet['markEarlier'] = (found) =>
    this.inTurn(() => {
      this.checked().sheet.markEarlier(found)
      return this.recheck([])
    })

  rows: Sheet['rows'] = (...args) => this.inTurn(() => this.checked().sheet.rows(...args))

  edit: Sheet['edit'] = (row, target, value) =>
    this.inTurn(() => {
      const here = this.checked()
      const text = trimCell(value)
      return this.recheck(writeRows(here, { rows: findSelected(here, [row]), target }, () => text))
    })

  leaveOut: Sheet['leaveOut'] = (selection, isOut) =>
    this.inTurn(() => {
      leaveOutRows(this.checked(), selection, isOut)
      return this.recheck([])
    })

  accept: Sheet['accept'] = (selection, isAccepted) =>
    this.inTurn(() => {
      acceptRows(this.checked(), selection, isAccepted)
      return this.recheck([])
    })

  setAll: Sheet['setAll'] = (group, value, target) =>
    this.inTurn(() => {
      const here = this.checked()
      const cells = cellsOfGroup(here, group, target)
      const text = trimCell(value)
      return this.recheck(cells ? writeRows(here, cells, () => text) : [])
    })

  readAsThousands: Sheet['readAsThousands'] = (group) =>
    this.inTurn(() => {
      const here = this.checked()
      const cells = cellsOfGroup(here, group)
      return this.recheck(cells ? writeRows(here, cells, readAsThousands) : [])
    })

  undo: Sheet['undo'] = () =>
    this.inTurn(() => {
      const undone = this.checked().store.undo()
      return undone ? this.recheck(undone.rewritten) : null
    })

  toSend: Sheet['toSend'] = (from, count) => this.inTurn(() => this.checked().sheet.toSend(from, count))

  leftOut: Sheet['leftOut'] = (from, count) => this.inTurn(() => this.checked().sheet.leftOut(from, count))

  leftOutCsv: Sheet['leftOutCsv'] = () => this.inTurn(() => this.checked().sheet.leftOutCsv())

  close = () => {
    this.isClosed = true
    this.forget()
  }

  private openRows(opening: Pick<OpenedSheet, 'name' | 'isFromDesk' | 'guess'>, source: UploadSource): OpenedSheet {
    const { header, rows, numbers, readAs, notes, splitFrom } = source
    // The row store modifies its rows.
    this.opening = { ...source, rows: rows.map((row) => [...row]) }
    this.store = createRowStore({ header, rows, numbers })
    const preview = rows.slice(0, 5).map((row) => header.map((_, column) => row[column] ?? ''))
    return { ...opening, header, rows: rows.length, columns: header.length, readAs, notes, preview, splitFrom }
  }

  /** The form may have lost fields since the upload was saved. */
  private openSaved({ name, source, matching, corrections, isFromDesk }: SavedSource): OpenedSheet {
    const known = new Set(this.targets.map(({ key }) => key))
    const columns = source.header.map((_, column) => matching.columns[column] ?? null)
    const guess = {
      columns: columns.map((key) => (key !== null && known.has(key) ? key : null)),
      constants: Object.fromEntries(Object.entries(matching.constants).filter(([key]) => known.has(key))),
    }
    const opened = this.openRows({ name, isFromDesk, guess }, source)
    this.store?.restore(corrections)
    return opened
  }

  private openRefusedRows({ header, rows, name }: RefusedSource): OpenedSheet {
    const table = openRefused(this.form, this.targets, { header, rows })
    this.store = createRowStore(table)
    this.refusals = table.refusals
    this.jobIds = table.jobIds
    return {
      name,
      header: table.header,
      rows: table.rows.length,
      columns: table.header.length,
      readAs: sheetWords.refusedRows,
      notes: [],
      preview: table.rows.slice(0, 5),
      splitFrom: null,
      isFromDesk: false,
      guess: table.matching,
    }
  }

  private inTurn<T>(work: () => T | Promise<T>): Promise<T> {
    const turn = this.tail.then(() => {
      if (this.isClosed) throw new Error('The sheet was closed')
      return work()
    })
    this.tail = turn.catch(() => undefined)
    return turn
  }

  private forget() {
    this.store = null
    this.opening = null
    this.sheet = null
    this.refusals = new Map()
    this.jobIds = new Map()
    this.knownPairs = noPairs()
  }

  private opened(): RowStore {
    if (!this.store) throw new Error('No sheet is open')
    return this.store
  }

  private checked() {
    if (!this.sheet) throw new Error('The sheet was not checked yet')
    return { sheet: this.sheet, store: this.opened() }
  }

  private async recheck(rows: readonly number[]): Promise<SheetSummary> {
    const { sheet } = this.checked()
    await forEachInSlices(rows.length, (at) => sheet.check(rows[at] ?? 0))
    sheet.forget()
    return sheet.sum()
  }

  private async checkAll(
    ...[matching, jobs, onProgress]: Parameters<Sheet['check']>
  ): Promise<SheetSummary | typeof superseded> {
    const own = this.checkCount
    const store = this.opened()
    const findJob = createFindJob(jobs)
    const next = createCheckedSheet({
      store,
      plan: createRowPlan(this.form, this.targets, matching),
      findJob: (text) => findJob(this.jobIds.get(text) ?? text),
      isJobListKnown: jobs !== null,
      pairs: this.knownPairs,
      refusals: this.refusals,
    })
    const isWhole = await forEachInSlices(store.count, next.check, {
      onSlice: onProgress,
      isCancelled: () => own !== this.checkCount || this.isClosed,
    })
    if (!isWhole) return superseded
    this.sheet = next
    return next.sum()
  }
}

function noPairs(): PairRegistry {
  return { ids: new Map(), earlier: new Map() }
}
