/** Returning to a page makes it visible and focuses it at the same time: both count as a single return. */
const sameReturnMs = 1_000

/** Calls `onBack` when the user returns to the page from another tab or window. Returns a function that stops it. */
export function onReturn(onBack: () => void): () => void {
  let backAt = Number.NEGATIVE_INFINITY
  function look() {
    if (document.visibilityState !== 'visible' || performance.now() - backAt < sameReturnMs) return
    backAt = performance.now()
    onBack()
  }
  const stop = new AbortController()
  const { signal } = stop
  document.addEventListener('visibilitychange', look, { signal })
  window.addEventListener('focus', look, { signal })
  return () => stop.abort()
}
