import type { HitCount } from '@/lib/applicant-index/contract'
import type { NewcomersAnswer } from '@/lib/applicants/contract'
import { notificationWords } from './words'

/** Browsers wake a hidden tab at most once a minute. */
const everyMs = 60_000
/** Minimum time between two notifications. */
const quietMs = 5 * 60_000

type WatchOptions = {
  /** Resolves with null if the desk did not answer; it is asked again later. */
  ask: (since: string | null) => Promise<NewcomersAnswer | null>
  /** Another tab of the desk is in view by now. */
  isSeenElsewhere: () => Promise<boolean>
  lastShownAt: () => number
  /** Until when newcomers were counted, perhaps by a tab closed since; null while the desk has been in view. */
  countedUntil: () => string | null
  keepCountedUntil: (until: string) => void
  show: (count: HitCount) => void
  signal: AbortSignal
}

/**
 * Shows how many applicants appear while the desk is out of view, combining those of the last minutes into one
 * notification. Resolves when the signal is aborted, or when the desk is viewed in another tab.
 */
export async function watchNewcomers({
  ask,
  isSeenElsewhere,
  lastShownAt,
  countedUntil,
  keepCountedUntil,
  show,
  signal,
}: WatchOptions): Promise<void> {
  // Kept here as well: a short look at the desk in another tab forgets the shared time, and this watch goes on.
  let since = countedUntil()
  while (!signal.aborted) {
    const answer = await ask(since)
    if (signal.aborted || (await isSeenElsewhere()) || signal.aborted) return
    // A time in the future is from before the clock was set back.
    const isQuiet = Math.abs(Date.now() - lastShownAt()) < quietMs
    if (answer && answer.count.count > 0 && !isQuiet) show(answer.count)
    // Applicants not notified about yet are counted again next time.
    if (answer && (answer.count.count === 0 || !isQuiet)) {
      since = answer.until
      keepCountedUntil(since)
    }
    await pause(everyMs, signal)
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(end, ms)
    function end() {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve()
    }
    signal.addEventListener('abort', end)
    if (signal.aborted) end()
  })
}

/** "3 new applicants" and nothing else, as bystanders may read it. */
export function newcomersTitle({ count, isExact }: HitCount): string {
  return isExact || count === 1 ? notificationWords.newcomers({ count }) : notificationWords.moreNewcomers({ count })
}
