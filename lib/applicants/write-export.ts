import type { PartnerFailure } from '../partner/failure/failure'
import type { SkippedRecord } from '../partner/paging/isolate-record'
import type { ListEvent } from '../partner/paging/walk-list'
import type { NamePaths, TimePath } from '../records/field-path'
import type { Pointer } from '../records/pointer'
import { byteOrderMark, csvLines } from '../text/csv'
import { inLanguage, type Language, language } from '../text/language'
import { lastLine, positionsOf } from './contract'
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
   * Exactly these; null for the profile's, others found on the first page, and one column with all remaining fields.
   */
  columns: Columns | null
  profileColumns: Columns
  /** A name in parts gets its own column, before its parts. */
  name?: NamePaths | null
  /** Where the application's time is. */
  time?: TimePath | null
  teams?: Teams
  /** The recipient's time zone (an IANA name), in which times are written; UTC if unknown. */
  timeZone?: string
  /** Where the job's title is, which gets that name in the header. */
  jobTitle?: Pointer | null
  /** The desk's names for fields without a known name. */
  labels?: Readonly<Record<Pointer, string>>
  /** True once the server shuts down: the export then ends at once. */
  isStopping: () => boolean
  /** Further reasons, at the end, why the file is incomplete. */
  moreReasons?: () => readonly string[]
  /** Called with the number of applicants written so far. */
  onCount?: (count: number) => void
  /** The recipient's language; the file may be written outside their request. */
  reader?: Language
}

/** `reasons`: why the file lacks applicants, in English; empty if it is complete. */
export type ExportEnd = {
  count: number
  failure: PartnerFailure | null
  steppedOver: SkippedRecord[]
  reasons: string[]
}

/**
 * Writes applicants, read from the partner or the index, as parts of a CSV file, one per page; holds one page at a
 * time. An incomplete file says so in its last line. Returns how it ended; never throws for a partner failure.
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
  let isAtEnd = false
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
    if (step.kind === 'part') {
      const { records } = step.part
      steppedOver.push(...step.part.skipped)
      if (records.length > 0) {
        const header = rowOf ? '' : begin(discoverColumns(profileColumns, records))
        count += records.length
        onCount?.(count)
        if (rowOf) yield header + csvLines(records.map(rowOf))
      }
      isAtEnd = step.part.isEnd
    }
    if (isAtEnd || (failure === null && isStopping())) break
  }
  // The steps themselves may have ended at the stop.
  const hasStopped = !isAtEnd && failure === null && isStopping()
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
  const positions = positionsOf(steppedOver)
  return inLanguage('en', () => exportFileWords.skipped({ count: steppedOver.length, positions }))
}

function notCompleteLine(count: number, reasons: readonly string[], failure: PartnerFailure | null): string {
  const sentences = reasons.map((reason) => `${exportReasonInWords(reason, failure?.kind ?? null)}.`)
  return lastLine(exportFileWords.notComplete({ count, reasons: sentences.join(' ') }))
}
