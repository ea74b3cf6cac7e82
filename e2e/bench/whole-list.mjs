import { listProbe } from './list-probe.mjs'
import { cpuSlowdown, openPage } from './open-page.mjs'

const word = 'maria'
const msBetweenKeys = 150
/** What is shown counts as final once it stays the same for so long. */
const steadyMs = 2000
const loadTimeoutMs = 10 * 60_000

/** Filter and sort over all 100,000 rows, in the browser (issue C). */
export const wholeList = {
  name: 'whole-list',
  title: '/applicants, all rows loaded',
  conditions: `${cpuSlowdown}x CPU slowdown once loaded; "${word}" typed with ${msBetweenKeys} ms from key to key`,
  runs: 3,
  warmUps: 0,
  targetsOf: ({ deskList }) => ({ desk: deskList }),
  lines: [
    { name: 'Filter: last key to rows shown', unit: 'ms', of: (run) => run.filter.answerMs, most: 200 },
    { name: 'Filter: longest block while typing', unit: 'ms', of: (run) => run.filter.longestTaskMs, most: 50 },
    { name: 'Sort: press to rows shown', unit: 'ms', of: (run) => run.sort.answerMs, most: 200 },
    { name: 'Sort the other way', unit: 'ms', of: (run) => run.sortAgain.answerMs, most: 200 },
    { name: 'Sort: longest block', unit: 'ms', of: (run) => run.sort.longestTaskMs },
    { name: 'Load all, without slowdown', unit: 's', of: (run) => run.loadMs / 1000 },
    { name: 'JavaScript heap after collection', unit: 'MB', of: (run) => run.heapBytes / 1e6 },
    { name: 'Rows loaded', unit: '', of: (run) => run.rows },
  ],
  notes: `A block is the longest task of the main thread; tasks up to 50 ms are not told of and count as 0. An answer is the end of the frame
that shows the last change of the rows or of the result line.`,
  measure: (browser, target) =>
    openPage(browser, target, { scripts: [[listProbe], [changeProbe]], slowdown: 1 }, async ({ page, devtools }) => {
      const { loadMs, rows } = await loadAll(page)
      await devtools.send('HeapProfiler.collectGarbage')
      const { usedSize: heapBytes } = await devtools.send('Runtime.getHeapUsage')
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
      const field = page.getByRole('searchbox', { name: 'Filter loaded applicants' })
      await field.click()
      const filter = await changesAfter(page, 'keydown', () => field.pressSequentially(word, { delay: msBetweenKeys }))
      await changesAfter(page, 'keydown', () => field.press('ControlOrMeta+a').then(() => field.press('Delete')))
      const header = page.getByRole('columnheader').getByRole('button').first()
      const sort = await changesAfter(page, 'click', () => header.click())
      const sortAgain = await changesAfter(page, 'click', () => header.click())
      return { loadMs, rows, heapBytes, filter, sort, sortAgain }
    }),
}

async function loadAll(page) {
  const button = page.getByRole('button', { name: 'Load all' })
  await button.waitFor({ timeout: 15_000 }).catch(() => {
    throw new Error('this screen has no button "Load all".')
  })
  const startedAt = performance.now()
  await button.click()
  const whole = page.getByRole('status').filter({ hasText: /^All [\d,]+ loaded/ })
  await whole.waitFor({ timeout: loadTimeoutMs })
  const loadMs = performance.now() - startedAt
  const [, rows] = /^All ([\d,]+)/.exec((await whole.textContent()) ?? '') ?? []
  return { loadMs, rows: Number(rows?.replaceAll(',', '')) }
}

/**
 * Does `work` and waits until nothing changes any more; `answerMs` is from its last event of this type to the last
 * change.
 */
async function changesAfter(page, type, work) {
  await page.evaluate((type) => window.benchChange.start(type), type)
  await work()
  const { answerMs, longestTaskMs } = await page.evaluate((ms) => window.benchChange.untilSteady(ms), steadyMs)
  if (answerMs === null) throw new Error(`nothing on the screen changed after the last ${type}.`)
  return { answerMs, longestTaskMs }
}

/**
 * Runs in the page: watches, frame by frame, the first rows' text, `aria-sort` and the result line ("12 of 1,250
 * loaded").
 */
function changeProbe() {
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
