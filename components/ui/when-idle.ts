/** Time after which the browser counts as idle if it cannot say so itself (Safari). */
const surelyIdleMs = 2_000

/** Runs `work` once the browser is idle. Returns a function that cancels it. */
export function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, surelyIdleMs)
    return () => clearTimeout(timer)
  }
  const idle = requestIdleCallback(work, { timeout: surelyIdleMs })
  return () => cancelIdleCallback(idle)
}
