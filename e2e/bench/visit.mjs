import { probe } from './probe.mjs'

const cpuSlowdown = 4
const quietMs = 2000
const timeoutMs = 60_000

/** How every visit is made, for the head of a table. */
export const conditions = `Chromium at ${cpuSlowdown}x CPU slowdown, cold cache`

/**
 * Opens an address with an empty cache on a slowed-down CPU, waits until the page is calm, and hands the page, its probe and
 * its requests to `read`. Throws when the address does not answer with a page of rows.
 */
export async function visit(browser, { url, storageState }, read) {
  const context = await browser.newContext({ storageState, viewport: { width: 1440, height: 900 }, locale: 'en-US' })
  try {
    const page = await context.newPage()
    page.setDefaultTimeout(timeoutMs)
    await page.addInitScript(probe, quietMs)
    const requests = []
    page.on('requestfinished', (request) => requests.push(request))
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
    const answer = await page.goto(url)
    if (!answer?.ok() || page.url() !== url) throw new Error(`${url} led to ${page.url()} (${answer?.status()}).`)
    await page
      .waitForFunction(() => window.benchProbe.firstRowMs !== null)
      .catch(() => {
        throw new Error(`${url} showed no row within ${timeoutMs / 1000} s.`)
      })
    const { firstRowMs, longTasks } = await page.evaluate(async () => {
      await window.benchProbe.calm
      return window.benchProbe
    })
    return await read({ page, requests, firstRowMs, longTasks })
  } finally {
    await context.close()
  }
}
