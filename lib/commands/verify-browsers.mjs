import { findOtherBrowsers } from './other-browsers.mjs'
import { otherBrowserChecks, runChecks } from './steps.mjs'

/** Runs e2e/browsers in every installed browser besides Chromium; fails when there is none. */
export async function verifyBrowsers() {
  const browsers = findOtherBrowsers()
  if (!browsers) {
    console.error('No other browser is installed: nothing was checked.')
    return false
  }
  // Read by e2e/browsers/stage.ts.
  process.env.OTHER_BROWSERS = JSON.stringify(browsers)
  return runChecks(otherBrowserChecks)
}
