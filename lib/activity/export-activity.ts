import 'server-only'
import type { Author } from '../dispatch/contract'
import { createSheetWriter } from '../records/sheet-writer'
import { config } from '../runtime/config'
import { byteOrderMark, csvCell, csvLines } from '../text/csv'
import { fileNameTime } from '../text/file-name'
import { readRows } from './activity-sql'
import type { ActivityFilter, ActivityRow, EntryReading } from './contract'
import { type Cursor, parseCursor } from './cursor'
import { downloadRecorder, type Piece, recordedBody } from './record-download'
import { toActivityRow } from './to-activity-row'
import { entryWords, kindInWords, outcomeInWords } from './words'

const pageSize = 500

/**
 * The filtered activity as a CSV file, latest first, read while it is streamed, without entries made meanwhile.
 * Each application of a run has its own row. Times are in the time zone (an IANA name).
 */
export function exportActivity(
  filter: ActivityFilter,
  person: Author,
  reading: EntryReading,
  timeZone = 'UTC',
): { id: string; name: string; body: ReadableStream<Uint8Array> } {
  const recorder = downloadRecorder(person, { what: 'activity' })
  const chosen = Object.entries(filter).flatMap(([name, value]) => (value === null ? [] : [`${name} ${value}`]))
  return {
    id: recorder.id,
    name: fileName(timeZone),
    body: recordedBody(pagesOf(filter, reading, cellWriter(timeZone)), recorder, { filter: chosen }),
  }
}

async function* pagesOf(
  filter: ActivityFilter,
  reading: EntryReading,
  cellsOf: ReturnType<typeof cellWriter>,
): AsyncGenerator<Piece, void> {
  let before: Cursor | null = null
  for (let start = byteOrderMark + csvLines([Object.values(entryWords.columns)]); ; start = '') {
    const found: Awaited<ReturnType<typeof readRows>> = await readRows({
      filter,
      before,
      limit: pageSize,
      isEach: true,
    })
    const rows = found.map((row) => toActivityRow(row, reading))
    before = parseCursor(rows.at(-1)?.cursor ?? '')
    yield { text: start + csvLines(rows.map(cellsOf)), rows: rows.length }
    if (rows.length < pageSize || !before) return
  }
}

function cellWriter(timeZone: string): (row: ActivityRow) => string[] {
  const write = createSheetWriter(timeZone)
  return (row) =>
    [
      write(row.at),
      row.who,
      kindInWords(row),
      row.subject,
      row.applicantEmail,
      row.jobId,
      outcomeInWords(row),
      row.durationMs,
      row.reference,
      row.id,
    ].map(csvCell)
}

function fileName(timeZone: string): string {
  const environment = config().partner.environment.replaceAll(/[^\w-]+/g, '-')
  return `activity-${environment}-${fileNameTime(new Date(), timeZone)}.csv`
}
