/**
 * Runs in the page before its scripts. Leaves `window.benchInteraction`: between `start` and `worst` it takes down how
 * long every press and key took to the next paint, by the browser's own account (the Event Timing API, which INP is made
 * of; steps of 8 ms, nothing under 16).
 */
export function interactionProbe() {
  if (window.top !== window) return
  let entries = []
  const take = (more) => {
    for (const { interactionId, duration } of more) if (interactionId > 0) entries.push(duration)
  }
  const observer = new PerformanceObserver((list) => take(list.getEntries()))
  observer.observe({ type: 'event', durationThreshold: 16 })

  function start() {
    observer.takeRecords()
    entries = []
  }

  /** 16 where all were shorter than that. */
  function worst() {
    take(observer.takeRecords())
    return Math.max(16, ...entries)
  }

  window.benchInteraction = { start, worst }
}
