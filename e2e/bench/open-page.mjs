const timeoutMs = 60_000

/** How much the browser's CPU is slowed down during a measurement. */
export const cpuSlowdown = 4

/**
 * Opens a target's address with an empty cache and a slowed-down CPU, runs `scripts` (`[function, argument]`) before
 * the page's own, and passes the page to `work`. Throws when the address does not answer with that page.
 */
export async function openPage(browser, { url, storageState }, { scripts, slowdown = cpuSlowdown, onPage }, work) {
  const context = await browser.newContext({ storageState, viewport: { width: 1440, height: 900 }, locale: 'en-US' })
  try {
    const page = await context.newPage()
    page.setDefaultTimeout(timeoutMs)
    for (const script of scripts) await page.addInitScript(...script)
    onPage?.(page)
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    const answer = await page.goto(url)
    if (!answer?.ok() || page.url() !== url) throw new Error(`${url} led to ${page.url()} (${answer?.status()}).`)
    return await work({ page, devtools, answer })
  } finally {
    await context.close()
  }
}
