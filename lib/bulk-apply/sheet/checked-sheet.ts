import { pathsOfName } from '../../records/field-path'
import { type KnownBefore, type LeftOutRow, leftOutLimits, type NewRow } from '../contract'
import { type CheckedRow, checkRow, type RowIssue } from './check-row'
import { type ClassifiedRows, classifyRows, type GroupedIssue } from './classify-rows'
import {
  type EarlierPair,
  maxRowsPerRead,
  type RowFilter,
  type RowState,
  type SheetRow,
  type SheetSummary,
  type ValidationIssue,
} from './contract'
import type { FindJob } from './find-job'
import { earlierGroup, groupKey, repeatGroup } from './issue-group'
import type { RowRefusal } from './open-refused'
import { buildBody } from './read-row'
import type { PlannedCell, RowPlan } from './row-plan'
import type { CellAddress, RowStore } from './row-store'
import { type CountedGroup, summarizeSheet, worstIssue } from './summarize-sheet'
import { sheetWords } from './words'
import { writeLeftOut } from './write-csv'

/** Pairs of applicant and job; kept when the columns are matched differently. */
export type PairRegistry = { ids: Map<string, number>; earlier: Map<number, KnownBefore> }

type Parts = {
  store: RowStore
  plan: RowPlan
  findJob: FindJob
  isJobListKnown: boolean
  pairs: PairRegistry
  /** By row number. */
  refusals: ReadonlyMap<number, readonly RowRefusal[]>
}

/** Holds the rows under one matching. `check` checks single rows; issues between rows are computed on demand. */
export function createCheckedSheet(parts: Parts): CheckedSheet {
  return new CheckedSheet(parts)
}

export class CheckedSheet {
  readonly plan: RowPlan
  private readonly parts: Parts
  private readonly checked: (CheckedRow | undefined)[] = []
  private readonly pairOf: Int32Array
  private readonly counted = new Map<string, CountedGroup>()
  private classified: ClassifiedRows | null = null
  private sendable: number[] | null = null
  private listed: { filter: string; indexes: number[] } | null = null

  constructor(parts: Parts) {
    this.parts = parts
    this.plan = parts.plan
    this.pairOf = new Int32Array(parts.store.count).fill(-1)
  }

  /** Checks a single row. An own property, since it is passed around as a function. */
  check = (index: number): void => {
    const { store, plan, findJob, refusals } = this.parts
    const row = checkRow(plan, this.textsAt(index), findJob)
    const refused = refusals.get(store.numberOf(index)) ?? []
    this.checked[index] = refused.length === 0 ? row : this.withRefusals(row, index, refused)
    this.pairOf[index] = pairId(row, this.parts.pairs)
  }

  /** Returns the rows that are about another applicant or job than in an earlier check. */
  rowsOfOtherPairs({ pairOf }: CheckedSheet): number[] {
    return [...pairOf.keys()].filter((index) => pairOf[index] !== this.pairOf[index])
  }

  /** Drops what was computed across rows. */
  forget(): void {
    this.classified = null
    this.listed = null
    this.sendable = null
  }

  sum(): SheetSummary {
    const { store, isJobListKnown } = this.parts
    const summary = summarizeSheet({
      store,
      classified: this.classify(),
      checked: this.checked,
      targets: this.plan.cells.map(({ target }) => target),
      isJobListKnown,
      counted: this.counted,
    })
    return this.isQueuedByRow() ? { ...summary, isQueuedByRow: true } : summary
  }

  issuesOf(index: number): readonly GroupedIssue[] {
    return this.classify().issuesOf(index)
  }

  find(filter: RowFilter): number[] {
    const name = JSON.stringify(filter)
    if (this.listed?.filter === name) return this.listed.indexes
    const indexes = filterRows(this.classify(), filter)
    this.listed = { filter: name, indexes }
    return indexes
  }

  /** Returns filtered rows, starting at index `from`. */
  rows(filter: RowFilter, from: number, count: number): { total: number; rows: SheetRow[] } {
    const found = this.find(filter)
    const { states, issuesOf } = this.classify()
    const rows = found.slice(from, from + Math.min(count, maxRowsPerRead)).map((index) => {
      const cells = this.textsAt(index)
      return {
        row: this.parts.store.numberOf(index),
        who: applicantOf(this.plan, cells),
        cells,
        issues: issuesOf(index).map(toIssue),
        state: states[index] ?? 'invalid',
      }
    })
    return { total: found.length, rows }
  }

  /** Returns each pair once, with the first row that has it; left-out rows are ignored. */
  pairs(): { row: number; email: string; jobId: string }[] {
    const { store } = this.parts
    const seen = new Set<number>()
    return this.checked.flatMap((row, index) => {
      const pair = this.pairOf[index] ?? -1
      if (!row || pair < 0 || store.isOut(index) || seen.has(pair)) return []
      seen.add(pair)
      return [{ row: store.numberOf(index), email: row.email, jobId: row.jobId }]
    })
  }

  markEarlier(found: readonly EarlierPair[]): void {
    const { ids, earlier: known } = this.parts.pairs
    for (const { earlier, ...pair } of found) {
      const id = ids.get(pairKey(pair))
      if (id !== undefined) known.set(id, earlier)
    }
  }

  toSend(from: number, count: number): NewRow[] {
    const { store, findJob } = this.parts
    this.sendable ??= this.classify().states.flatMap((state, index) => (isSendable(state) ? [index] : []))
    return this.sendable.slice(from, from + count).map((index) => ({
      row: store.numberOf(index),
      cells: store.cellsOf(index),
      body: buildBody(this.plan, this.textsAt(index), findJob),
      isAgain: this.issuesOf(index).some(({ group }) => group === repeatGroup || group === earlierGroup),
    }))
  }

  leftOut(from: number, count: number): LeftOutRow[] {
    const { store } = this.parts
    const { states, issuesOf } = this.classify()
    const indexes = states.flatMap((state, index) => (isSendable(state) ? [] : [index]))
    return indexes.slice(from, from + count).map((index) => {
      const worst = worstIssue(issuesOf(index))
      return {
        row: store.numberOf(index),
        cells: store
          .cellsOf(index)
          .slice(0, leftOutLimits.cells)
          .map((cell) => cell.slice(0, leftOutLimits.characters)),
        reason: worst?.kind ?? 'by-person',
        target: worst?.target ?? null,
      }
    })
  }

  leftOutCsv(): string {
    const { store } = this.parts
    const { states, issuesOf } = this.classify()
    const rows = states.flatMap((state, index) =>
      isSendable(state) ? [] : [{ cells: store.cellsOf(index), issue: describeIssues(this.plan, issuesOf(index)) }],
    )
    return writeLeftOut(store.header, rows)
  }

  /** A refusal counts until the user changes what it is about. */
  private withRefusals(row: CheckedRow, index: number, refusals: readonly RowRefusal[]): CheckedRow {
    const { store, plan } = this.parts
    const isEdited = (cell: PlannedCell) => store.isEdited(index, addressOf(cell))
    const issues = refusals.flatMap(({ target, message }): RowIssue[] => {
      const at = target === null ? undefined : plan.indexOf.get(target)
      const cell = at === undefined ? undefined : plan.cells[at]
      const isChanged = cell ? isEdited(cell) : plan.cells.some(isEdited)
      const found = cell ? row.issues.filter((issue) => issue.target === target) : []
      if (isChanged || !found.every(isOfGoneJob)) return []
      const value = at === undefined ? '' : (this.textsAt(index)[at] ?? '')
      const kind = found.length > 0 ? 'job-refused' : 'refused'
      const issue = { kind, target: cell ? target : null, message, value } as const
      return [{ ...issue, group: groupKey(issue, cell) }]
    })
    const isJobRefused = issues.some(({ kind }) => kind === 'job-refused')
    return { ...row, issues: [...row.issues.filter((issue) => !isJobRefused || !isOfGoneJob(issue)), ...issues] }
  }

  private classify(): ClassifiedRows {
    const { store, pairs } = this.parts
    const { checked, pairOf } = this
    this.classified ??= classifyRows({ store, checked, pairOf, pairs: pairs.ids.size, earlier: pairs.earlier })
    return this.classified
  }

  private isQueuedByRow(): boolean {
    const cell = this.plan.cells[this.plan.indexOf.get('enqueue') ?? -1]
    if (!cell || cell.column >= 0) return false
    const textAt = (index: number) => this.parts.store.textAt(index, addressOf(cell)) ?? cell.constant
    return this.classify().states.some((state, index) => isSendable(state) && textAt(index) !== cell.constant)
  }

  private textsAt(index: number): string[] {
    return textsOf(this.parts.store, this.plan, index)
  }
}

/** Closed, or not in the list of jobs: the refusal says the same, and is not a warning. */
function isOfGoneJob({ kind }: RowIssue): boolean {
  return kind === 'job-unknown' || kind === 'job-closed'
}

const pairKey = ({ email, jobId }: Pick<CheckedRow, 'email' | 'jobId'>) => `${email}\0${jobId}`

function pairId(row: CheckedRow, { ids }: PairRegistry): number {
  if (row.email === '' || row.jobId === '') return -1
  const key = pairKey(row)
  const id = ids.get(key) ?? ids.size
  ids.set(key, id)
  return id
}

function filterRows({ states, issuesOf }: ClassifiedRows, filter: RowFilter): number[] {
  const indexes: number[] = []
  for (const [index, state] of states.entries()) {
    const isMeant =
      'group' in filter
        ? state !== 'ready' && issuesOf(index).some(({ group }) => group === filter.group)
        : filter.show === 'all' || filter.show === state
    if (isMeant) indexes.push(index)
  }
  return indexes
}

function isSendable(state: RowState): boolean {
  return state === 'ready' || state === 'accepted'
}

export function addressOf({ column, target }: PlannedCell): CellAddress {
  return column >= 0 ? { column } : { key: target.key }
}

/** Returns a row's texts for the plan's cells. A constant is used if there is no column and nothing was typed in. */
export function textsOf(store: RowStore, plan: RowPlan, index: number): string[] {
  return plan.cells.map((cell) => store.textAt(index, addressOf(cell)) ?? cell.constant)
}

function applicantOf({ form, indexOf }: RowPlan, texts: readonly string[]): string {
  const { name } = form.person
  const textAt = (key: string) => texts[indexOf.get(key) ?? -1]?.trim() ?? ''
  const parts = name === undefined ? [] : pathsOfName(name).map(textAt)
  return parts.filter((part) => part !== '').join(' ') || textAt('email')
}

function toIssue({ kind, target, message, sameAs, earlier }: GroupedIssue): ValidationIssue {
  return { kind, target, message, ...(sameAs === undefined ? {} : { sameAs }), ...(earlier ? { earlier } : {}) }
}

function describeIssues(plan: RowPlan, issues: readonly GroupedIssue[]): string {
  if (issues.length === 0) return sheetWords.leftOut
  return issues
    .map(({ target, message }) => {
      const cell = target === null ? undefined : plan.cells[plan.indexOf.get(target) ?? -1]
      return cell ? `${cell.target.title}: ${message}` : message
    })
    .join('; ')
}
