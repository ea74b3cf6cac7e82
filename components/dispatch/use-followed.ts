'use client'

import { useEffect, useState, useSyncExternalStore } from 'react'
import { type Dispatch, dispatchUrl, isOpen } from '@/lib/dispatch/contract'
import { type DeskAnswer, getInBackground } from '../api/desk-api'
import type { Followed } from '../api/follower'
import { useIsBrowser } from '../ui/use-is-browser'
import { type DispatchesState, followedDispatches, noDispatches } from './followed-dispatches'

const none: Followed<DispatchesState> = { state: noDispatches, error: null, isRetrying: false }

/** `isCut`: the latest request failed. `isSignedOut`: because the session has ended, so that it is not retried. */
export function useFollowed(): DispatchesState & { isCut: boolean; isSignedOut: boolean } {
  const { state, error } = useSyncExternalStore(followedDispatches.subscribe, followedDispatches.read, () => none)
  return { ...state, isCut: error !== null, isSignedOut: error?.kind === 'signed-out' }
}

/**
 * The dispatch while it is followed; null afterwards, and for other users' dispatches. Since this page shows its
 * outcome, no toast or tray does.
 */
export function useShownDispatch(id: string | null): Dispatch | null {
  const { items } = useFollowed()
  useEffect(() => (id === null ? undefined : followedDispatches.watch((dispatch) => dispatch.id === id)), [id])
  return items.find((item) => item.id === id) ?? null
}

/** Like `useShownDispatch`, for the user's own dispatch: its last known state, even after it is no longer followed. */
export function useDispatch<Done>(id: string | null): Dispatch<Done> | null {
  const found = useShownDispatch(id)
  const [last, setLast] = useState(found)
  if (found && found !== last) setLast(found)
  // Another tab has shown its outcome and dismissed it before this one was notified.
  const isLost = !found && last !== null && last.id === id && isOpen(last)
  useEffect(() => {
    if (!isLost || id === null) return
    const leaving = new AbortController()
    const take = (answer: DeskAnswer<Dispatch>) => {
      if ('value' in answer && !leaving.signal.aborted) setLast(answer.value)
    }
    // If the desk cannot be reached, keep what is known.
    getInBackground<Dispatch>(dispatchUrl(id), leaving.signal).then(take, () => {})
    return () => leaving.abort()
  }, [isLost, id])
  if (id === null) return null
  // Safe: the caller recorded the dispatch, so it knows the kind and therefore the type of the result.
  return (found ?? (last?.id === id ? last : null)) as Dispatch<Done> | null
}

/** Whole seconds until an ISO time on the store's clock, counting down; null for null, and before hydration. */
export function useSecondsUntil(iso: string | null): number | null {
  const { storeAheadMs } = useFollowed()
  const isBrowser = useIsBrowser()
  const [now, setNow] = useState(() => performance.now())
  useEffect(() => {
    if (iso === null) return
    setNow(performance.now())
    const timer = setInterval(() => setNow(performance.now()), 250)
    return () => clearInterval(timer)
  }, [iso])
  return iso === null || !isBrowser ? null : Math.max(0, Math.ceil((Date.parse(iso) - storeAheadMs - now) / 1_000))
}
