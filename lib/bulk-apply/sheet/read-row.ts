import { completeBody } from '../../forms/application-body'
import { type FormValue, type FormValues, toBody } from '../../forms/form-values'
import { isSpreadsheetError } from './cell-text'
import type { FindJob, FoundJob } from './find-job'
import { type ReadCell, readCell, readYesNo } from './read-cell'
import type { RowPlan } from './row-plan'
import { sheetWords } from './words'

/** Placeholder for the id that every row gets when it is sent. */
const placeholderId = '00000000-0000-4000-8000-000000000000'

/** A row's cells as parsed. */
export type ReadRow = {
  values: FormValues
  /** By index in the plan: how to write cells that could not be parsed; and which cells have a spreadsheet error. */
  cellErrors: Map<number, string>
  spreadsheetErrors: Set<number>
  email: string
  job: FoundJob | null
  isQueued: boolean
}

/** Reads a row's texts, given in the order of the plan's cells. */
export function readRow(plan: RowPlan, texts: readonly string[], findJob: FindJob): ReadRow {
  const row: ReadRow = {
    values: {},
    cellErrors: new Map(),
    spreadsheetErrors: new Set(),
    email: '',
    job: null,
    isQueued: plan.form.isQueuedByDefault,
  }
  for (const [index, cell] of plan.cells.entries()) {
    const text = texts[index] ?? ''
    if (text === '') continue
    if (isSpreadsheetError(text)) row.spreadsheetErrors.add(index)
    else if (cell.node === null) readOwn(row, cell.target.key, text, index, findJob)
    else {
      const read: ReadCell = readCell(cell.node, text)
      if ('error' in read) row.cellErrors.set(index, read.error)
      else put(row.values, cell.names, read.value)
    }
  }
  return row
}

function readOwn(row: ReadRow, key: string, text: string, index: number, findJob: FindJob) {
  if (key === 'email') {
    row.email = text
    if (!/^[^\s@]+@[^\s@]+$/u.test(text)) row.cellErrors.set(index, sheetWords.notAnEmail)
  } else if (key === 'job') row.job = findJob(text)
  else {
    const isYes = readYesNo(text)
    if (isYes === null) row.cellErrors.set(index, sheetWords.yesOrNo)
    else row.isQueued = isYes
  }
}

function put(values: FormValues, [name = '', ...rest]: string[], value: FormValue) {
  if (rest.length === 0) {
    values[name] = value
    return
  }
  const inner = values[name]
  const group: FormValues =
    typeof inner === 'object' && inner !== null && !Array.isArray(inner) && !('data' in inner) ? inner : {}
  values[name] = group
  put(group, rest, value)
}

/** Builds the body of a row, with the `filled` values; text that is not valid JSON is added to `unread`. */
export function bodyFrom(
  plan: RowPlan,
  read: ReadRow,
  filled: RowPlan['form']['filled'],
  unread: { pointer: string; message: string }[],
) {
  const drawn = toBody(plan.nodes, read.values, unread, { isFromSheet: true })
  const parts = { email: read.email, jobId: read.job?.id ?? '', isQueued: read.isQueued, submissionId: placeholderId }
  return completeBody(drawn, parts, { paths: plan.form.paths, filled, schema: plan.form.schema })
}

/** Builds the body of a row as uploaded: without what the server fills in. */
export function buildBody(plan: RowPlan, texts: readonly string[], findJob: FindJob): Record<string, unknown> {
  return bodyFrom(plan, readRow(plan, texts, findJob), [], [])
}
