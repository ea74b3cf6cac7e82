import { type Dispatch, dispatchesUrl, type FollowedDispatches, isOpen } from '@/lib/dispatch/contract'
import type { DeskAnswer } from '../api/desk-api'

type Ask = (url: string, signal: AbortSignal) => Promise<DeskAnswer<FollowedDispatches>>
type Clock = { wait: (ms: number) => Promise<void>; nowMs: () => number }

export type Followed = {
  /** The latest first. */
  items: readonly Dispatch[]
  /** The desk has answered at least once. */
  isRead: boolean
  /** The desk does not answer; it is asked again. */
  isCut: boolean
  /** How far this device's clock is ahead of the desk's, in milliseconds. */
  aheadMs: number
}

const firstPauseMs = 500
const longestPauseMs = 10_000
/** An answer in which nothing is new comes late; one that comes sooner is of a desk that stops, and is no reason to ask at once. */
const soonMs = 1_000
/** The desk answers within 20 s (lib/dispatch/follow.ts): longer, and the connection is dead. */
const deadlineMs = 30_000

/**
 * The reader's own dispatches, kept up with for as long as one of them goes on by itself: each answer of the desk comes when
 * something has changed. A store for `useSyncExternalStore`.
 */
export function createFollow(ask: Ask, { wait, nowMs }: Clock) {
  const listeners = new Set<() => void>()
  const ended = new Set<(dispatch: Dispatch) => void>()
  const seen = new Set<(ids: string[]) => void>()
  const watches = new Set<(dispatch: Dispatch) => boolean>()
  const away = new Set<string>()
  /** Taken while the question of that number was under way, whose answer may not know of them. */
  const taken = new Map<string, number>()
  let state: Followed = { items: [], isRead: false, isCut: false, aheadMs: 0 }
  let mark: string | null = null
  let asking: AbortController | null = null
  let asked = 0
  let isAskedAgain = false
  let isResting = false
  let isStopped = false
  let hurry = () => {}

  function tell(next: Partial<Followed>) {
    const before = state.items
    state = { ...state, ...next }
    for (const listener of listeners) listener()
    for (const dispatch of state.items) {
      const known = before.find(({ id }) => id === dispatch.id)
      if (known && isOpen(known) && !isOpen(dispatch)) for (const listener of ended) listener(dispatch)
    }
  }

  async function askDesk(signal: AbortSignal): Promise<DeskAnswer<FollowedDispatches>> {
    try {
      return await ask(dispatchesUrl(mark), AbortSignal.any([signal, AbortSignal.timeout(deadlineMs)]))
    } catch {
      return { error: { kind: 'desk-unreachable' } }
    }
  }

  function takeAnswer({ items, now, mark: newMark }: FollowedDispatches, question: number) {
    mark = newMark
    // Those that are gone from the answer were put away, or have long ended.
    const notYetIn = state.items.filter(({ id }) => (taken.get(id) ?? 0) >= question && !items.some((i) => i.id === id))
    for (const { id } of items) taken.delete(id)
    const shown = [...notYetIn, ...items.filter(({ id }) => !away.has(id))]
    tell({ items: shown, isRead: true, isCut: false, aheadMs: nowMs() - Date.parse(now) })
  }

  async function keepUp() {
    if (isResting || isStopped) return
    if (asking) {
      isAskedAgain = true
      return hurry()
    }
    asking = new AbortController()
    const { signal } = asking
    let pauseMs = firstPauseMs
    do {
      isAskedAgain = false
      const [question, knownMark, startedAt] = [++asked, mark, nowMs()]
      const answer = await askDesk(signal)
      if (signal.aborted) return
      if ('value' in answer) takeAnswer(answer.value, question)
      else {
        isStopped = answer.error.kind !== 'desk-unreachable' && answer.error.kind !== 'desk-fault'
        tell({ isCut: true })
      }
      if (isStopped) break
      if (!state.isCut && (mark !== knownMark || nowMs() - startedAt >= soonMs)) {
        pauseMs = firstPauseMs
        continue
      }
      if (!isWorthIt()) break
      await Promise.race([wait(pauseMs), new Promise<void>((resolve) => (hurry = resolve))])
      if (signal.aborted) return
      pauseMs = Math.min(longestPauseMs, pauseMs * 2)
    } while (isWorthIt())
    asking = null
  }

  const isWorthIt = () => isAskedAgain || !state.isRead || state.items.some(isOpen)

  return {
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    read: () => state,
    /** Told of each dispatch that goes on by itself no longer. */
    onEnded(listener: (dispatch: Dispatch) => void) {
      ended.add(listener)
      return () => ended.delete(listener)
    },
    /** Told of those whose good end the reader has seen where it belongs: they can be put away. */
    onSeen(listener: (ids: string[]) => void) {
      seen.add(listener)
      return () => seen.delete(listener)
    },
    /** The page shows these itself, until the returned function is called. What ended well before its eyes is then seen. */
    watch(isShown: (dispatch: Dispatch) => boolean) {
      watches.add(isShown)
      tell({})
      return () => {
        watches.delete(isShown)
        const ids = state.items.filter((item) => isWellEnded(item) && isShown(item)).map(({ id }) => id)
        if (ids.length > 0) for (const listener of seen) listener(ids)
        tell({})
      }
    },
    isWatched: (dispatch: Dispatch) => [...watches].some((isShown) => isShown(dispatch)),
    /** Asks the desk once, and goes on while something is under way. */
    look() {
      isResting = false
      void keepUp()
    },
    /** Asks no more, until `look`: the page is hidden, or the device is offline. */
    rest() {
      isResting = true
      asking?.abort()
      asking = null
    },
    /** The desk answers this reader again: somebody has signed in, or something was recorded. */
    goOn() {
      isStopped = false
      void keepUp()
    },
    /** One that this page has just recorded, or heard of: it is shown at once, and followed. */
    take(dispatch: Dispatch) {
      isStopped = false
      taken.set(dispatch.id, asked)
      const known = state.items.find(({ id }) => id === dispatch.id)
      const latest = known && lastStepAt(known) > lastStepAt(dispatch) ? known : dispatch
      away.delete(dispatch.id)
      tell({ items: [latest, ...state.items.filter(({ id }) => id !== dispatch.id)] })
      void keepUp()
    },
    /** Shows these no more, whatever the desk still says of them. */
    hide(ids: readonly string[]) {
      for (const id of ids) away.add(id)
      tell({ items: state.items.filter(({ id }) => !away.has(id)) })
    },
  }
}

export type Follow = ReturnType<typeof createFollow>

function isWellEnded({ state, settledAt }: Dispatch): boolean {
  return settledAt !== null && (state === 'done' || state === 'cancelled')
}

/** ISO times of one clock, which sort as text. */
function lastStepAt({ timeline }: Dispatch): string {
  return timeline.at(-1)?.at ?? ''
}
