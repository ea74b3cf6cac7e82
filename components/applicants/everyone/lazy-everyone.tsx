'use client'

import { useEffect } from 'react'
import { idlePart, lazyPart } from '../../ui/lazy-part'
import { whenIdle } from '../../ui/when-idle'
import { LazyPanel, LazySelection } from '../lazy-parts'

/** Requests to the index that the list can be used without; loaded when the browser is idle. */
export const LazyLeaveHidden = idlePart(async () => (await import('./leave-hidden')).LeaveHidden)
export const LazyWatchIndex = idlePart(async () => (await import('./watch-index')).WatchIndex)

export const LazySearchError = lazyPart(async () => (await import('./search-error')).SearchError)

/** Preloads what the next click is likely to need, and the notice that the desk is unreachable. */
export function usePreloadPanel() {
  useEffect(
    () =>
      whenIdle(() => {
        for (const part of [LazySearchError, LazySelection, LazyPanel]) part.ahead()
      }),
    [],
  )
}
