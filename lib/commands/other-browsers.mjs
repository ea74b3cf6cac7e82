import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/**
 * The installed browsers besides Chromium, for e2e/browsers; prints what to install for missing ones. Null when none
 * is installed.
 */
export function findOtherBrowsers() {
  const firefox = findProgram('firefox-esr', 'firefox')
  const webkit = findWebKit()
  if (!firefox) console.log('Firefox is not installed, so it is left out. On Debian: apt-get install firefox-esr')
  if (!webkit)
    console.log('WebKit is not installed, so it is left out. On Debian: apt-get install webkit2gtk-driver xvfb')
  return firefox || webkit ? { firefox, webkit } : null
}

/** Its windows need a display: a virtual one (Xvfb) if installed, else the current user's. */
function findWebKit() {
  const driver = findProgram('WebKitWebDriver')
  const browser = findMiniBrowser()
  const display = findProgram('Xvfb')
  return driver && browser && (display || process.env.DISPLAY) ? { driver, browser, display } : null
}

/** It comes with the driver and sits beside WebKit's own processes: /usr/lib/x86_64-linux-gnu/webkit2gtk-4.1. */
function findMiniBrowser() {
  for (const folder of ['/usr/lib', ...foldersIn('/usr/lib').filter((path) => path.includes('-linux-'))])
    for (const version of foldersIn(folder).filter((path) => path.includes('webkit'))) {
      const path = join(version, 'MiniBrowser')
      if (existsSync(path)) return path
    }
  return null
}

const foldersIn = (path) =>
  existsSync(path)
    ? readdirSync(path, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => join(path, name))
    : []

function findProgram(...names) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync) ?? null
}
