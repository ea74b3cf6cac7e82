import { type Dispatch, dispatchesUrl, type FollowedDispatches, isOpen } from '@/lib/dispatch/contract'
import type { DeskAnswer } from '../ask-desk'

type Ask = (url: string, signal: AbortSignal) => Promise<DeskAnswer<FollowedDispatches>>

export type Followed = {
  /** The latest first. */
  items: readonly Dispatch[]
  /** The desk was asked at least once. */
  isRead: boolean
  /** The desk does not answer; it is asked again. */
  isCut: boolean
  /** How far this device's clock is ahead of the desk's, in milliseconds. */
  aheadMs: number
}

type Ended = (dispatch: Dispatch) => void

const longestPauseMs = 10_000

/**
 * The reader's own dispatches, kept up with for as long as one of them goes on by itself: each answer of the desk comes when
 * something has changed. A store for `useSyncExternalStore`.
 */
export function createFollow(ask: Ask, wait: (ms: number) => Promise<void>) {
  const listeners = new Set<() => void>()
  const ended = new Set<Ended>()
  let state: Followed = { items: [], isRead: false, isCut: false, aheadMs: 0 }
  let mark: string | null = null
  let asking: AbortController | null = null
  let isAskedAgain = false

  function tell(next: Partial<Followed>) {
    const before = state.items
    state = { ...state, ...next }
    for (const listener of listeners) listener()
    for (const dispatch of state.items) {
      const known = before.find(({ id }) => id === dispatch.id)
      if (known && isOpen(known) && !isOpen(dispatch)) for (const listener of ended) listener(dispatch)
    }
  }

  async function keepUp() {
    if (asking) {
      isAskedAgain = true
      return
    }
    asking = new AbortController()
    let pauseMs = 500
    do {
      isAskedAgain = false
      const answer = await ask(dispatchesUrl(mark), asking.signal)
      if ('value' in answer) {
        mark = answer.value.mark
        pauseMs = 500
        // Those that are gone from the answer were put away, or have long ended.
        tell({ ...answer.value, isRead: true, isCut: false, aheadMs: Date.now() - Date.parse(answer.value.now) })
      } else {
        tell({ isCut: true })
        if (answer.trouble.kind !== 'desk-unreachable' && answer.trouble.kind !== 'desk-fault') break
        if (!isWorthIt()) break
        await wait(pauseMs)
        pauseMs = Math.min(longestPauseMs, pauseMs * 2)
      }
    } while (isWorthIt())
    asking = null
    if (isAskedAgain) void keepUp()
  }

  const isWorthIt = () => isAskedAgain || state.items.some(isOpen)

  return {
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    read: () => state,
    /** Told of each dispatch that goes on by itself no longer. */
    onEnded(listener: Ended) {
      ended.add(listener)
      return () => ended.delete(listener)
    },
    /** Asks the desk once, and goes on while something is under way. */
    look() {
      void keepUp()
    },
    /** One that this page has just recorded, or heard of: it is shown at once, and followed. */
    take(dispatch: Dispatch) {
      tell({ items: [dispatch, ...state.items.filter(({ id }) => id !== dispatch.id)] })
      void keepUp()
    },
  }
}

export type Follow = ReturnType<typeof createFollow>
