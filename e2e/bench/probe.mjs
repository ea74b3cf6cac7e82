/**
 * Runs in the page before anything of its own. Leaves `window.benchProbe`:
 * `firstRowMs`, from the start of the navigation to the end of the frame that first shows a row on screen;
 * `longTasks`, in ms; `calm`, which resolves once there is a row and neither a long task nor an answer came for `quietMs`.
 */
export function probe(quietMs) {
  if (window.top !== window) return
  const state = { firstRowMs: null, longTasks: [], calm: null }
  window.benchProbe = state

  state.calm = new Promise((resolve) => {
    let timer
    const startOver = () => {
      clearTimeout(timer)
      timer = setTimeout(() => (state.firstRowMs === null ? startOver() : resolve()), quietMs)
    }
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) state.longTasks.push(duration)
      startOver()
    }).observe({ type: 'longtask', buffered: true })
    new PerformanceObserver(startOver).observe({ type: 'resource', buffered: true })
    startOver()
  })

  function isOnScreen(cell) {
    const { width, height, top, left } = cell.getBoundingClientRect()
    return width > 0 && height > 0 && top < innerHeight && left < innerWidth && top + height > 0 && left + width > 0
  }

  // A frame's callbacks run before it is painted; the task after it is the first that runs once it was.
  requestAnimationFrame(function look() {
    const cell = document.querySelector('[role=row] [role=cell]')
    if (!cell || !isOnScreen(cell)) return requestAnimationFrame(look)
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      state.firstRowMs = performance.now()
    }
    port2.postMessage(null)
  })
}
