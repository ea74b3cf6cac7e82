import { changeProbe, changesAfter } from './change-probe.mjs'
import { listProbe } from './list-probe.mjs'
import { cpuSlowdown, openPage } from './open-page.mjs'

const word = 'maria'
const msBetweenKeys = 150
const loadTimeoutMs = 10 * 60_000

/** Filter and sort over all 100,000 rows, in the browser. */
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
