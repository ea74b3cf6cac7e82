import { useSyncExternalStore } from 'react'
import type { SavedView } from '@/lib/views/contract'
import { createListeners } from '../../ui/listeners'

type Views = readonly SavedView[]

/** Views that came with a page. Those of a page that is shown again, such as after Back, may be outdated. */
const shownBefore = new WeakSet<Views>()
const { subscribe, tell } = createListeners()
let latest: Views = []

/** The user's views: as they came with the page (`first`), or as changed in this tab since. */
export function readLatestViews(first: Views): Views {
  if (!shownBefore.has(first)) {
    shownBefore.add(first)
    latest = first
  }
  return latest
}

/** Changes the views on this page, and on pages that the user goes back to. */
export function changeViews(change: (before: Views) => Views): void {
  latest = change(latest)
  tell()
}

/** Like `readLatestViews`; rerenders with each change. */
export function useLatestViews(first: Views): Views {
  return useSyncExternalStore(
    subscribe,
    () => readLatestViews(first),
    () => first,
  )
}
