import { setTimeout as wait } from 'node:timers/promises'
import type { Failure } from '../failure/failure'
import { attemptsFor, delayBeforeRepeat } from '../retry/retry'
import type { PageReader, Piece } from './page-reader'
import { readAll } from './read-all'

export type Step =
  | { kind: 'piece'; piece: Piece }
  /** An attempt failed; attempt `attempt` of `of` comes next, once the next step is asked for and the delay is over. */
  | { kind: 'again'; failure: Failure; attempt: number; of: number }
  /** Failed for good: the last step. */
  | { kind: 'failed'; failure: Failure }

type Options = {
  signal?: AbortSignal
  random?: () => number
  pause?: (delayMs: number, signal: AbortSignal | undefined) => Promise<void>
}

/** So many requests for something else may fail in a row, as when less and less is asked for, before they count as one. */
const mostAnew = 10

/**
 * The rest of a list with nobody watching, failures repeated here as the retry rules allow (spec 7): for work in which the server
 * is the one layer that repeats. Asks for nothing before its next step is asked for; ends without a word when called back.
 */
export async function* walkList(
  reader: PageReader,
  { signal, random = Math.random, pause = waitUnlessAborted }: Options = {},
): AsyncGenerator<Step, void, undefined> {
  let asked = asks(reader)
  let attempts = 0
  let anew = 0
  let startedAt = Date.now()
  for (;;) {
    let failure: Failure | undefined
    for await (const result of readAll(reader, signal ? { signal } : {})) {
      if (!result.ok) {
        failure = result.failure
        break
      }
      yield { kind: 'piece', piece: result.value }
      asked = asks(reader)
      attempts = 0
      anew = 0
      startedAt = Date.now()
    }
    if (!failure || signal?.aborted) return
    const next = asks(reader)
    attempts += 1
    if (next !== asked && anew < mostAnew) {
      anew += 1
      attempts = 1
      startedAt = Date.now()
    }
    asked = next
    const delayMs = delayBeforeRepeat(failure, { attempts, elapsedMs: Date.now() - startedAt }, random)
    if (delayMs === null) {
      yield { kind: 'failed', failure }
      return
    }
    yield { kind: 'again', failure, attempt: attempts + 1, of: attemptsFor(failure) }
    await pause(delayMs, signal)
    if (signal?.aborted) return
  }
}

/** What the reader asks for next, to be compared. */
function asks(reader: PageReader): string {
  const { offset, limit } = reader.progress().asks
  return `${offset} ${limit}`
}

async function waitUnlessAborted(delayMs: number, signal: AbortSignal | undefined): Promise<void> {
  await wait(delayMs, undefined, signal ? { signal } : {}).catch(() => {})
}
