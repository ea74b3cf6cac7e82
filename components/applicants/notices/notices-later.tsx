'use client'

import { useEffect } from 'react'
import { idlePart, lazyPart } from '../../ui/lazy-part'
import { whenIdle } from '../../ui/when-idle'

/** What is shown around the loaded applicants only at times. */
export const ArrivalsLater = lazyPart(async () => (await import('./arrivals-notice')).ArrivalsNotice)
export const NotAmongLoadedLater = lazyPart(async () => (await import('./not-among-loaded')).NotAmongLoaded)
export const SkippedLater = lazyPart(async () => (await import('./skipped-notice')).SkippedNotice)
export const RetryLater = lazyPart(async () => (await import('../../retries/retry-notice')).RetryNotice)
export const ErrorLater = lazyPart(async () => (await import('../../api/error-notice')).ErrorNotice)

/** It asks for nothing by itself: nothing is missed before it is there. */
export const SearchEveryoneLater = idlePart(async () => (await import('./search-everyone')).SearchEveryone)
export const SelectionLater = lazyPart(async () => (await import('../table/selection-bar')).SelectionBar)

/** Loads what says that the partner or the desk does not answer: then it may be too late. */
export function useNoticesAhead() {
  useEffect(
    () =>
      whenIdle(() => {
        for (const part of [ErrorLater, RetryLater, SkippedLater, ArrivalsLater, SelectionLater]) part.ahead()
      }),
    [],
  )
}
