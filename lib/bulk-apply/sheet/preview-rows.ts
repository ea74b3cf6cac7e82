import { type Pointer, readPointer } from '../../records/pointer'
import { checkRow } from './check-row'
import { textsOf } from './checked-sheet'
import type { SheetRow, Target } from './contract'
import { createFindJob } from './find-job'
import { type IssueKind, issueSeverity } from './issue-kind'
import { buildBody } from './read-row'
import type { RowPlan } from './row-plan'
import type { RowStore } from './row-store'
import { sheetWords } from './words'

const previewedRows = 5

/** Returns the first rows as they would be sent: values as parsed; text that cannot be parsed stays as it is. */
export function previewRows(store: RowStore, plan: RowPlan): { targets: Target[]; rows: SheetRow[] } {
  const findJob = createFindJob(null)
  const { paths } = plan.form
  const own: Record<string, Pointer | undefined> = { email: paths.email, job: paths.job, enqueue: paths.enqueue }
  const rows = Array.from({ length: Math.min(previewedRows, store.count) }, (_, index): SheetRow => {
    const texts = textsOf(store, plan, index)
    const { issues } = checkRow(plan, texts, findJob)
    const body = buildBody(plan, texts, findJob)
    const cells = plan.cells.map(({ target }, at) => {
      const isWrong = issues.some((issue) => issue.target === target.key)
      const value = isWrong ? undefined : readPointer(body, own[target.key] ?? target.key)
      return value === undefined ? (texts[at] ?? '') : displayValue(value)
    })
    return {
      row: store.numberOf(index),
      cells,
      issues: issues.map(({ kind, target, message }) => ({ kind, target, message })),
      state: stateOf(issues.map(({ kind }) => kind)),
    }
  })
  return { targets: plan.cells.map(({ target }) => target), rows }
}

function displayValue(value: unknown): string {
  if (typeof value === 'boolean') return value ? sheetWords.yes : sheetWords.no
  if (Array.isArray(value) && value.every((entry) => typeof entry === 'string')) return value.join('; ')
  return typeof value === 'string' ? value : JSON.stringify(value)
}

function stateOf(kinds: IssueKind[]): SheetRow['state'] {
  if (kinds.length === 0) return 'ready'
  return kinds.some((kind) => issueSeverity[kind] === 'error') ? 'invalid' : 'warning'
}
