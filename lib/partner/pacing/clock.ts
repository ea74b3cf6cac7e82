/** Where the pacer takes its time from, in milliseconds; tests bring a virtual one. */
export type Clock = {
  now(): number
  /** Calls `run` once after `delayMs`; the returned function calls that off. */
  after(delayMs: number, run: () => void): () => void
}

/** Monotonic, from the start of the process. Its timers never keep the process alive. */
export const systemClock: Clock = {
  now: () => performance.now(),
  after(delayMs, run) {
    const timer = setTimeout(run, Math.ceil(delayMs))
    timer.unref()
    return () => clearTimeout(timer)
  },
}
