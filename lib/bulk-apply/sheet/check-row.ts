import { checkBody } from '../../forms/check-body'
import { mayBeInThousands } from '../../forms/form-values'
import { tokensOf } from '../../records/pointer'
import { normalizeEmail } from '../../text/normalize-email'
import { isFormula, isShortened } from './cell-text'
import type { FindJob, FoundJob } from './find-job'
import { groupKey } from './issue-group'
import type { IssueKind } from './issue-kind'
import { entriesOf } from './read-cell'
import { bodyFrom, type ReadRow, readRow } from './read-row'
import type { PlannedCell, RowPlan } from './row-plan'
import { sheetWords } from './words'

/** An issue within one row. `value`: the cell's; `group`: the key of issues that are corrected together. */
export type RowIssue = { kind: IssueKind; target: string | null; message: string; value: string; group: string }

/**
 * `email` as used for comparison; '' if there is none that could be sent. `jobId` as it would be sent; `jobTitle`: ''
 * if the list has no such job.
 */
export type CheckedRow = { issues: readonly RowIssue[]; email: string; jobId: string; jobTitle: string }

const none: readonly RowIssue[] = []

/** Checks a row by the schema, its jobs and for spreadsheet artifacts. `texts`: in the order of the plan's cells. */
export function checkRow(plan: RowPlan, texts: readonly string[], findJob: FindJob): CheckedRow {
  const issues: RowIssue[] = []
  const add = (issue: Omit<RowIssue, 'group'>) => {
    const at = issue.target === null ? undefined : plan.indexOf.get(issue.target)
    issues.push({ ...issue, group: groupKey(issue, at === undefined ? undefined : plan.cells[at]) })
  }
  const reported = new Set<string>()
  const report = (kind: IssueKind, cell: PlannedCell, message: string, value: string) => {
    add({ kind, target: cell.target.key, message, value })
    reported.add(cell.target.key)
  }
  const read = readRow(plan, texts, findJob)
  for (const [index, cell] of plan.cells.entries()) {
    const text = texts[index] ?? ''
    if (read.spreadsheetErrors.has(index)) report('spreadsheet-error', cell, errorMessage(text), text)
    else if (read.cellErrors.has(index)) report('invalid', cell, read.cellErrors.get(index) ?? '', text)
    else if (text === '' && (cell.target.key === 'email' || cell.target.key === 'job'))
      report('missing', cell, sheetWords.required, '')
  }
  for (const { target, message } of bodyIssues(plan, read)) {
    if (reported.has(target ?? '')) continue
    reported.add(target ?? '')
    const at = target === null ? undefined : plan.indexOf.get(target)
    const text = at === undefined ? '' : (texts[at] ?? '')
    const isMissing = target !== null && text === ''
    add({
      kind: isMissing ? 'missing' : 'invalid',
      target,
      message: isMissing ? sheetWords.required : message,
      value: text,
    })
  }
  addWarnings(plan, texts, read.job, { reported, report })
  const email = texts[plan.indexOf.get('email') ?? -1] ?? ''
  return {
    issues: issues.length === 0 ? none : issues,
    email:
      reported.has('email') && issues.some(({ target, kind }) => target === 'email' && kind !== 'formula')
        ? ''
        : normalizeEmail(email),
    jobId: read.job?.id ?? '',
    jobTitle: isUnknown(read.job) ? '' : (read.job?.title ?? ''),
  }
}

function isUnknown(job: FoundJob | null): boolean {
  return job?.issue?.kind === 'job-unknown'
}

function errorMessage(text: string): string {
  return /^#+$/.test(text) ? sheetWords.columnTooNarrow : sheetWords.spreadsheetError
}

/** A cell with an error gets no warnings. */
function addWarnings(
  plan: RowPlan,
  texts: readonly string[],
  job: FoundJob | null,
  {
    reported,
    report,
  }: { reported: Set<string>; report: (kind: IssueKind, cell: PlannedCell, message: string, value: string) => void },
) {
  for (const [index, cell] of plan.cells.entries()) {
    const text = texts[index] ?? ''
    if (text === '' || reported.has(cell.target.key)) continue
    const isJob = cell.target.key === 'job'
    if (isJob && job?.issue && job.issue.kind !== 'job-unknown') report(job.issue.kind, cell, job.issue.message, text)
    else if (isJob && job?.issue === null && job.title !== text) continue
    else if (isText(cell) && isShortened(text)) report('shortened', cell, sheetWords.shortened, text)
    else if (hasThousands(cell, text)) report('shortened', cell, sheetWords.thousands, text)
    else if (isJob && job?.issue) report(job.issue.kind, cell, job.issue.message, text)
    else if (isText(cell) && isFormula(text)) report('formula', cell, sheetWords.formula, text)
  }
}

function isText({ target, node }: PlannedCell): boolean {
  if (node === null) return target.key === 'job' || target.key === 'email'
  return ['text', 'id', 'long-text', 'list', 'email'].includes(node.kind)
}

/** A spreadsheet of another language writes 50000 as 50.000. */
function hasThousands({ node }: PlannedCell, text: string): boolean {
  if (node?.kind === 'number') return mayBeInThousands(text)
  return node?.kind === 'list' && node.item.kind === 'number' && entriesOf(text).some(mayBeInThousands)
}

function bodyIssues(plan: RowPlan, read: ReadRow): { target: string | null; message: string }[] {
  const unread: { pointer: string; message: string }[] = []
  const body = bodyFrom(plan, read, plan.form.filled, unread)
  // The parse error replaces the schema's error about the missing value.
  const errors = {
    ...checkBody(plan.form.schema, body),
    ...Object.fromEntries(unread.map(({ pointer, message }) => [pointer, message])),
  }
  return Object.entries(errors).flatMap(([pointer, message]) => {
    const target = plan.targetAt(pointer)
    if (target === 'job' && read.job?.issue?.kind === 'job-ambiguous') return []
    const isOfCell = target !== null && plan.indexOf.has(target)
    const name = tokensOf(pointer).at(-1)
    return [{ target, message: isOfCell || name === undefined ? message : `${name}: ${message}` }]
  })
}
