import { openPage } from './open-page.mjs'

const rowCount = 5_000
const wrongEach = 50

/** How long checking an upload takes in the browser, from the press to the summary. */
export const bulkCheck = {
  name: 'bulk-check',
  title: `/bulk-apply, ${rowCount.toLocaleString('en')} rows checked`,
  conditions: `no CPU slowdown; from the press of "Check the rows" until the summary stands, jobs and earlier applications asked for on the way`,
  targetsOf: ({ deskList }) => ({
    desk: { url: `${deskList.origin}/bulk-apply`, storageState: deskList.storageState },
  }),
  lines: [
    { name: 'Rows read and columns guessed', unit: 'ms', of: (run) => run.openedMs },
    { name: 'Rows checked', unit: 'ms', of: (run) => run.checkedMs, under: 1_000 },
    { name: 'Longest frame: work', unit: 'ms', of: (run) => run.longestWorkMs, most: 100 },
    { name: 'Longest frame: gap', unit: 'ms', of: (run) => run.longestGapMs },
  ],
  measure: (browser, target) =>
    openPage(browser, target, { scripts: [[checkProbe]], slowdown: 1 }, async ({ page }) => {
      const jobIds = await page.evaluate(async () => {
        const { items } = await (await fetch('/api/jobs')).json()
        return items.filter(({ isOpen }) => isOpen).map(({ id }) => id)
      })
      const file = { name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(csvOf(jobIds)) }
      await page.evaluate(() => window.benchCheck.begin())
      const openedAt = await page.evaluate(() => performance.now())
      await page.locator('input[type=file]').setInputFiles(file)
      const check = page.getByRole('button', { name: /^Check/ })
      await check.waitFor()
      const openedMs = (await page.evaluate(() => performance.now())) - openedAt
      const done = page.evaluate(() => window.benchCheck.untilChecked())
      await check.click()
      return { openedMs, ...(await done) }
    }),
}

function csvOf(jobIds) {
  const lines = Array.from({ length: rowCount }, (_, row) => {
    const email = row % wrongEach === 0 ? 'no address' : `person${row}@example.com`
    return `Person ${row};${email};+49 30 ${row};${jobIds[row % jobIds.length]}`
  })
  return `Full name;Email;Phone number;Job\r\n${lines.join('\r\n')}\r\n`
}

/** Runs in the page: watches its frames and measures the time from the next press to the summary of rows. */
function checkProbe() {
  if (window.top !== window) return
  let longestWorkMs = 0
  let longestGapMs = 0
  let pressedAt = 0
  window.benchCheck = {
    begin() {
      const take = (list) => {
        for (const { duration } of list.getEntries()) longestWorkMs = Math.max(longestWorkMs, duration)
      }
      new PerformanceObserver(take).observe({ type: 'long-animation-frame' })
      let before = performance.now()
      requestAnimationFrame(function frame() {
        const now = performance.now()
        longestGapMs = Math.max(longestGapMs, now - before)
        before = now
        requestAnimationFrame(frame)
      })
      addEventListener('click', () => {
        pressedAt = performance.now()
      })
    },
    async untilChecked() {
      const isChecked = () => pressedAt > 0 && /\d ready/.test(document.querySelector('main')?.textContent ?? '')
      while (!isChecked()) await new Promise(requestAnimationFrame)
      const checkedMs = performance.now() - pressedAt
      for (let frames = 0; frames < 10; frames += 1) await new Promise(requestAnimationFrame)
      return { checkedMs, longestWorkMs, longestGapMs }
    },
  }
}
