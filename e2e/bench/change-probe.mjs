/** What is shown counts as final once it has stayed the same for this long. */
const steadyMs = 2000

/**
 * Does `work` and waits until nothing changes any more; `answerMs` is the time from its last event of this type to the
 * last change.
 */
export async function changesAfter(page, type, work) {
  await page.evaluate((type) => window.benchChange.start(type), type)
  await work()
  const { answerMs, longestTaskMs } = await page.evaluate((ms) => window.benchChange.untilSteady(ms), steadyMs)
  if (answerMs === null) throw new Error(`nothing on the screen changed after the last ${type}.`)
  return { answerMs, longestTaskMs }
}

/**
 * Runs in the page: watches, frame by frame, the text of the first rows, `aria-sort` and the result line ("12 of 1,250
 * loaded").
 */
export function changeProbe() {
  if (window.top !== window) return
  const { region, painted, nextFrame } = window.benchList
  const resultLine = () =>
    [...document.querySelectorAll('[role=status], [aria-live]')].map((line) => line.textContent).join('|')

  function shown() {
    const rows = [...(region()?.querySelectorAll('[role=row][aria-rowindex]') ?? [])].slice(0, 12)
    return `${resultLine()}|${rows.map((row) => row.textContent).join('|')}`
  }

  let state
  function start(type) {
    const watch = { lastEventAt: 0, lastChangeAt: null, longestTaskMs: 0, isOn: true }
    state = watch
    const onEvent = ({ timeStamp }) => {
      watch.lastEventAt = timeStamp
    }
    window.addEventListener(type, onEvent, { capture: true })
    const take = (entries) => {
      for (const { duration } of entries) watch.longestTaskMs = Math.max(watch.longestTaskMs, duration)
    }
    const observer = new PerformanceObserver((list) => take(list.getEntries()))
    observer.observe({ type: 'longtask' })
    watch.stop = () => {
      watch.isOn = false
      take(observer.takeRecords())
      observer.disconnect()
      window.removeEventListener(type, onEvent, { capture: true })
    }
    let before = shown()
    requestAnimationFrame(async function look() {
      const now = shown()
      if (now !== before) watch.lastChangeAt = await painted()
      before = now
      if (watch.isOn) requestAnimationFrame(look)
    })
  }

  async function untilSteady(ms) {
    const latest = () => Math.max(state.lastEventAt, state.lastChangeAt ?? 0)
    while (performance.now() - latest() < ms) await nextFrame()
    state.stop()
    const { lastEventAt, lastChangeAt, longestTaskMs } = state
    return { answerMs: lastChangeAt > lastEventAt ? lastChangeAt - lastEventAt : null, longestTaskMs }
  }

  window.benchChange = { start, untilSteady }
}
