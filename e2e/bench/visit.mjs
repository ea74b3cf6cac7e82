import { cpuSlowdown, openPage } from './open-page.mjs'
import { probe } from './probe.mjs'

const quietMs = 2000
const warmUpRequests = 60

/** The conditions of every visit, for a table's heading. */
export const conditions = `${cpuSlowdown}x CPU slowdown, cold cache, warm servers`

/**
 * Asks a target's server for its page until the code that renders it is compiled: right after the start, a page takes
 * several times as long.
 */
export async function warmUp(browser, { url, storageState }) {
  const context = await browser.newContext({ storageState })
  try {
    for (let request = 0; request < warmUpRequests; request += 1) {
      const answer = await context.request.get(url, { headers: { accept: 'text/html' } })
      await answer.body()
    }
  } finally {
    await context.close()
  }
}

/** Opens a target, waits until the page is calm, and passes its document, requests and probe results to `read`. */
export function visit(browser, target, read) {
  const requests = []
  const onPage = (page) => page.on('requestfinished', (request) => requests.push(request))
  return openPage(browser, target, { scripts: [[probe, quietMs]], onPage }, async ({ page, answer }) => {
    await page
      .waitForFunction(() => window.benchProbe.answersMs !== null && window.benchProbe.firstRowMs !== null)
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
