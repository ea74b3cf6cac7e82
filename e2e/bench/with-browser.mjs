import { chromium } from '@playwright/test'
import { findBrowser } from '../../lib/commands/browser.mjs'

/** Starts the browser, does the work, and always closes the browser; an aborted `signal` closes it at once. */
export async function withBrowser(signal, work) {
  // By default Playwright ends this process on Ctrl-C, and the servers would outlive it.
  const leaveSignals = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false }
  const browser = await chromium.launch({ ...(await findBrowser()), ...leaveSignals })
  signal.addEventListener('abort', () => browser.close())
  try {
    return await work(browser)
  } finally {
    await browser.close()
  }
}
