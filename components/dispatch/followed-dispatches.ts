import { type Dispatch, dispatchesUrl, type FollowedDispatches, isOpen } from '@/lib/dispatch/contract'
import { type DeskAnswer, getInBackground } from '../api/desk-api'
import { createFollower } from '../api/follower'

type Ask = (url: string, signal: AbortSignal) => Promise<DeskAnswer<FollowedDispatches>>
type IsShown = (dispatch: Dispatch) => boolean

export type DispatchesState = {
  /** Newest first. */
  items: readonly Dispatch[]
  mark: string | null
  /** The desk has answered at least once. */
  isRead: boolean
  /**
   * The store's clock minus `performance.now()`: this device's clock may be wrong, or be changed during a countdown.
   */
  storeAheadMs: number
  /** Dispatches that the page shows itself. */
  watches: readonly IsShown[]
}

export const noDispatches: DispatchesState = {
  items: [],
  mark: null,
  isRead: false,
  storeAheadMs: performance.timeOrigin,
  watches: [],
}

/** The desk answers a long poll within 20 s (lib/dispatch/follow.ts): after this, the connection is dead. */
const timeoutMs = 30_000
/** A desk that is shutting down answers sooner than this, with no news. */
const earlyMs = 1_000

/** The user's own dispatches, polled while any of them can still change without user action. */
export function createFollowedDispatches(ask: Ask) {
  const endListeners = new Set<(dispatch: Dispatch) => void>()
  const seenListeners = new Set<(ids: string[]) => void>()
  const hidden = new Set<string>()
  let before: readonly Dispatch[] = []

  const follower = createFollower<DispatchesState, FollowedDispatches>({
    initial: noDispatches,
    ask: ({ mark }, signal) => ask(dispatchesUrl(mark), signal),
    merge: (state, { items, mark, now }) => ({
      ...state,
      items: items.filter(({ id }) => !hidden.has(id)).map((item) => keepName(item, state.items)),
      mark,
      isRead: true,
      storeAheadMs: Date.parse(now) - performance.now(),
    }),
    isLive: ({ isRead, items }) => !isRead || items.some(isOpen),
    pauseAfter: ({ before, after, tookMs }) => (before.mark !== after.mark || tookMs >= earlyMs ? 0 : 'backoff'),
    timeoutMs,
  })
  const { subscribe, read, set, replace, start, refresh, pause, resume } = follower
  const state = () => read().state

  subscribe(() => {
    const known = new Map(before.map((dispatch) => [dispatch.id, dispatch]))
    before = state().items
    for (const dispatch of before) {
      const earlier = known.get(dispatch.id)
      if (earlier && isOpen(earlier) && !isOpen(dispatch)) for (const listener of endListeners) listener(dispatch)
    }
  })

  return {
    subscribe,
    read,
    start,
    refresh,
    pause,
    resume,
    /** Calls back with each dispatch that can no longer change without user action. */
    onEnded(listener: (dispatch: Dispatch) => void): () => void {
      endListeners.add(listener)
      return () => void endListeners.delete(listener)
    },
    /**
     * Calls back with the ids of dispatches whose success was shown on their own page, so that they can be dismissed.
     */
    onSeen(listener: (ids: string[]) => void): () => void {
      seenListeners.add(listener)
      return () => void seenListeners.delete(listener)
    },
    /**
     * Marks dispatches that the page shows itself, until the returned function is called; their successes count as
     * seen.
     */
    watch(isShown: IsShown): () => void {
      set({ ...state(), watches: [...state().watches, isShown] })
      return () => {
        const ids = state()
          .items.filter((item) => isWellEnded(item) && isShown(item))
          .map(({ id }) => id)
        if (ids.length > 0) for (const listener of seenListeners) listener(ids)
        set({ ...state(), watches: state().watches.filter((other) => other !== isShown) })
      }
    },
    isWatched: (dispatch: Dispatch) => state().watches.some((isShown) => isShown(dispatch)),
    /** Shows and follows what this page has just recorded or learned about. */
    take(...dispatches: Dispatch[]) {
      const taken = dispatches.map((dispatch) => {
        const known = state().items.find(({ id }) => id === dispatch.id)
        if (known && known.timeline.length > dispatch.timeline.length) return known
        return keepName(dispatch, state().items)
      })
      const ids = new Set(taken.map(({ id }) => id))
      for (const id of ids) hidden.delete(id)
      replace({ ...state(), items: [...taken, ...state().items.filter(({ id }) => !ids.has(id))] })
    },
    /** Hides these dispatches, even if a later answer still contains them. */
    hide(ids: readonly string[]) {
      for (const id of ids) hidden.add(id)
      set({ ...state(), items: state().items.filter(({ id }) => !hidden.has(id)) })
    },
  }
}

/** A success erases the submitted body, which may be the only source of the applicant's name: keep the name. */
function keepName(dispatch: Dispatch, before: readonly Dispatch[]): Dispatch {
  const name = dispatch.applicantName ?? before.find(({ id }) => id === dispatch.id)?.applicantName
  return name ? { ...dispatch, applicantName: name } : dispatch
}

function isWellEnded({ state }: Dispatch): boolean {
  return state === 'succeeded' || state === 'cancelled'
}

/** A single instance per page: every screen sees the progress, whichever screen recorded the dispatch. */
export const followedDispatches = createFollowedDispatches(getInBackground)
