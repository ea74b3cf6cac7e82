'use client'

import { useEffect, useState, useSyncExternalStore } from 'react'
import { type Dispatch, dispatchUrl, isOpen } from '@/lib/dispatch/contract'
import { type DeskAnswer, getInBackground } from '../api/desk-api'
import type { Followed } from '../api/follower'
import { type DispatchesState, followedDispatches, noDispatches } from './followed-dispatches'

const none: Followed<DispatchesState> = { state: noDispatches, error: null, isRetrying: false }

/** `isCut`: the desk does not answer and is being retried. */
export function useFollowed(): DispatchesState & { isCut: boolean } {
  const { state, error } = useSyncExternalStore(followedDispatches.subscribe, followedDispatches.read, () => none)
  return { ...state, isCut: error !== null }
}

/**
 * The dispatch as long as it is followed, null afterwards and for somebody else's. Neither a toast nor the tray tells
 * what became of it: this page shows it.
 */
export function useShownDispatch(id: string | null): Dispatch | null {
  const { items } = useFollowed()
  useEffect(() => (id === null ? undefined : followedDispatches.watch((dispatch) => dispatch.id === id)), [id])
  return items.find((item) => item.id === id) ?? null
}

/** As `useShownDispatch`, of one's own dispatch: its latest known state, also after it is no longer followed. */
export function useDispatch<Done>(id: string | null): Dispatch<Done> | null {
  const found = useShownDispatch(id)
  const [last, setLast] = useState(found)
  if (found && found !== last) setLast(found)
  // Another tab has shown its outcome and dismissed it before this one heard of it.
  const isLost = !found && last !== null && last.id === id && isOpen(last)
  useEffect(() => {
    if (!isLost || id === null) return
    const leaving = new AbortController()
    const take = (answer: DeskAnswer<Dispatch>) => {
      if ('value' in answer && !leaving.signal.aborted) setLast(answer.value)
    }
    // Where the desk cannot be reached, what is known stays.
    getInBackground<Dispatch>(dispatchUrl(id), leaving.signal).then(take, () => {})
    return () => leaving.abort()
  }, [isLost, id])
  if (id === null) return null
  // Safe: the caller recorded the dispatch, so it knows the kind and with it the type of the result.
  return (found ?? (last?.id === id ? last : null)) as Dispatch<Done> | null
}

/** Whole seconds until an ISO time by the store's clock, counted down as they pass; null for null. */
export function useSecondsUntil(iso: string | null): number | null {
  const { storeAheadMs } = useFollowed()
  const [now, setNow] = useState(() => performance.now())
  useEffect(() => {
    if (iso === null) return
    setNow(performance.now())
    const timer = setInterval(() => setNow(performance.now()), 250)
    return () => clearInterval(timer)
  }, [iso])
  return iso === null ? null : Math.max(0, Math.ceil((Date.parse(iso) - storeAheadMs - now) / 1_000))
}
