'use client'

import { useEffect } from 'react'
import { idlePart, lazyPart } from '../../ui/lazy-part'
import { whenIdle } from '../../ui/when-idle'
import { LazyErrorNotice, SelectionLater } from '../lazy-notices'

/** Notices around the loaded applicants that are only shown at times. */
export const ArrivalsLater = lazyPart(async () => (await import('./arrivals-notice')).ArrivalsNotice)
export const NotAmongLoadedLater = lazyPart(async () => (await import('./not-among-loaded')).NotAmongLoaded)
export const SkippedLater = lazyPart(async () => (await import('./skipped-notice')).SkippedNotice)
export const RetryLater = lazyPart(async () => (await import('../../retries/retry-notice')).RetryNotice)

/** Nothing is missed while its code loads: it makes no requests of its own. */
export const SearchEveryoneLater = idlePart(async () => (await import('./search-everyone')).SearchEveryone)

/** Preloads the notices that the partner or the desk does not answer: by then it may be too late to load them. */
export function usePreloadNotices() {
  useEffect(
    () =>
      whenIdle(() => {
        for (const part of [LazyErrorNotice, RetryLater, SkippedLater, ArrivalsLater, SelectionLater]) part.ahead()
      }),
    [],
  )
}
