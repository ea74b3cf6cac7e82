/**
 * Runs in the page before its scripts. Sets `window.benchProbe`: `firstRowMs`, from the start of the navigation to the
 * end of the frame that first shows a row; `answersMs`, until React has hydrated that row; `longTasks`, with start and
 * duration; `calm`, which resolves once there is such a row and neither a long task nor an answer for `quietMs`.
 */
export function probe(quietMs) {
  if (window.top !== window) return
  const state = { firstRowMs: null, answersMs: null, longTasks: [], calm: null }
  window.benchProbe = state

  state.calm = new Promise((resolve) => {
    let timer
    const startOver = () => {
      clearTimeout(timer)
      timer = setTimeout(() => (state.answersMs === null ? startOver() : resolve()), quietMs)
    }
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) state.longTasks.push({ startTime, duration })
      startOver()
    }).observe({ type: 'longtask', buffered: true })
    new PerformanceObserver(startOver).observe({ type: 'resource', buffered: true })
    startOver()
  })

  const firstCell = () => document.querySelector('[role=row] [role=cell]')

  function isOnScreen(cell) {
    const { width, height, top, left } = cell.getBoundingClientRect()
    return width > 0 && height > 0 && top < innerHeight && left < innerWidth && top + height > 0 && left + width > 0
  }

  // A frame's callbacks run before it is painted. The browser reports only the first paint; for later frames the first
  // task afterwards is the best estimate, though a script may delay it.
  let firstPaintMs = null
  new PerformanceObserver((list) => {
    firstPaintMs = list.getEntriesByName('first-contentful-paint')[0]?.startTime ?? firstPaintMs
  }).observe({ type: 'paint', buffered: true })

  requestAnimationFrame(function look() {
    const cell = firstCell()
    if (!cell || !isOnScreen(cell)) return requestAnimationFrame(look)
    const isFirstPaint = performance.getEntriesByName('first-contentful-paint').length === 0
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      const nowMs = performance.now()
      const settle = () => {
        state.firstRowMs = isFirstPaint && firstPaintMs !== null ? firstPaintMs : nowMs
      }
      // The entry arrives shortly after the paint.
      if (isFirstPaint) requestAnimationFrame(() => setTimeout(settle))
      else settle()
    }
    port2.postMessage(null)
    requestAnimationFrame(lookForReact)
  })

  function lookForReact() {
    const cell = firstCell()
    if (!cell || !Object.keys(cell).some((key) => key.startsWith('__reactProps$')))
      return requestAnimationFrame(lookForReact)
    state.answersMs = performance.now()
  }
}
