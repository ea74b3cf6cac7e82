import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import { and, between, eq, gt } from 'drizzle-orm'
import type { Person } from '../accounts/contract'
import { downloadRecorder, type Piece, recordedBody } from '../activity/record-download'
import { knownJobs } from '../jobs/known-jobs'
import { waitForJobs } from '../jobs/wait-for-jobs'
import { createSheetWriter } from '../records/sheet-writer'
import { config } from '../runtime/config'
import { store } from '../store/connection'
import { leftOutRows, runRows, runs } from '../store/run-tables'
import { byteOrderMark, csvCell, csvLines } from '../text/csv'
import { fileNamePart, fileNameTime } from '../text/file-name'
import { applicationForm } from './application-form'
import type { ResultRows, RunRow } from './contract'
import { placeErasedRows } from './erased-rows'
import { readRowsAfter } from './read-run-rows'
import { createFindJob, type FindJob } from './sheet/find-job'
import { findTargets } from './sheet/find-targets'
import { leftOutCodes } from './sheet/issue-kind'
import { isIssueHeading } from './sheet/write-csv'
import { leftOutInWords, reasonInWords, runRowWords, targetWords } from './words'

const pageSize = 500

/**
 * Exports the outcomes of a run's rows as a CSV file: all rows followed by the upload's left-out rows; only those left
 * out; or only failed rows, in the shape of the upload. Once the cells are erased, only email address and job are
 * filled in (erased-rows.ts). Times are in the given zone (an IANA name). Null: no such run.
 */
export async function exportResults(
  runId: string,
  which: ResultRows,
  person: Pick<Person, 'id' | 'name'>,
  timeZone = 'UTC',
): Promise<{ id: string; name: string; body: ReadableStream<Uint8Array> } | 'being-cancelled' | null> {
  const [run] = await store().select().from(runs).where(eq(runs.id, runId))
  if (!run) return null
  // A partial file would look like a complete one.
  if (which === 'failed' && run.state === 'cancelling') return 'being-cancelled'
  const what = which === 'failed' ? 'failed-rows' : 'results'
  const recorder = downloadRecorder(person, { what, run: run.name })
  const erased = await placeErasedRows(run)
  // Written only by `createRun`.
  const columns = run.header as string[]
  // Uploading failed rows again would add one more column of issues each time.
  const hasOldIssues = which === 'failed' && isIssueHeading(columns.at(-1))
  const issuesAt = hasOldIssues ? columns.length - 1 : null
  const upload = [...columns, ...erased.added].filter((_, column) => column !== issuesAt)
  // The stream may run outside its request's context, but is in the request's language.
  const file = {
    runId,
    which,
    header: headerOf(upload, which),
    width: upload.length,
    issuesAt,
    erased,
    inRequest: AsyncLocalStorage.snapshot(),
    write: createSheetWriter(timeZone),
  }
  return { id: recorder.id, name: fileName(which, run.name, timeZone), body: recordedBody(pagesOf(file), recorder) }
}

type ResultsFile = {
  runId: string
  which: ResultRows
  header: string[]
  /** The number of columns in the upload, and of those added to it. */
  width: number
  /** The column of the upload that is left out, as the file has its own; null for none. */
  issuesAt: number | null
  erased: Awaited<ReturnType<typeof placeErasedRows>>
  inRequest: ReturnType<typeof AsyncLocalStorage.snapshot>
  /** For values that the desk adds: the upload's own cells stay as they were. */
  write: ReturnType<typeof createSheetWriter>
}

async function* pagesOf(file: ResultsFile): AsyncGenerator<Piece, void> {
  const { which, header } = file
  yield { text: byteOrderMark + csvLines([header]), rows: 0 }
  if (which !== 'left-out') yield* runPages(file, which)
  if (which !== 'failed') yield* leftOutPages(file)
}

async function* runPages(file: ResultsFile, which: 'all' | 'failed'): AsyncGenerator<Piece, void> {
  for (let after = 0; ; ) {
    const rows = await file.inRequest(() => readRowsAfter(file.runId, { after, limit: pageSize, which }))
    const included = which === 'all' ? rows : rows.filter(({ uncertainty }) => uncertainty?.what !== 'applied-before')
    const lines = await linesOf(included, file)
    after = rows.at(-1)?.row ?? after
    if (lines.length > 0) yield { text: csvLines(lines), rows: included.length }
    if (rows.length < pageSize) return
  }
}

async function* leftOutPages({ runId, width, inRequest }: ResultsFile): AsyncGenerator<Piece, void> {
  const titles = inRequest(() => new Map(findTargets(applicationForm()).map(({ key, title }) => [key, title])))
  for (let after = 0; ; ) {
    const rows = await store()
      .select()
      .from(leftOutRows)
      .where(and(eq(leftOutRows.runId, runId), gt(leftOutRows.row, after)))
      .orderBy(leftOutRows.row)
      .limit(pageSize)
    if (rows.some(({ reason }) => reason === 'job-ambiguous')) await inRequest(waitForJobs)
    const findJob = createFindJob(knownJobs())
    const lines = inRequest(() =>
      rows.map(({ row, cells, reason, target }) => {
        // Written only by `saveLeftOutRows`.
        const upload = padded(JSON.parse(cells) as string[], width)
        const code = leftOutCodes.find((code) => code === reason)
        const shared = code === 'job-ambiguous' ? findSharedTitle(upload, findJob) : null
        const why = code === undefined ? '' : leftOutInWords(code, titles.get(target ?? ''), shared)
        return [row, runRowWords.outcomes.cancelled, why, '', '', '', ...upload].map(csvCell)
      }),
    )
    if (rows.length > 0) yield { text: csvLines(lines), rows: rows.length }
    after = rows.at(-1)?.row ?? after
    if (rows.length < pageSize) return
  }
}

/** Returns the row's cell that is the title of several jobs. Which column has the jobs is not stored. */
function findSharedTitle(cells: readonly string[], findJob: FindJob): { title: string; ids: string } | null {
  for (const cell of cells) {
    const ids = cell === '' ? undefined : findJob(cell).issue?.ids
    if (ids !== undefined) return { title: cell, ids }
  }
  return null
}

function headerOf(upload: string[], which: ResultRows): string[] {
  const { row, outcome, reason, form, when, reference } = runRowWords.columns
  const header =
    which === 'failed'
      ? [...upload, targetWords.issueHeading]
      : [row, outcome, reason, form, when, reference, ...upload]
  return header.map(csvCell)
}

async function linesOf(
  rows: RunRow[],
  { runId, which, width, issuesAt, erased, inRequest, write }: ResultsFile,
): Promise<string[][]> {
  const [first, last] = [rows.at(0), rows.at(-1)]
  if (!first || !last) return []
  const kept = await store()
    .select({ row: runRows.row, cells: runRows.cells })
    .from(runRows)
    .where(and(eq(runRows.runId, runId), between(runRows.row, first.row, last.row)))
  const cells = new Map(kept.map(({ row, cells }) => [row, cells]))
  const lineOf = (row: RunRow) => {
    const uploaded = cells.get(row.row)
    // Written only by `saveRows` and `correctRows`; '' once erased.
    const given: string[] = uploaded ? JSON.parse(uploaded) : erased.cellsOf(row)
    const upload = padded(
      given.filter((_, column) => column !== issuesAt),
      width,
    )
    const line =
      which === 'failed'
        ? [...upload, reasonInWords(row)]
        : [
            row.row,
            runRowWords.outcomes[row.outcome],
            reasonInWords(row),
            row.result?.applicationFormId ?? row.failure?.facts.applicationFormId ?? '',
            write(row.at),
            row.reference ?? '',
            ...upload,
          ]
    return line.map(csvCell)
  }
  return inRequest(() => rows.map(lineOf))
}

/** Pads cells to the upload's number of columns, so that the columns after them line up. */
function padded(cells: readonly string[], width: number): string[] {
  return Array.from({ length: Math.max(width, cells.length) }, (_, index) => cells[index] ?? '')
}

/** Names the run and the time of the download, so that two downloads can be told apart. */
function fileName(which: ResultRows, run: string, timeZone: string): string {
  const what = { all: 'results', failed: 'failed-rows', 'left-out': 'left-out-rows' }[which]
  const parts = [
    fileNamePart(run),
    what,
    fileNamePart(config().partner.environment),
    fileNameTime(new Date(), timeZone),
  ]
  return `${parts.filter((part) => part !== '').join('-')}.csv`
}
