'use client'

import { useEffect } from 'react'
import { idlePart, lazyPart } from '../../ui/lazy-part'
import { whenIdle } from '../../ui/when-idle'
import { LazyErrorNotice, LazySelection } from '../lazy-parts'

/** Notices around the loaded applicants that are only shown at times. */
export const LazyArrivals = lazyPart(async () => (await import('./arrivals-notice')).ArrivalsNotice)
export const LazyNotAmongLoaded = lazyPart(async () => (await import('./not-among-loaded')).NotAmongLoaded)
export const LazySkipped = lazyPart(async () => (await import('./skipped-notice')).SkippedNotice)
export const LazyRetry = lazyPart(async () => (await import('../../retries/retry-notice')).RetryNotice)

/** Nothing is missed while its code loads: it makes no requests of its own. */
export const LazySearchEveryone = idlePart(async () => (await import('./search-everyone')).SearchEveryone)

/** Preloads the notices that the partner or the desk does not answer: by then it may be too late to load them. */
export function usePreloadNotices() {
  useEffect(
    () =>
      whenIdle(() => {
        for (const part of [LazyErrorNotice, LazyRetry, LazySkipped, LazyArrivals, LazySelection]) part.ahead()
      }),
    [],
  )
}
