import type { PartnerFailure } from '../partner/failure/failure'
import type { SkippedRecord } from '../partner/paging/isolate-record'
import type { ListEvent } from '../partner/paging/walk-list'
import type { NamePaths, TimePath } from '../records/field-path'
import type { Pointer } from '../records/pointer'
import { byteOrderMark, csvLines } from '../text/csv'
import { inLanguage, type Language, language } from '../text/language'
import { lastLine, placesOf } from './contract'
import {
  type Columns,
  discoverColumns,
  headerOf,
  rowMaker,
  type Teams,
  withTeamNames,
  withWholeName,
} from './export-columns'
import { exportReasonInWords } from './reason-in-words'
import { exportFileWords } from './words'

type Options = {
  /**
   * Exactly these; null for the profile's, further ones found on the first page, and one column with all other fields.
   */
  columns: Columns | null
  profileColumns: Columns
  /** A name in parts gets a column of its own, before its parts. */
  name?: NamePaths | null
  /** Where the application's time is. */
  time?: TimePath | null
  teams?: Teams
  /** The zone of whoever gets the file (an IANA name), in which moments are written; UTC where it is not known. */
  timeZone?: string
  /** Where the title of the job is, which is called so in the header. */
  jobTitle?: Pointer | null
  /** What the desk calls fields whose own name it does not know. */
  labels?: Readonly<Record<Pointer, string>>
  /** True once the server shuts down: the export then ends where it is. */
  isStopping: () => boolean
  /** Further reasons, at the end, why the file does not hold everybody. */
  moreReasons?: () => readonly string[]
  /** Called with the number of applicants written so far. */
  onCount?: (count: number) => void
  /** The language of whoever gets the file; it may be written outside of their request. */
  reader?: Language
}

/** `reasons`: why the file does not hold every applicant, in English; none when it does. */
export type ExportEnd = {
  count: number
  failure: PartnerFailure | null
  steppedOver: SkippedRecord[]
  reasons: string[]
}

/**
 * Applicants, read from the partner or the index, as pieces of a CSV file, one piece per page; holds one page at a
 * time. A file that is not whole says so in its last line. Returns how it ended; never throws for a failure of the
 * partner.
 */
export async function* writeExport(
  steps: AsyncIterable<ListEvent>,
  {
    columns,
    profileColumns,
    name = null,
    time = null,
    timeZone = 'UTC',
    teams,
    jobTitle = null,
    labels = {},
    isStopping,
    moreReasons,
    onCount,
    reader = language(),
  }: Options,
): AsyncGenerator<string, ExportEnd, undefined> {
  let rowOf: ReturnType<typeof rowMaker> | undefined
  let count = 0
  let failure: PartnerFailure | null = null
  let hasStopped = false
  const steppedOver: SkippedRecord[] = []
  const begin = (fields: Columns) => {
    const named = withWholeName(fields, name)
    const shown = teams ? withTeamNames(named, teams) : named
    const hasRest = columns === null
    rowOf = rowMaker(shown, hasRest, { name, time, timeZone, ...(teams && { teams }) })
    return csvLines([inLanguage(reader, () => headerOf(shown, hasRest, { jobTitle, labels, columns: profileColumns }))])
  }

  yield byteOrderMark + (columns ? begin(columns) : '')
  for await (const step of steps) {
    if (step.kind === 'failed') failure = step.failure
    if (step.kind === 'piece') {
      const { records } = step.piece
      steppedOver.push(...step.piece.skipped)
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
    ...(hasStopped ? [inLanguage('en', () => exportFileWords.stopped)] : []),
    ...(steppedOver.length > 0 ? [skippedText(steppedOver)] : []),
    ...(moreReasons?.() ?? []),
  ]
  if (reasons.length > 0) yield inLanguage(reader, () => notCompleteLine(count, reasons, failure))
  return { count, failure, steppedOver, reasons }
}

function skippedText(steppedOver: readonly SkippedRecord[]): string {
  const places = placesOf(steppedOver)
  return inLanguage('en', () => exportFileWords.skipped({ count: steppedOver.length, places }))
}

function notCompleteLine(count: number, reasons: readonly string[], failure: PartnerFailure | null): string {
  const sentences = reasons.map((reason) => `${exportReasonInWords(reason, failure?.kind ?? null)}.`)
  return lastLine(exportFileWords.notComplete({ count, reasons: sentences.join(' ') }))
}
