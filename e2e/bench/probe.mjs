/**
 * Runs in the page before its scripts. Sets `window.benchProbe`: `firstRowMs`, from the start of the navigation to the
 * frame that first paints a row; `answersMs`, until React has hydrated that row; `longTasks`, with start and
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

  // Element Timing reports the frame that first paints a text, however long scripts delay the tasks after it.
  new PerformanceObserver((list) => {
    state.firstRowMs ??= list.getEntries()[0].startTime
  }).observe({ type: 'element', buffered: true })

  /** The block that paints the first row's first text: the browser times texts by block. Null until it is parsed. */
  function firstTextBlock() {
    const row = firstCell()?.closest('[role=row]')
    if (!row) return null
    const text = document.evaluate('.//text()[normalize-space()]', row, null, XPathResult.FIRST_ORDERED_NODE_TYPE)
    let block = text.singleNodeValue?.parentElement ?? null
    while (block && getComputedStyle(block).display === 'inline') block = block.parentElement
    return block
  }

  requestAnimationFrame(function look() {
    const block = firstTextBlock()
    if (!block) return requestAnimationFrame(look)
    block.setAttribute('elementtiming', 'first-row')
    requestAnimationFrame(lookForReact)
  })

  function lookForReact() {
    const cell = firstCell()
    if (!cell || !Object.keys(cell).some((key) => key.startsWith('__reactProps$')))
      return requestAnimationFrame(lookForReact)
    state.answersMs = performance.now()
  }
}
