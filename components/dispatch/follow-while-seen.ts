import type { Follow } from './follow'

/** A page that comes back is seen and has the focus at once: that is one reason to look. */
const sameMs = 1_000

/**
 * Keeps up while the page is seen. A hidden page asks nothing: its open question would hold one of the few connections that all tabs
 * share. One beside another window is seen all the time, and hears with the focus what was begun there.
 */
export function followWhileSeen(follow: Pick<Follow, 'look' | 'rest'>, nowMs: () => number = Date.now): () => void {
  let lookedAtMs = Number.NEGATIVE_INFINITY
  function look() {
    if (document.visibilityState !== 'visible' || !navigator.onLine) return follow.rest()
    lookedAtMs = nowMs()
    follow.look()
  }
  look()
  const stop = new AbortController()
  const { signal } = stop
  document.addEventListener('visibilitychange', look, { signal })
  for (const name of ['online', 'offline', 'pageshow']) window.addEventListener(name, look, { signal })
  window.addEventListener('focus', () => nowMs() - lookedAtMs >= sameMs && look(), { signal })
  window.addEventListener('pagehide', () => follow.rest(), { signal })
  return () => {
    stop.abort()
    follow.rest()
  }
}
