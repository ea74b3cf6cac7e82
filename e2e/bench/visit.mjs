import { cpuSlowdown, openPage } from './open-page.mjs'
import { probe } from './probe.mjs'

const quietMs = 2000

/** How every visit is made, for the head of a table. */
export const conditions = `${cpuSlowdown}x CPU slowdown, cold cache`

/** Opens a target, waits until the page is calm, and hands its document, its requests and what its probe saw to `read`. */
export function visit(browser, target, read) {
  const requests = []
  const onPage = (page) => page.on('requestfinished', (request) => requests.push(request))
  return openPage(browser, target, { scripts: [[probe, quietMs]], onPage }, async ({ page, answer }) => {
    await page
      .waitForFunction(() => window.benchProbe.answersMs !== null)
      .catch(() => {
        throw new Error(`${target.url} showed no row.`)
      })
    const { firstRowMs, answersMs, longTasks } = await page.evaluate(async () => {
      await window.benchProbe.calm
      return window.benchProbe
    })
    return read({ document: await answer.text(), requests, firstRowMs, answersMs, longTasks })
  })
}
