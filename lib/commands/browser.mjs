import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'

/** Thrown when a browser chosen by a variable does not start. */
export class BrowserFault extends Error {}

const flags = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
  '--disable-gpu',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]
const usualPlaces = ['/usr/bin/chromium', '/usr/bin/google-chrome', '/usr/bin/chromium-browser']

/** The launch options of the first browser that starts, or null. Decided once: a test run's processes inherit it. */
export async function findBrowser(order = ['system', 'packed']) {
  const chosen = process.env.E2E_BROWSER ? JSON.parse(process.env.E2E_BROWSER) : await chooseBrowser(order)
  if (!chosen) return null
  process.env.E2E_BROWSER = JSON.stringify(chosen)
  return withWholeEnvironment(chosen)
}

/** For tests: a full Chromium also draws its own windows and uses three times the CPU of a headless shell. */
export const shellFirst = ['shell', 'packed', 'system']

/** E2E_BROWSER_CHOICE names one of the kinds, CHROMIUM_PATH any browser. */
async function chooseBrowser(order) {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    const browser = { executablePath: named, args: flags }
    const fault = await startFault(browser)
    if (fault) throw new BrowserFault(`CHROMIUM_PATH names a browser that does not start: ${named} (${fault})`)
    return browser
  }
  const choice = process.env.E2E_BROWSER_CHOICE
  if (choice && !(choice in kinds))
    throw new BrowserFault(`E2E_BROWSER_CHOICE is one of ${Object.keys(kinds).join(', ')}, not "${choice}"`)
  for (const kind of choice ? [choice] : order) {
    const browser = await kinds[kind]()
    if (browser) return browser
  }
  if (choice) throw new BrowserFault(`E2E_BROWSER_CHOICE asks for "${choice}", of which none starts here`)
  return null
}

/** Each returns a browser that starts, or null. */
const kinds = {
  // Without a path Playwright uses the shell that it installed, see "npx playwright install chromium --only-shell".
  shell: () => firstThatStarts([{ args: flags }]),
  packed: async () => firstThatStarts([await unpackChromium().catch(() => null)]),
  system: () =>
    firstThatStarts(
      [chromium.executablePath(), ...usualPlaces]
        .filter((path) => existsSync(path))
        .map((executablePath) => ({ executablePath, args: flags })),
    ),
}

async function firstThatStarts(browsers) {
  for (const browser of browsers) if (browser && !(await startFault(browser))) return browser
  return null
}

const withWholeEnvironment = (browser) => ({ ...browser, env: { ...process.env, ...browser.env } })

/** Why a browser cannot show a page with a field, in one line, or null when it can. */
async function startFault(browser) {
  try {
    const running = await chromium.launch({ ...withWholeEnvironment(browser), timeout: 30_000 })
    try {
      const page = await running.newPage()
      await page.setContent('<label>Name <input value="Zoë 李 عمر"></label>')
      await page.getByLabel('Name').click({ timeout: 10_000 })
      await page.screenshot({ timeout: 10_000 })
      return null
    } finally {
      await running.close()
    }
  } catch (error) {
    return String(error.message).split('\n')[0]
  }
}

/** The Chromium packed in an npm package, for Linux x64 without root; it brings its libraries and fonts. */
async function unpackChromium() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null
  const folder = join(writableCache(), 'packed-chromium')
  if (!existsSync(join(folder, 'chromium'))) {
    // A folder without the program would block unpacking for good.
    rmSync(folder, { recursive: true, force: true })
    const unfinished = `${folder}-${process.pid}`
    mkdirSync(unfinished, { recursive: true })
    await unpackInto(unfinished)
    writeFileSync(join(unfinished, 'fonts', 'fonts.conf'), fontSettings(folder))
    moveUnlessThere(unfinished, folder)
  }
  return {
    executablePath: join(folder, 'chromium'),
    args: [...flags, '--no-sandbox', '--no-zygote', '--disable-dev-shm-usage'],
    env: { LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'), FONTCONFIG_PATH: join(folder, 'fonts') },
  }
}

/**
 * The package unpacks into the temporary folder, with extra files on AWS, and changes the environment, which is
 * restored afterwards.
 */
async function unpackInto(folder) {
  const before = { ...process.env }
  Object.assign(process.env, { TMPDIR: folder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' })
  try {
    const { default: packed } = await import('@sparticuz/chromium')
    await packed.executablePath()
  } finally {
    for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name]
    Object.assign(process.env, before)
  }
}

/** The package's own settings name /tmp/fonts; without any font Chromium starts, then breaks on a page with a field. */
const fontSettings = (folder) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(folder, 'fonts')}</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${join(folder, 'fonts-cache')}</cachedir>
</fontconfig>
`

function moveUnlessThere(from, to) {
  try {
    renameSync(from, to)
  } catch (error) {
    rmSync(from, { recursive: true, force: true })
    if (!existsSync(to)) throw error
  }
}

function writableCache() {
  const beside = fileURLToPath(new URL('../../node_modules/.cache/partner-desk/', import.meta.url))
  try {
    mkdirSync(beside, { recursive: true })
    mkdirSync(join(beside, `probe-${process.pid}`))
    rmSync(join(beside, `probe-${process.pid}`), { recursive: true })
    return beside
  } catch {
    return join(tmpdir(), `partner-desk-${process.getuid()}`)
  }
}
