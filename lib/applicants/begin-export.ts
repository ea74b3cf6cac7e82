import 'server-only'
import type { Person } from '../accounts/contract'
import type { ListEvent } from '../partner/paging/walk-list'
import { config } from '../runtime/config'
import { onStop } from '../runtime/lifecycle'
import { log } from '../runtime/log'
import { serverState } from '../runtime/server-state'
import { fileNameTime } from '../text/file-name'
import { inLanguage, language } from '../text/language'
import { applicantMapping } from './applicant-mapping'
import type { Columns } from './export-columns'
import { exportRecorder } from './record-export'
import { exportFileWords } from './words'
import { type ExportEnd, writeExport } from './write-export'

/** `id`: of the activity entry that records how the export ended; written before the body ends. */
export type ApplicantExport = { id: string; name: string; body: ReadableStream<Uint8Array> }

/**
 * Who exports; `signal` is aborted when they leave or their session ends. `timeZone`: theirs (an IANA name), UTC if
 * unknown. `teamNames`: the desk's names for teams, by id.
 */
export type Exporter = {
  signal: AbortSignal
  person: Person
  timeZone?: string
  teamNames?: ReadonlyMap<string, string>
}

/**
 * An export of applicants from any source. `over` is aborted when the client stops reading the file, or the server
 * shuts down; `fileOf` creates the file from the records read, one part at a time as its body is consumed.
 */
export function beginExport(
  columns: Columns | null,
  { signal, person, timeZone = 'UTC', teamNames = new Map() }: Exporter,
  asOf: string | null = null,
) {
  const leaving = new AbortController()
  const gone = AbortSignal.any([signal, leaving.signal])
  const stopping = new AbortController()
  const forgetStop = onStop(() => stopping.abort())
  const { id, record: recordEnd } = exportRecorder(person, columns, asOf)
  const record: typeof recordEnd = (...end) => {
    forgetStop()
    // Node keeps a combined signal in memory as long as it has a listener.
    gone.removeEventListener('abort', recordGone)
    return recordEnd(...end)
  }
  const reader = language()
  let count = 0
  const recordGone = () => void record('broken-off', { count, reasons: [inLanguage('en', () => exportFileWords.left)] })
  // No event follows when the client has left before the first record was looked for.
  if (gone.aborted) recordGone()
  else gone.addEventListener('abort', recordGone)

  function fileOf(steps: AsyncIterable<ListEvent>, moreReasons: () => readonly string[]): ApplicantExport {
    const { columns: profileColumns, name, time, job, jobTitle, team, labels = {} } = applicantMapping()
    const text = writeExport(steps, {
      columns,
      profileColumns,
      name,
      time,
      timeZone,
      teams: { team, teamNames },
      jobTitle,
      // The file has the ID where the list shows the title.
      labels: job === null ? labels : { ...labels, [job]: 'Job ID' },
      isStopping: () => serverState.isStopping,
      moreReasons,
      reader,
      onCount: (written) => {
        count = written
      },
    })
    const body = streamOf(text, gone, {
      leave: () => leaving.abort(),
      onEnd: (end) => record(end.reasons.length > 0 ? 'partial' : 'whole', { ...end, leftOut: end.steppedOver.length }),
      onError: () => record('broken-off', { count, reasons: [inLanguage('en', () => exportFileWords.fault)] }),
    })
    return { id, name: fileName(timeZone), body }
  }

  return { over: AbortSignal.any([gone, stopping.signal]), record, fileOf }
}

type Callbacks = { leave: () => void; onEnd: (end: ExportEnd) => Promise<void>; onError: () => Promise<void> }

/** Pulls one part at a time, so that a slow client slows down the reading and nothing piles up. */
function streamOf(
  text: AsyncGenerator<string, ExportEnd>,
  gone: AbortSignal,
  { leave, onEnd, onError }: Callbacks,
): ApplicantExport['body'] {
  const encoder = new TextEncoder()
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const next = await text.next()
          if (gone.aborted) return
          if (!next.done) return controller.enqueue(encoder.encode(next.value))
          const { count, failure, steppedOver } = next.value
          log.info({ count, failure: failure?.kind ?? null, leftOut: steppedOver.length }, 'applicants exported')
          await onEnd(next.value)
        } catch (error) {
          await onError()
          throw error
        }
        if (!gone.aborted) controller.close()
      },
      cancel: leave,
    },
    { highWaterMark: 0 },
  )
}

function fileName(timeZone: string): string {
  const environment = config().partner.environment.replaceAll(/[^\w-]+/g, '-')
  return `applicants-${environment}-${fileNameTime(new Date(), timeZone)}.csv`
}
