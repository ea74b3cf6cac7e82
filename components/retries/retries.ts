import type { PartnerFailure } from '@/lib/partner/failure/failure'
import { type NextAttempt, startRetrySeries } from '@/lib/partner/retry/series'
import { type PendingRetry, retries } from './pending-retries'

type Options<Answer> = {
  failureOf: (answer: Answer) => PartnerFailure | null
  /** An answer that came with the page; counts as the first attempt. */
  first?: Answer | undefined
  signal?: AbortSignal
  /**
   * Whether the next attempt is a different request, such as a smaller page (spec 7, 504), and is counted as a new one.
   */
  asksAgain?: () => boolean
}

/**
 * Calls `ask` until its answer is not a retryable failure (lib/partner/retry); shows this under `name` meanwhile. This
 * is the only layer that retries reads and PUT: the server makes a single attempt. Rejects only if `ask` does.
 */
export async function withRetries<Answer>(
  name: string,
  ask: (signal: AbortSignal) => Promise<Answer>,
  { failureOf, first, signal, asksAgain }: Options<Answer>,
): Promise<{ answer: Answer; attempts: number }> {
  const outer = signal ?? new AbortController().signal
  const series = startRetrySeries()
  let attempts = 1
  let answer = first ?? (await ask(outer))
  let mine: PendingRetry | undefined
  try {
    for (;;) {
      const failure = failureOf(answer)
      if (!failure) return { answer, attempts }
      const coming = series.next(failure, asksAgain?.() ?? false)
      if (coming === null) return { answer, attempts }
      const next = await attemptLater(failure, coming)
      if (next === null) return { answer, attempts }
      attempts = coming.attempt
      answer = next.answer
      if (next.isLast) return { answer, attempts }
    }
  } finally {
    show(null)
  }

  async function attemptLater(failure: PartnerFailure, { delayMs, attempt, of }: NextAttempt) {
    const shownAs = { failure, attempt, of }
    const stopping = new AbortController()
    const stop = () => stopping.abort()
    const signal = AbortSignal.any([outer, stopping.signal])
    await pause(delayMs, signal, (tryNow) => show({ ...shownAs, resumesAt: performance.now() + delayMs, tryNow, stop }))
    outer.throwIfAborted()
    if (stopping.signal.aborted) return null
    show({ ...shownAs, resumesAt: null, tryNow: () => {}, stop })
    try {
      return { answer: await ask(signal), isLast: stopping.signal.aborted }
    } catch (error) {
      if (stopping.signal.aborted && !outer.aborted) return null
      throw error
    }
  }

  function show(retry: PendingRetry | null) {
    // A later request with the same name may have put its own entry here.
    if (!retry && retries.read(name) !== mine) return
    mine = retry ?? undefined
    retries.show(name, mine)
  }
}

/** Resolves after the delay, or earlier when `tryNow` is called or the signal is aborted. */
function pause(delayMs: number, signal: AbortSignal, offer: (tryNow: () => void) => void): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, delayMs)
    signal.addEventListener('abort', end)
    offer(end)
    if (signal.aborted) end()
  })
}
