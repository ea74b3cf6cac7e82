import type { PartnerFailure } from '@/lib/partner/failure/failure'
import { type Coming, startRetrySeries } from '@/lib/partner/retry/series'

/** A request that is about to be repeated, or just is, as a screen shows it. */
export type Retry = {
  failure: PartnerFailure
  /** The coming attempt, counted from 1, and how many there are at most. */
  attempt: number
  of: number
  /** When it starts, in milliseconds since 1970; null while it is under way. */
  resumesAt: number | null
  tryNow: () => void
  /** Ends it with the failure so far. A write that is under way is waited for: it cannot be called back. */
  stop: () => void
}

type Options<Answer> = {
  failureOf: (answer: Answer) => PartnerFailure | null
  /** An answer that came with the page: the first attempt, already made. */
  first?: Answer | undefined
  signal?: AbortSignal
  /** Whether the next attempt asks for something else, such as less (spec 7, 504): it then counts as a request of its own. */
  asksAnew?: () => boolean
}

const shown = new Map<string, Retry>()
const listeners = new Set<() => void>()

/** What is being repeated under a name: a store for `useSyncExternalStore`. */
export const retries = {
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  read: (name: string) => shown.get(name),
}

/**
 * Asks until the answer is no failure that may be repeated (lib/partner/retry), in sight of the reader under `name`. This is the
 * one layer that repeats reads and PUT; the server makes one attempt. Rejects only as `ask` does.
 */
export async function withRetries<Answer>(
  name: string,
  ask: (signal: AbortSignal) => Promise<Answer>,
  { failureOf, first, signal, asksAnew }: Options<Answer>,
): Promise<{ answer: Answer; attempts: number }> {
  const whole = signal ?? new AbortController().signal
  const series = startRetrySeries()
  let attempts = 1
  let answer = first ?? (await ask(whole))
  let mine: Retry | undefined
  try {
    for (;;) {
      const failure = failureOf(answer)
      if (!failure) return { answer, attempts }
      const coming = series.next(failure, asksAnew?.() ?? false)
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

  async function attemptLater(failure: PartnerFailure, { delayMs, attempt, of }: Coming) {
    const shownAs = { failure, attempt, of }
    const stopping = new AbortController()
    const stop = () => stopping.abort()
    const signal = AbortSignal.any([whole, stopping.signal])
    await pause(delayMs, signal, (tryNow) => show({ ...shownAs, resumesAt: Date.now() + delayMs, tryNow, stop }))
    whole.throwIfAborted()
    if (stopping.signal.aborted) return null
    show({ ...shownAs, resumesAt: null, tryNow: () => {}, stop })
    try {
      return { answer: await ask(signal), isLast: stopping.signal.aborted }
    } catch (error) {
      if (stopping.signal.aborted && !whole.aborted) return null
      throw error
    }
  }

  function show(repeat: Retry | null) {
    // A later request of the same name may show its own by now.
    if (!repeat && shown.get(name) !== mine) return
    mine = repeat ?? undefined
    if (repeat) shown.set(name, repeat)
    else shown.delete(name)
    for (const listener of listeners) listener()
  }
}

/** Waits, unless the reader is quicker; ends early when the signal is aborted. */
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
