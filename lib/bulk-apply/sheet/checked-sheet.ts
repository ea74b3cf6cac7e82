import type { EarlierApplication } from '../../easy-apply/contract'
import type { NewRow } from '../contract'
import { type CheckedRow, checkRow } from './check-row'
import { type ClassifiedRows, classifyRows, type GroupedIssue } from './classify-rows'
import { maxRowsPerRead, type RowFilter, type SheetRow, type SheetSummary, type ValidationIssue } from './contract'
import type { FindJob } from './find-job'
import { earlierGroup, repeatGroup } from './issue-group'
import { buildBody } from './read-row'
import type { PlannedCell, RowPlan } from './row-plan'
import type { CellAddress, RowStore } from './row-store'
import { type CountedGroup, summarizeSheet } from './summarize-sheet'
import { writeLeftOut } from './write-csv'

/** Pairs of applicant and job; they outlive a change of the columns. */
export type PairRegistry = { ids: Map<string, number>; earlier: Map<number, EarlierApplication> }

type Parts = { store: RowStore; plan: RowPlan; findJob: FindJob; isJobListKnown: boolean; pairs: PairRegistry }

export type CheckedSheet = ReturnType<typeof createCheckedSheet>

/** The rows under one matching. `check` checks single rows; issues between rows are computed on demand. */
export function createCheckedSheet({ store, plan, findJob, isJobListKnown, pairs }: Parts) {
  const checked: (CheckedRow | undefined)[] = []
  const pairOf = new Int32Array(store.count).fill(-1)
  let classified: ClassifiedRows | null = null
  const counted = new Map<string, CountedGroup>()
  let sendable: number[] | null = null
  let listed: { filter: string; indexes: number[] } | null = null

  const classify = () => {
    classified ??= classifyRows({ store, checked, pairOf, pairs: pairs.ids.size, earlier: pairs.earlier })
    return classified
  }

  function pairId(row: CheckedRow): number {
    if (row.email === '' || row.jobId === '') return -1
    const key = `${row.email}\0${row.jobId}`
    const id = pairs.ids.get(key) ?? pairs.ids.size
    pairs.ids.set(key, id)
    return id
  }

  function find(filter: RowFilter): number[] {
    const name = JSON.stringify(filter)
    if (listed?.filter === name) return listed.indexes
    const { states, issuesOf } = classify()
    const indexes: number[] = []
    for (const [index, state] of states.entries()) {
      const isMeant =
        'group' in filter
          ? state !== 'ready' && issuesOf(index).some(({ group }) => group === filter.group)
          : filter.show === 'all' || filter.show === state
      if (isMeant) indexes.push(index)
    }
    listed = { filter: name, indexes }
    return indexes
  }

  const listToSend = () => {
    sendable ??= classify().states.flatMap((state, index) => (state === 'ready' || state === 'accepted' ? [index] : []))
    return sendable
  }

  return {
    plan,
    /** Checks a single row. */
    check(index: number) {
      const row = checkRow(plan, textsOf(store, plan, index), findJob)
      checked[index] = row
      pairOf[index] = pairId(row)
    },
    /** Drops what was computed across rows. */
    forget() {
      classified = null
      listed = null
      sendable = null
    },
    sum: (): SheetSummary =>
      summarizeSheet({
        store,
        classified: classify(),
        checked,
        targets: plan.cells.map(({ target }) => target),
        isJobListKnown,
        counted,
      }),
    issuesOf: (index: number) => classify().issuesOf(index),
    find,
    /** Filtered rows from the `from`-th on. */
    rows(filter: RowFilter, from: number, count: number): { total: number; rows: SheetRow[] } {
      const found = find(filter)
      const { states, issuesOf } = classify()
      const rows = found.slice(from, from + Math.min(count, maxRowsPerRead)).map((index) => ({
        row: store.numberOf(index),
        cells: textsOf(store, plan, index),
        issues: issuesOf(index).map(toIssue),
        state: states[index] ?? 'invalid',
      }))
      return { total: found.length, rows }
    },
    /** Each pair of the rows that are not left out once, with the first row that has it. */
    pairs(): { row: number; email: string; jobId: string }[] {
      const seen = new Set<number>()
      return checked.flatMap((row, index) => {
        const pair = pairOf[index] ?? -1
        if (!row || pair < 0 || store.isOut(index) || seen.has(pair)) return []
        seen.add(pair)
        return [{ row: store.numberOf(index), email: row.email, jobId: row.jobId }]
      })
    },
    markEarlier(found: readonly { row: number; earlier: EarlierApplication }[]) {
      for (const { row, earlier } of found) {
        const pair = pairOf[store.indexOf(row) ?? -1] ?? -1
        if (pair >= 0) pairs.earlier.set(pair, earlier)
      }
    },
    toSend(from: number, count: number): NewRow[] {
      return listToSend()
        .slice(from, from + count)
        .map((index) => ({
          row: store.numberOf(index),
          cells: store.cellsOf(index),
          body: buildBody(plan, textsOf(store, plan, index), findJob),
          isAgain: classify()
            .issuesOf(index)
            .some(({ group }) => group === repeatGroup || group === earlierGroup),
        }))
    },
    leftOutCsv(): string {
      const { states, issuesOf } = classify()
      const rows = states.flatMap((state, index) =>
        state === 'ready' || state === 'accepted'
          ? []
          : [{ cells: store.cellsOf(index), issue: describeIssues(plan, issuesOf(index)) }],
      )
      return writeLeftOut(store.header, rows)
    },
  }
}

export function addressOf({ column, target }: PlannedCell): CellAddress {
  return column >= 0 ? { column } : { key: target.key }
}

/** The texts of a row for the plan's cells. A constant counts where there is no column and nothing was typed in. */
export function textsOf(store: RowStore, plan: RowPlan, index: number): string[] {
  return plan.cells.map((cell) => store.textAt(index, addressOf(cell)) ?? cell.constant)
}

function toIssue({ kind, target, message, sameAs, earlier }: GroupedIssue): ValidationIssue {
  return { kind, target, message, ...(sameAs === undefined ? {} : { sameAs }), ...(earlier ? { earlier } : {}) }
}

function describeIssues(plan: RowPlan, issues: readonly GroupedIssue[]): string {
  if (issues.length === 0) return 'Left out'
  return issues
    .map(({ target, message }) => {
      const cell = target === null ? undefined : plan.cells[plan.indexOf.get(target) ?? -1]
      return cell ? `${cell.target.title}: ${message}` : message
    })
    .join('; ')
}
