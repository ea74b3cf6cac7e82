import { cpuSlowdown, openPage } from './open-page.mjs'
import { probe } from './probe.mjs'

const quietMs = 2000

/** The conditions of every visit, for a table's heading. */
export const conditions = `${cpuSlowdown}x CPU slowdown, cold cache`

/** Opens a target, waits until the page is calm, and passes its document, requests and probe results to `read`. */
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
