'use client'

import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Dispatch } from '@/lib/dispatch/contract'
import { getFromDesk } from '../api/desk-api'
import { createFollow, type Followed } from './follow'

/** One per page: whatever screen started a dispatch, all of them see how it goes on. */
export const follow = createFollow(getFromDesk, {
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  nowMs: Date.now,
})

const none: Followed = { items: [], isRead: false, isCut: false, aheadMs: 0 }

export function useFollowed(): Followed {
  return useSyncExternalStore(follow.subscribe, follow.read, () => none)
}

/** The dispatch as it stands now; the last that was known of it where it is followed no longer. */
export function useDispatch<Done>(id: string | null): Dispatch<Done> | null {
  const { items } = useFollowed()
  const found = items.find((item) => item.id === id) ?? null
  const [last, setLast] = useState<Dispatch | null>(null)
  useEffect(() => {
    if (found) setLast(found)
  }, [found])
  useLookingAt(id)
  if (id === null) return null
  // Whoever asks knows the kind of what it recorded, and with it what its `done` holds.
  return (found ?? (last?.id === id ? last : null)) as Dispatch<Done> | null
}

/** The page shows this dispatch: its verdict is said here, and neither in a toast nor in the tray. */
function useLookingAt(id: string | null) {
  useEffect(() => (id === null ? undefined : follow.watch((dispatch) => dispatch.id === id)), [id])
}

/** Whole seconds until the desk goes on by itself, by the desk's clock, counted down as they pass; null where it does not. */
export function useSecondsUntil(iso: string | null): number | null {
  const { aheadMs } = useFollowed()
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (iso === null) return
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), 250)
    return () => clearInterval(timer)
  }, [iso])
  return iso === null ? null : Math.max(0, Math.ceil((Date.parse(iso) + aheadMs - now) / 1_000))
}
