import { type Pointer, readPointer } from '../../records/pointer'
import { checkRow } from './check-row'
import { textsOf } from './checked-sheet'
import { type IssueKind, issueKinds, type SheetRow, type Target } from './contract'
import { createFindJob } from './find-job'
import type { Plan } from './plan-cells'
import { buildBody } from './read-row'
import type { RowStore } from './row-store'

const mostPreviewed = 5

/** The first rows as they would be sent: dates, choices and yes-no as they were understood; what was not understood as it stands. */
export function previewRows(store: RowStore, plan: Plan): { targets: Target[]; rows: SheetRow[] } {
  const findJob = createFindJob(null)
  const { places } = plan.form
  const own: Record<string, Pointer> = { email: places.email, job: places.job, enqueue: places.enqueue }
  const rows = Array.from({ length: Math.min(mostPreviewed, store.count) }, (_, index): SheetRow => {
    const texts = textsOf(store, plan, index)
    const { problems } = checkRow(plan, texts, findJob)
    const body = buildBody(plan, texts, findJob)
    const cells = plan.cells.map(({ target }, at) => {
      const isWrong = problems.some((problem) => problem.target === target.key)
      const value = isWrong ? undefined : readPointer(body, own[target.key] ?? target.key)
      return value === undefined ? (texts[at] ?? '') : inWords(value)
    })
    return {
      row: store.numberOf(index),
      cells,
      problems: problems.map(({ kind, target, message }) => ({ kind, target, message })),
      state: stateOf(problems.map(({ kind }) => kind)),
    }
  })
  return { targets: plan.cells.map(({ target }) => target), rows }
}

function inWords(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (Array.isArray(value) && value.every((entry) => typeof entry === 'string')) return value.join('; ')
  return typeof value === 'string' ? value : JSON.stringify(value)
}

function stateOf(kinds: IssueKind[]): SheetRow['state'] {
  if (kinds.length === 0) return 'ready'
  return kinds.some((kind) => issueKinds[kind] === 'wrong') ? 'wrong' : 'doubtful'
}
