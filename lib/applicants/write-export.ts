import type { PartnerFailure } from '../partner/failure/failure'
import type { SteppedOver } from '../partner/paging/isolation'
import type { Step } from '../partner/paging/walk-list'
import { byteOrderMark, csvLines } from '../text/csv'
import { type ExportNote, exportNoteMark, leftOutText, notCompleteLine } from './contract'
import { type Columns, discoverColumns, headerOf, rowMaker } from './export-columns'

type Options = {
  /** Those that were asked for, and then these alone; null for the profile's, what the first page shows besides, and all the rest in one. */
  columns: Columns | null
  profileColumns: Columns
  /** Writes notes for our own pages; the last line is then theirs to write. */
  hasNotes: boolean
  /** True once the server is to stop: the export then ends as it is. */
  isStopping: () => boolean
  /** Whether the walk ended because the partner sends the same again and again. */
  isStuck?: () => boolean
  /** Told how many applicants are written so far. */
  onCount?: (count: number) => void
}

export type ExportEnd = Extract<ExportNote, { kind: 'end' }>

const stopped = 'The desk was stopped before the end'

/** A walk over the applicants as pieces of a CSV file, one for each page. Holds one page at a time. Returns how it ended. */
export async function* writeExport(
  steps: AsyncIterable<Step>,
  { columns, profileColumns, hasNotes, isStopping, isStuck, onCount }: Options,
): AsyncGenerator<string, ExportEnd, undefined> {
  let rowOf: ReturnType<typeof rowMaker> | undefined
  let count = 0
  let failure: PartnerFailure | null = null
  let hasStopped = false
  const steppedOver: SteppedOver[] = []
  const begin = (shown: Columns) => {
    const hasRest = columns === null
    rowOf = rowMaker(shown, hasRest)
    return csvLines([headerOf(shown, hasRest)])
  }

  yield byteOrderMark + (columns ? begin(columns) : '')
  for await (const step of steps) {
    if (step.kind === 'failed') failure = step.failure
    if (step.kind === 'again' && hasNotes)
      yield note({ kind: 'again', short: step.failure.short, attempt: step.attempt, of: step.of })
    if (step.kind === 'piece') {
      const { records } = step.piece
      steppedOver.push(...step.piece.steppedOver)
      if (records.length > 0) {
        const header = rowOf ? '' : begin(discoverColumns(profileColumns, records))
        count += records.length
        onCount?.(count)
        if (rowOf) yield header + csvLines(records.map(rowOf))
      }
      if (step.piece.isEnd) break
    }
    hasStopped = failure === null && isStopping()
    if (hasStopped) break
  }
  if (!rowOf) yield begin(profileColumns)

  const reasons = [
    ...(failure ? [failure.title] : []),
    ...(hasStopped ? [stopped] : []),
    ...(steppedOver.length > 0 ? [leftOutText(steppedOver)] : []),
    ...(isStuck?.() ? ['The partner sends the same again and again'] : []),
  ]
  const end: ExportEnd = { kind: 'end', count, failure, steppedOver, reasons }
  if (hasNotes) yield note(end)
  else if (reasons.length > 0) yield notCompleteLine(count, reasons)
  return end
}

function note(said: ExportNote): string {
  return `${exportNoteMark}${JSON.stringify(said)}\r\n`
}
