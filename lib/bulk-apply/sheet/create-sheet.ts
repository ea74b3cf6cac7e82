import { trimCell } from './cell-text'
import { acceptRows, cellsOfGroup, findSelected, leaveOutRows, readAsThousands, writeRows } from './change-rows'
import { type CheckedSheet, createCheckedSheet, type PairRegistry } from './checked-sheet'
import { type ApplicationForm, maxSavedLength, type Sheet, type SheetSummary, type Target } from './contract'
import { createFindJob } from './find-job'
import { findTargets } from './find-targets'
import { forEachInSlices } from './for-each-in-slices'
import { pairGroups } from './issue-group'
import { type OpenedUpload, openUpload } from './open-upload'
import { previewRows } from './preview-rows'
import { createRowPlan } from './row-plan'

const superseded = Symbol('superseded')

/** Creates the sheet for a worker to serve. Calls are answered in order; they reject if no sheet is open or checked. */
export function createSheet(form: ApplicationForm): Sheet {
  return new SheetSession(form)
}

/** Methods are own properties: `serveWorker` does not call any others. */
class SheetSession implements Sheet {
  private readonly form: ApplicationForm
  private readonly targets: Target[]
  private upload: OpenedUpload | null = null
  private knownPairs = noPairs()
  private sheet: CheckedSheet | null = null
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
      const upload = await openUpload(this.form, this.targets, source, remembered)
      if ('message' in upload) return upload
      this.upload = upload
      return upload.summary
    })
  }

  source: Sheet['source'] = () =>
    this.inTurn(() => {
      const source = this.upload?.source ?? null
      // As large as the upload itself, and read only once.
      if (this.upload) this.upload = { ...this.upload, source: null }
      return source && JSON.stringify(source).length <= maxSavedLength ? source : null
    })

  corrections: Sheet['corrections'] = () => this.inTurn(() => this.opened().store.corrections())

  preview: Sheet['preview'] = (matching) =>
    this.inTurn(() => previewRows(this.opened().store, createRowPlan(this.form, this.targets, matching)))

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

  private inTurn<T>(work: () => T | Promise<T>): Promise<T> {
    const turn = this.tail.then(() => {
      if (this.isClosed) throw new Error('The sheet was closed')
      return work()
    })
    this.tail = turn.catch(() => undefined)
    return turn
  }

  private forget() {
    this.upload = null
    this.sheet = null
    this.knownPairs = noPairs()
  }

  private opened(): OpenedUpload {
    if (!this.upload) throw new Error('No sheet is open')
    return this.upload
  }

  private checked() {
    if (!this.sheet) throw new Error('The sheet was not checked yet')
    return { sheet: this.sheet, store: this.opened().store }
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
    const { store, refusals, jobIds } = this.opened()
    const findJob = createFindJob(jobs)
    const next = createCheckedSheet({
      store,
      plan: createRowPlan(this.form, this.targets, matching),
      findJob: (text) => findJob(jobIds.get(text) ?? text),
      isJobListKnown: jobs !== null,
      pairs: this.knownPairs,
      refusals,
    })
    const isWhole = await forEachInSlices(store.count, next.check, {
      onSlice: onProgress,
      isCancelled: () => own !== this.checkCount || this.isClosed,
    })
    if (!isWhole) return superseded
    // Accepted for another applicant or job. The first check after a resume keeps what was saved.
    if (this.sheet) store.withdraw(next.rowsOfOtherPairs(this.sheet), pairGroups)
    this.sheet = next
    return next.sum()
  }
}

function noPairs(): PairRegistry {
  return { ids: new Map(), earlier: new Map() }
}
