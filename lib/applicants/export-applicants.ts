import 'server-only'
import type { Person } from '../accounts/contract'
import { partner } from '../connection/partner'
import { profile } from '../connection/profile'
import { createPageReader } from '../partner/paging/page-reader'
import { type ListEvent, walkList } from '../partner/paging/walk-list'
import type { Result } from '../partner/result'
import { config } from '../runtime/config'
import { log } from '../runtime/log'
import { serverState } from '../runtime/server-state'
import { applicantMapping } from './applicant-mapping'
import type { Columns } from './export-columns'
import { prefetchOne } from './prefetch-one'
import { exportRecorder } from './record-export'
import { type ExportEnd, writeExport } from './write-export'

/** `id`: of the activity entry that says how the export ended; written before the body ends. */
type Export = { id: string; name: string; body: ReadableStream<Uint8Array> }

/**
 * No retry starts later than this before the first byte: with one more wait and attempt it stays under a proxy's
 * minute.
 */
const silentAtMostMs = 15_000

/**
 * All applicants as a CSV file, read page by page as the body is taken, one page ahead, in the bulk lane. A failure
 * before the first page is returned; later ones are said in the file and in the activity. `signal` aborts the reading.
 */
export async function exportApplicants(
  columns: Columns | null,
  { signal, person }: { signal: AbortSignal; person: Person },
): Promise<Result<Export>> {
  const leaving = new AbortController()
  const gone = AbortSignal.any([signal, leaving.signal])
  const { id, record } = exportRecorder(person, columns)
  let count = 0
  gone.addEventListener('abort', () => void record('broken-off', { count, reasons: ['The reader left'] }), {
    once: true,
  })
  const ended = new AbortController()
  const { reader, steps } = walkApplicants(AbortSignal.any([gone, ended.signal]))
  const first = await firstStep(steps)
  if (!first.done && first.value.kind === 'failed') {
    const { failure } = first.value
    await record('failed', { count: 0, reasons: [failure.title], failure })
    return { ok: false, failure }
  }

  const { columns: profileColumns, name } = applicantMapping()
  const text = writeExport(
    prefetchOne(continued(first, steps), () => ended.abort()),
    {
      columns,
      profileColumns,
      name,
      isStopping: () => serverState.isStopping,
      isStuck: () => reader.progress().isStuck,
      onCount: (written) => {
        count = written
      },
    },
  )
  const body = streamOf(text, gone, {
    leave: () => leaving.abort(),
    onEnd: (end) => record(end.reasons.length > 0 ? 'partial' : 'whole', { ...end, leftOut: end.steppedOver.length }),
    onError: () => record('broken-off', { count, reasons: ['The desk had a fault of its own'] }),
  })
  return { ok: true, value: { id, name: fileName(), body } }
}

type Steps = AsyncGenerator<ListEvent, void>

function walkApplicants(signal: AbortSignal) {
  const { id, email } = profile().applicants
  const reader = createPageReader({
    readPage: (page, options) => partner().listApplicants(page, { ...options, lane: 'bulk' }),
    mapping: { id, email },
  })
  return { reader, steps: walkList(reader, { signal }) }
}

async function firstStep(steps: Steps): Promise<IteratorResult<ListEvent, void>> {
  const startedAt = performance.now()
  let first = await steps.next()
  while (!first.done && first.value.kind === 'again' && performance.now() - startedAt < silentAtMostMs)
    first = await steps.next()
  return first
}

async function* continued(first: IteratorResult<ListEvent, void>, rest: Steps): AsyncGenerator<ListEvent> {
  if (first.done) return
  yield first.value
  yield* rest
}

type Callbacks = { leave: () => void; onEnd: (end: ExportEnd) => Promise<void>; onError: () => Promise<void> }

/** Pulls one piece at a time, so that a slow reader slows the reading down and nothing piles up. */
function streamOf(
  text: AsyncGenerator<string, ExportEnd>,
  gone: AbortSignal,
  { leave, onEnd, onError }: Callbacks,
): Export['body'] {
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

function fileName(): string {
  const environment = config().partner.environment.replaceAll(/[^\w-]+/g, '-')
  return `applicants-${environment}-${new Date().toISOString().slice(0, 10)}.csv`
}
