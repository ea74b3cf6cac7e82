'use client'

import { useEffect, useEffectEvent } from 'react'
import { isTouched } from './is-touched'

declare global {
  /** Chrome has it; TypeScript's library does not yet. */
  var CloseWatcher: (new () => { onclose: (() => void) | null; destroy: () => void }) | undefined
}

/**
 * Android's Back closes what is open over a page and has no address of its own, instead of leaving the page. For
 * browsers without `CloseWatcher` this does nothing.
 */
export function useBackCloses(close: () => void) {
  const onBack = useEffectEvent(close)
  useEffect(() => {
    if (!isTouched() || !globalThis.CloseWatcher) return
    const watcher = new globalThis.CloseWatcher()
    watcher.onclose = () => onBack()
    return () => watcher.destroy()
  }, [])
}
