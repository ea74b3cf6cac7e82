/** Where browsers cannot tell (Safari), idle is after this time. */
const surelyIdleMs = 2_000

/** Runs `work` once the browser has nothing better to do. Returns what calls it off. */
export function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, surelyIdleMs)
    return () => clearTimeout(timer)
  }
  const idle = requestIdleCallback(work, { timeout: surelyIdleMs })
  return () => cancelIdleCallback(idle)
}
