import 'server-only'
import type { Person } from '../accounts/contract'
import { partner } from '../connection/partner'
import { profile } from '../connection/profile'
import { createPageReader } from '../partner/paging/page-reader'
import { type Step, walkList } from '../partner/paging/walk-list'
import type { Result } from '../partner/result'
import { config } from '../runtime/config'
import { log } from '../runtime/log'
import { serverState } from '../runtime/server-state'
import { applicantPlaces } from './applicant-places'
import type { Columns } from './export-columns'
import { oneAhead } from './prefetch-one'
import { exportRecorder } from './record-export'
import { type ExportEnd, writeExport } from './write-export'

type Export = { name: string; body: ReadableStream<Uint8Array> }

/** Repeats before the first byte begin no later: with a pause and an attempt after it, under the minute that proxies wait. */
const mostSilentMs = 15_000

/**
 * All applicants as a CSV file, read page by page while it is taken, one page ahead of it and behind people's own requests. A failure
 * before the first page is answered, later ones stand in the file. `signal` calls the reading back. How it ends goes into the activity.
 */
export async function exportApplicants(
  { columns, hasNotes }: { columns: Columns | null; hasNotes: boolean },
  { signal, person }: { signal: AbortSignal; person: Person },
): Promise<Result<Export>> {
  const leaving = new AbortController()
  const gone = AbortSignal.any([signal, leaving.signal])
  const record = exportRecorder(person, columns)
  let count = 0
  gone.addEventListener('abort', () => void record('broken-off', { count, reasons: ['The reader left'] }), {
    once: true,
  })
  const ended = new AbortController()
  const { id, email } = profile().applicants
  const reader = createPageReader({
    readPage: (page, options) => partner().listApplicants(page, { ...options, lane: 'bulk' }),
    places: { id, email },
  })
  const steps = walkList(reader, { signal: AbortSignal.any([gone, ended.signal]) })
  const startedAt = Date.now()
  let first = await steps.next()
  while (!first.done && first.value.kind === 'again' && Date.now() - startedAt < mostSilentMs)
    first = await steps.next()
  if (!first.done && first.value.kind === 'failed') {
    const { failure } = first.value
    await record('failed', { count: 0, reasons: [failure.title], failure })
    return { ok: false, failure }
  }

  const ahead = oneAhead(continued(first, steps), () => ended.abort())
  const text = writeExport(ahead, {
    columns,
    profileColumns: applicantPlaces().columns,
    hasNotes,
    isStopping: () => serverState.isStopping,
    isStuck: () => reader.progress().isStuck,
    onCount: (written) => {
      count = written
    },
  })
  const body = streamOf(text, gone, {
    leave: () => leaving.abort(),
    onEnd: (end) => record(end.reasons.length > 0 ? 'partial' : 'whole', { ...end, leftOut: end.steppedOver.length }),
    onFault: () => record('broken-off', { count, reasons: ['The desk had a fault of its own'] }),
  })
  return { ok: true, value: { name: fileName(), body } }
}

async function* continued(first: IteratorResult<Step, void>, rest: AsyncGenerator<Step, void>): AsyncGenerator<Step> {
  if (first.done) return
  yield first.value
  yield* rest
}

type Watching = { leave: () => void; onEnd: (end: ExportEnd) => Promise<void>; onFault: () => Promise<void> }

/** Only the next page is read before it is asked for: a slow reader slows the reading down, and nothing piles up. */
function streamOf(
  text: AsyncGenerator<string, ExportEnd>,
  gone: AbortSignal,
  { leave, onEnd, onFault }: Watching,
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
          await onFault()
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
