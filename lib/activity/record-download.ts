import 'server-only'
import { AsyncResource } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import type { Author } from '../dispatch/contract'
import { requestId } from '../runtime/request-context'
import { serverState } from '../runtime/server-state'
import { inLanguage } from '../text/language'
import type { ActivityDetails, Exported, RecordedExportOutcome } from './contract'
import { recordActivity } from './record-activity'
import { exportInWords } from './words'

/** `id`: of the activity entry that says how far the download got. Only the first call of `record` counts. */
type DownloadRecorder = {
  id: string
  record: (outcome: RecordedExportOutcome, count: number, details?: ActivityDetails) => Promise<void>
}

/** Records one download in the activity. The subject is stored in English, beside the facts it is worded from. */
export function downloadRecorder(person: Author, exported: Exported): DownloadRecorder {
  const id = randomUUID()
  // Read now: the stream may run outside its request's context.
  const reference = requestId() ?? null
  const startedAt = performance.now()
  let isRecorded = false
  return {
    id,
    async record(outcome, count, details = {}) {
      if (isRecorded) return
      isRecorded = true
      await recordActivity({
        id,
        kind: 'export',
        outcome,
        person,
        subject: inLanguage('en', () => exportInWords(exported, count)),
        reference,
        details: { ...details, ...exported, count, durationMs: Math.round(performance.now() - startedAt) },
      })
    },
  }
}

/** A part of the file, and how many rows it holds. */
export type Piece = { text: string; rows: number }

/**
 * Streams the pieces of a file as a body and records how far it got: completed; broken off by the client, a server stop
 * or an error of ours; or failed before its first piece. A stop aborts it, so that nobody takes the file for complete.
 */
export function recordedBody(
  pieces: AsyncGenerator<Piece, void>,
  { record }: DownloadRecorder,
  details: ActivityDetails = {},
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  // The stream may run outside its request's context, and the file is in the language of the user who requested it.
  const nextPiece = AsyncResource.bind(() => pieces.next())
  let count = 0
  let isBegun = false
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          if (isBegun && serverState.isStopping) throw new Error('The desk is being stopped')
          const next = await nextPiece()
          if (!next.done) {
            isBegun = true
            count += next.value.rows
            return controller.enqueue(encoder.encode(next.value.text))
          }
          await record('whole', count, details)
          controller.close()
        } catch (error) {
          await record(isBegun ? 'broken-off' : 'failed', count, details)
          throw error
        }
      },
      async cancel() {
        await pieces.return()
        await record('broken-off', count, details)
      },
    },
    { highWaterMark: 0 },
  )
}
