/** The pacer's time source, in milliseconds; tests pass a virtual one. */
export type Clock = {
  now(): number
  /** Calls `run` once after `delayMs`; the returned function cancels that. */
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
