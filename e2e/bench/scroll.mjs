import { listProbe } from './list-probe.mjs'
import { cpuSlowdown, openPage } from './open-page.mjs'

const rowCount = 10_000
const about = { wheelFrames: 180, wheelPixels: 300, jumps: 30 }
const details = 'Applicant details'

/** Scrolling without pause until 10,000 rows are loaded, and how the screen performs then. */
export const scroll = {
  name: 'scroll',
  title: `/applicants, scrolled to ${rowCount.toLocaleString('en')} rows`,
  conditions: `${cpuSlowdown}x CPU slowdown, each animation frame scrolls to the end`,
  floor: 'a bare virtual list written by hand (e2e/bench/floor/app/list), asking the sandbox without the desk between',
  targetsOf: ({ deskList, floor, peer }) => ({
    desk: deskList,
    floor: { url: `${floor.answersAt}list` },
    peer: { url: peer.answersAt, hasPanel: true },
  }),
  lines: [
    { name: 'From the first row to the last', unit: 'ms', of: (run) => run.loading.totalMs, mostRatio: 1.05 },
    { name: 'DOM elements', unit: '', of: (run) => run.elements, most: 400 },
    { name: 'JavaScript heap after collection', unit: 'MB', digits: 1, of: (run) => run.heapBytes / 1e6, most: 8 },
    { name: 'Longest frame while loading: work', unit: 'ms', of: (run) => run.loading.longestWorkMs, most: 100 },
    { name: 'Longest frame while loading: gap', unit: 'ms', of: (run) => run.loading.longestGapMs },
    { name: 'Longest frame once loaded: work', unit: 'ms', of: (run) => run.loaded.longestWorkMs, most: 33 },
    { name: 'Longest frame once loaded: gap', unit: 'ms', of: (run) => run.loaded.longestGapMs },
    { name: 'Panel, opened for the first time', unit: 'ms', of: (run) => run.panelMs?.first ?? null, most: 100 },
    { name: 'Panel, opened again', unit: 'ms', of: (run) => run.panelMs?.again ?? null, most: 100 },
  ],
  notes: `Frames: "work" is the browser's own account of long animation frames (those over 50 ms; 0 means that there was none), "gap" is the
time from one frame's callback to the next. The slowdown stops the main thread in turns, so both include it; a gap also
holds what other processes of a busy machine take. Compare gaps with the floor's in the same run.`,
  measure: (browser, target) =>
    openPage(browser, target, { scripts: [[listProbe], [startScrolling, rowCount]] }, async ({ page, devtools }) => {
      page.setDefaultTimeout(180_000)
      const loading = await page.evaluate(() => window.benchScroll)
      await untilNothingMoreComes(page)
      const loaded = await page.evaluate((how) => window.benchList.scrollAbout(how), about)
      const elements = await page.evaluate(() => document.querySelectorAll('*').length)
      await devtools.send('HeapProfiler.collectGarbage')
      const { usedSize: heapBytes } = await devtools.send('Runtime.getHeapUsage')
      const panelMs = target.hasPanel ? { first: await openPanel(page), again: await openPanel(page) } : null
      return { loading, loaded, elements, heapBytes, panelMs }
    }),
}

function startScrolling(count) {
  if (window.top === window) window.benchScroll = window.benchList.scrollToRow(count)
}

/** A page requested before the last row arrived is still in flight: waits for it. */
async function untilNothingMoreComes(page) {
  let before
  let now = await page.evaluate(() => performance.getEntriesByType('resource').length + window.benchList.lastRow())
  while (before !== now) {
    before = now
    await page.waitForTimeout(1000)
    now = await page.evaluate(() => performance.getEntriesByType('resource').length + window.benchList.lastRow())
  }
}

/** Clicks a row in the middle of the list; returns the ms until the panel is on screen. */
async function openPanel(page) {
  const region = await page.getByRole('region', { name: 'Applicants list' }).boundingBox()
  await page.evaluate((name) => {
    const { answerTo, dialog } = window.benchList
    window.benchAnswer = answerTo('click', () => dialog(name))
  }, details)
  await page.mouse.click(region.x + region.width / 3, region.y + region.height / 2)
  const openedMs = await page.evaluate(() => window.benchAnswer)
  await page.keyboard.press('Escape')
  await page.getByRole('dialog', { name: details }).waitFor({ state: 'detached' })
  return openedMs
}
