import { createListeners } from '../../ui/listeners'

type PendingFilter = { path: string; filter: string }

let waiting: PendingFilter | null = null
let forgetting: ReturnType<typeof setTimeout> | undefined
const { subscribe, tell } = createListeners()

/** A filter that no list has taken by then is discarded. */
const keptMs = 30_000

/**
 * Sets the filter of the list at this path, which is open or about to be opened. In memory only: an e-mail address must
 * not get into a URL or storage.
 */
export function setPendingFilter(path: string, filter: string) {
  clearTimeout(forgetting)
  waiting = { path, filter }
  forgetting = setTimeout(() => {
    waiting = null
  }, keptMs)
  tell()
}

/** Returns the filter for the list at this path, only once; null if there is none. */
export function takePendingFilter(path: string): string | null {
  if (waiting?.path !== path) return null
  const { filter } = waiting
  waiting = null
  clearTimeout(forgetting)
  return filter
}

export const onPendingFilter = subscribe
