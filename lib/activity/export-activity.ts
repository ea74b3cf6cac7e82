import 'server-only'
import type { Author } from '../dispatch/contract'
import { config } from '../runtime/config'
import { requestId } from '../runtime/request-context'
import { serverState } from '../runtime/server-state'
import { byteOrderMark, csvCell, csvLines } from '../text/csv'
import { readRows } from './activity-sql'
import type { ActivityFilter, ActivityRow, Masking, RecordedExportOutcome } from './contract'
import { type Cursor, parseCursor } from './cursor'
import { recordActivity } from './record-activity'
import { toActivityRow } from './to-activity-row'
import { kindInWords, outcomeInWords } from './words'

const pageSize = 500

const header = ['When', 'Who', 'What', 'On what', 'Applicant', 'Job ID', 'Verdict', 'Milliseconds', 'Reference', 'ID']

/**
 * The filtered activity as a CSV file, latest first, read while it is streamed; entries made meanwhile are not in it.
 */
export function exportActivity(
  filter: ActivityFilter,
  person: Author,
  { isMasked }: Masking,
): { name: string; body: ReadableStream<Uint8Array> } {
  const encoder = new TextEncoder()
  const record = exportRecorder(filter, person)
  let before: Cursor | null = null
  let count = 0
  let isBegun = false
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          if (serverState.isStopping && isBegun) {
            // Not whole, and not to be taken for whole: the download breaks off.
            await record('broken-off', count)
            return controller.error(new Error('The desk is being stopped'))
          }
          const found: Awaited<ReturnType<typeof readRows>> = await readRows({ filter, before, limit: pageSize })
          const rows = found.map((row) => toActivityRow(row, isMasked))
          count += rows.length
          before = parseCursor(rows.at(-1)?.cursor ?? '')
          const start = isBegun ? '' : byteOrderMark + csvLines([header])
          isBegun = true
          controller.enqueue(encoder.encode(start + csvLines(rows.map(cellsOf))))
          if (rows.length === pageSize && before) return
          await record('whole', count)
          controller.close()
        } catch (error) {
          await record('broken-off', count)
          throw error
        }
      },
      cancel: () => record('broken-off', count),
    },
    { highWaterMark: 0 },
  )
  return { name: fileName(), body }
}

function cellsOf(row: ActivityRow): string[] {
  return [
    row.at,
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

function exportRecorder(filter: ActivityFilter, person: Author) {
  const reference = requestId() ?? null
  const startedAt = performance.now()
  let isWritten = false
  return async (outcome: RecordedExportOutcome, count: number): Promise<void> => {
    if (isWritten) return
    isWritten = true
    await recordActivity({
      kind: 'export',
      outcome,
      person,
      subject: `${count.toLocaleString('en')} ${count === 1 ? 'entry' : 'entries'} of the activity`,
      reference,
      details: {
        count,
        durationMs: Math.round(performance.now() - startedAt),
        filter: Object.entries(filter).flatMap(([name, value]) => (value === null ? [] : [`${name} ${value}`])),
      },
    })
  }
}

function fileName(): string {
  const environment = config().partner.environment.replaceAll(/[^\w-]+/g, '-')
  return `activity-${environment}-${new Date().toISOString().slice(0, 10)}.csv`
}
