'use client'

import { useDeferredValue, useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

function subscribe(listener: () => void) {
  listeners.add(listener)
  timer ??= setInterval(() => {
    for (const listener of listeners) listener()
  }, 60_000)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

/** Returns the current minute, counted since 1970, and rerenders as time passes. Null on the server. */
export function useMinute(): number | null {
  const minute = useSyncExternalStore<number | null>(
    subscribe,
    () => Math.floor(Date.now() / 60_000),
    () => null,
  )
  return useDeferredValue(minute)
}
