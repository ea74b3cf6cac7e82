import { existsSync } from 'node:fs'
import { BrowserFault, findBrowser, shellFirst } from './browser.mjs'
import { quietStep, run, runTool } from './run.mjs'

const fiveMinutesMs = 300_000

/** Installs a browser for the browser tests if none starts; prints one line when none can be installed. */
export async function makeBrowserAvailable() {
  try {
    if (await findBrowser(shellFirst)) return true
  } catch (error) {
    if (!(error instanceof BrowserFault)) throw error
    console.error(error.message)
    return false
  }
  for (const { title, work } of waysToInstall()) {
    await quietStep(title, work)
    if (await findBrowser(shellFirst)) return true
  }
  console.error(
    'No browser for the tests: install Chromium or Chrome and name it, CHROMIUM_PATH=/path/to/chromium npm test',
  )
  return false
}

function waysToInstall() {
  const options = { isQuiet: true, timeoutMs: fiveMinutesMs }
  const playwright = () =>
    runTool('@playwright/test', ['install', 'chromium', '--only-shell'], { program: 'playwright', ...options })
  const debian = () => run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], options)
  const isRootOnDebian = process.getuid?.() === 0 && existsSync('/etc/debian_version')
  return [
    { title: 'Installing a browser (playwright install chromium --only-shell)', work: playwright },
    ...(isRootOnDebian ? [{ title: 'Installing a browser (apt-get install chromium)', work: debian }] : []),
  ]
}
