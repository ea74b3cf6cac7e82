'use client'

import { useEffect, useEffectEvent } from 'react'
import { isTouched } from './is-touched'

declare global {
  /** Chrome has it; TypeScript's DOM types do not yet. */
  var CloseWatcher: (new () => { onclose: (() => void) | null; destroy: () => void }) | undefined
}

/**
 * Makes Android's Back button close something that is open over a page and has no URL of its own, instead of leaving
 * the page. Does nothing in browsers without `CloseWatcher`.
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
