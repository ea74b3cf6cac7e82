'use client'

import { useEffect } from 'react'
import { idlePart, lazyPart } from '../../ui/lazy-part'
import { whenIdle } from '../../ui/when-idle'
import { ErrorLater, SelectionLater } from '../shown-later'

/** What is shown around the loaded applicants only at times. */
export const ArrivalsLater = lazyPart(async () => (await import('./arrivals-notice')).ArrivalsNotice)
export const NotAmongLoadedLater = lazyPart(async () => (await import('./not-among-loaded')).NotAmongLoaded)
export const SkippedLater = lazyPart(async () => (await import('./skipped-notice')).SkippedNotice)
export const RetryLater = lazyPart(async () => (await import('../../retries/retry-notice')).RetryNotice)

/** It asks for nothing by itself: nothing is missed before it is there. */
export const SearchEveryoneLater = idlePart(async () => (await import('./search-everyone')).SearchEveryone)

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
