/**
 * Runs in the page before its scripts. Sets `window.benchList`, which finds a list by its region "Applicants list"
 * and its rows' `aria-rowindex`, so that the same code drives the desk's list and the bare one.
 */
export function listProbe() {
  if (window.top !== window) return
  const region = () => document.querySelector('[aria-label="Applicants list"]')
  const nextFrame = () => new Promise(requestAnimationFrame)

  /** A frame's callbacks run before it is painted; the task after them is the first to run once it has been. */
  async function painted() {
    await nextFrame()
    await new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = resolve
      port2.postMessage(null)
    })
    return performance.now()
  }

  function lastRow() {
    const rows = region()?.querySelectorAll('[role=row][aria-rowindex]') ?? []
    let last = 0
    for (const row of rows) last = Math.max(last, Number(row.getAttribute('aria-rowindex')) - 1)
    return last
  }

  /** Measures frames in two ways until `stop`: the gaps between them, and the browser's own report of long ones. */
  function watchFrames() {
    let longestGapMs = 0
    let longestWorkMs = 0
    let before = performance.now()
    let isOn = true
    const take = (entries) => {
      for (const { duration } of entries) longestWorkMs = Math.max(longestWorkMs, duration)
    }
    const observer = new PerformanceObserver((list) => take(list.getEntries()))
    observer.observe({ type: 'long-animation-frame' })
    requestAnimationFrame(function frame() {
      const now = performance.now()
      longestGapMs = Math.max(longestGapMs, now - before)
      before = now
      if (isOn) requestAnimationFrame(frame)
    })
    return async () => {
      isOn = false
      await painted()
      await painted()
      take(observer.takeRecords())
      observer.disconnect()
      return { longestGapMs, longestWorkMs }
    }
  }

  /** Once the first row is there, scrolls to the end in each frame until this many rows are loaded. */
  async function scrollToRow(count) {
    while (lastRow() === 0) await nextFrame()
    const startedAt = await painted()
    const stop = watchFrames()
    while (lastRow() < count) {
      region().scrollTop = region().scrollHeight
      await nextFrame()
    }
    const totalMs = (await painted()) - startedAt
    return { totalMs, ...(await stop()) }
  }

  /** Scrolls up and back down through the loaded rows: first as a wheel does, then in jumps as the scroll bar does. */
  async function scrollAbout({ wheelFrames, wheelPixels, jumps }) {
    const end = region().scrollTop
    const stop = watchFrames()
    for (let frame = 0; frame < 2 * wheelFrames; frame += 1) {
      region().scrollTop += frame < wheelFrames ? -wheelPixels : wheelPixels
      await nextFrame()
    }
    for (let jump = 0; jump < jumps; jump += 1) {
      // Far from both ends, and never the same position twice: 0.618… spreads them evenly.
      region().scrollTop = end * (0.05 + 0.9 * ((jump * 0.618_034) % 1))
      await nextFrame()
      await nextFrame()
    }
    return stop()
  }

  /** The time from the next press to the end of the frame that shows what `find` looks for, in ms. */
  function answerTo(type, find) {
    return new Promise((resolve) => {
      const onEvent = async ({ timeStamp }) => {
        while (!find()) await nextFrame()
        resolve((await painted()) - timeStamp)
      }
      window.addEventListener(type, onEvent, { capture: true, once: true })
    })
  }

  /** The dialog with this name, once it is visible. */
  function dialog(name) {
    const found = [...document.querySelectorAll('[role=dialog]')].find((element) => {
      const label = document.getElementById(element.getAttribute('aria-labelledby') ?? '')
      return element.getAttribute('aria-label') === name || label?.textContent === name
    })
    return found && found.getBoundingClientRect().width > 0
  }

  /** Resolves once no row and no answer has arrived for this long. */
  async function quiet(ms) {
    const arrived = () => performance.getEntriesByType('resource').length + lastRow()
    let [before, since] = [arrived(), performance.now()]
    while (performance.now() - since < ms) {
      await nextFrame()
      const now = arrived()
      if (now !== before) [before, since] = [now, performance.now()]
    }
  }

  window.benchList = {
    region,
    nextFrame,
    painted,
    lastRow,
    watchFrames,
    scrollToRow,
    scrollAbout,
    answerTo,
    dialog,
    quiet,
  }
}
