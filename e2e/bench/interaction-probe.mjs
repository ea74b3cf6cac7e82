/**
 * Runs in the page before its scripts. Sets `window.benchInteraction`: between `start` and `worst` it records how long
 * every press and key took to the next paint, as measured by the browser (the Event Timing API, on which INP is based;
 * steps of 8 ms, nothing under 16).
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

  /** 16 when all were shorter than that. */
  function worst() {
    take(observer.takeRecords())
    return Math.max(16, ...entries)
  }

  window.benchInteraction = { start, worst }
}
