import { setTimeout as wait } from 'node:timers/promises'
import type { PartnerFailure } from '../failure/failure'
import type { Result } from '../result'
import { startRetrySeries } from '../retry/series'
import type { PagePart } from './page'
import type { PageReader } from './page-reader'
import { readAll } from './read-all'

export type ListEvent =
  | { kind: 'part'; part: PagePart }
  /** An attempt failed; attempt `attempt` of `of` follows once the next step is pulled and the delay is over. */
  | { kind: 'retry'; failure: PartnerFailure; attempt: number; of: number }
  /** The last step: no retry is left or allowed. */
  | { kind: 'failed'; failure: PartnerFailure }

type Options = {
  signal?: AbortSignal
  random?: () => number
  pause?: (delayMs: number, signal: AbortSignal | undefined) => Promise<void>
}

/**
 * Reads the rest of a list, retrying failures by the retry rules (spec 7). For work that only the server retries. Lazy:
 * sends no request until the next event is pulled. Ends silently when aborted.
 */
export async function* walkList(
  reader: PageReader,
  { signal, random = Math.random, pause = waitUnlessAborted }: Options = {},
): AsyncGenerator<ListEvent, void, undefined> {
  let { nextRequest } = reader.progress()
  let series = startRetrySeries(random)
  for (;;) {
    let failure: PartnerFailure | undefined
    for await (const result of readWhole(reader, signal)) {
      if (!result.ok) {
        failure = result.failure
        break
      }
      yield { kind: 'part', part: result.value }
      nextRequest = reader.progress().nextRequest
      series = startRetrySeries(random)
    }
    if (!failure || signal?.aborted) return
    const asked = nextRequest
    nextRequest = reader.progress().nextRequest
    const coming = series.next(failure, nextRequest !== asked)
    if (coming === null) {
      yield { kind: 'failed', failure }
      return
    }
    const { delayMs, attempt, of } = coming
    yield { kind: 'retry', failure, attempt, of }
    await pause(delayMs, signal)
    if (signal?.aborted) return
  }
}

/** The rest of the list, then what arrived above meanwhile: unread records may have moved there. */
async function* readWhole(reader: PageReader, signal: AbortSignal | undefined): AsyncGenerator<Result<PagePart>> {
  const options = signal ? { signal } : {}
  for await (const result of readAll(reader, options)) {
    if (result.ok && result.value.isEnd && reader.progress().arrivedAbove > 0)
      yield { ok: true, value: { ...result.value, isEnd: false } }
    else yield result
    if (!result.ok) return
  }
  if (reader.progress().arrivedAbove === 0) return
  const head = reader.fromHead()
  while (!head.isDone()) {
    const result = await head.next(options)
    if (!result.ok || head.isDone()) yield result
    if (!result.ok) return
  }
}

async function waitUnlessAborted(delayMs: number, signal: AbortSignal | undefined): Promise<void> {
  await wait(delayMs, undefined, signal ? { signal } : {}).catch(() => {})
}
