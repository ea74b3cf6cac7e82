import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { vi } from 'vitest'
import { findFreePort } from '../../lib/commands/ports.mjs'
import { asText, type Driver } from './driver'

/** Opens WebKitGTK's MiniBrowser over WebDriver; WebKitWebDriver 2.50 does not support BiDi. */
export async function openWebKit({ driver, browser, display }: WebKitPrograms): Promise<Driver> {
  const home = mkdtempSync(join(tmpdir(), 'partner-desk-webkit-'))
  const downloads = join(home, 'downloads')
  mkdirSync(downloads)
  mkdirSync(join(home, '.config'))
  writeFileSync(join(home, '.config', 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`)
  const screen = display ? await openDisplay(display) : null
  const port = await findFreePort(20_000 + Math.floor(Math.random() * 10_000))
  const server = spawn(driver, [`--port=${port}`], {
    env: {
      ...process.env,
      HOME: home,
      XDG_CONFIG_HOME: join(home, '.config'),
      LC_ALL: 'en_US.UTF-8',
      LANGUAGE: 'en_US',
      TZ: 'UTC',
      GTK_THEME: 'Adwaita',
      ...(screen && { DISPLAY: screen.name, GDK_BACKEND: 'x11' }),
    },
    stdio: 'ignore',
  })
  const end = () => {
    server.kill('SIGKILL')
    screen?.child.kill('SIGKILL')
  }
  process.once('exit', end)
  const origin = `http://127.0.0.1:${port}`
  await vi.waitFor(() => fetch(`${origin}/status`), { timeout: 30_000 })
  const { sessionId, capabilities } = await call<Session>(origin, 'POST', '/session', { capabilities: wanted(browser) })
  const session = `${origin}/session/${sessionId}`
  const errors: string[] = []
  const run = async <Result>(body: string, given: unknown = null): Promise<Result> => {
    const script = `const [text, done] = arguments
      const work = async () => ({ value: ${asText(body)} })
      work().catch((error) => ({ error: error + " " + error.stack })).then(done)`
    const args = [JSON.stringify(given)]
    const { value, error } = await call<Returned>(session, 'POST', '/execute/async', { script, args })
    if (value === undefined) throw new Error(error)
    return JSON.parse(value)
  }
  /** No script can run before the page's own: console errors are kept from its load on, violations all. */
  const takeErrors = async () => errors.splice(0).concat(await run<string[]>(takeKept))
  return {
    title: `WebKitGTK ${capabilities.browserVersion}`,
    downloads,
    async goTo(url) {
      errors.push(...(await takeErrors()))
      await call(session, 'POST', '/url', { url })
      await run(keepErrors)
    },
    run,
    async perform(actions) {
      await call(session, 'POST', '/actions', { actions })
      // Otherwise a wheel that turns as far as the last time is taken for one that does not move.
      await call(session, 'DELETE', '/actions')
    },
    async resize(width, height) {
      const bar = await run<number>('return outerHeight - innerHeight')
      await call(session, 'POST', '/window/rect', { width, height: height + bar })
      return run<number>('return innerWidth')
    },
    screenshot: async () => Buffer.from(await call<string>(session, 'GET', '/screenshot'), 'base64'),
    forgetCookies: () => call(session, 'DELETE', '/cookie'),
    takeErrors,
    async close() {
      await call(session, 'DELETE', '')
      end()
      process.off('exit', end)
      rmSync(home, { recursive: true, force: true })
    },
  }
}

/** `display`: the program for a virtual display (Xvfb), or null to use the existing one. */
export type WebKitPrograms = { driver: string; browser: string; display: string | null }
type Session = { sessionId: string; capabilities: { browserVersion: string } }
type Returned = { value?: string; error?: string }

const wanted = (binary: string) => ({
  alwaysMatch: { 'webkitgtk:browserOptions': { binary, args: ['--automation'] }, unhandledPromptBehavior: 'accept' },
})

const keepErrors = `
  if (window.keptErrors) return
  const kept = window.keptErrors = []
  const { error } = console
  console.error = (...said) => { kept.push(said.map(String).join(' ')); error.apply(console, said) }
  addEventListener('error', ({ message }) => kept.push(message))
  addEventListener('unhandledrejection', ({ reason }) => kept.push('Unhandled: ' + reason))
  const keepReports = (reports) => { for (const { body } of reports)
    kept.push('Content-Security-Policy: ' + body.effectiveDirective + ' blocked ' + body.blockedURL) }
  new ReportingObserver(keepReports, { types: ['csp-violation'], buffered: true }).observe()`

const takeKept = `return window.keptErrors?.splice(0) ?? []`

async function call<Result = void>(base: string, method: string, path: string, body?: object): Promise<Result> {
  const answer = await fetch(`${base}${path}`, { method, ...(body && { body: JSON.stringify(body) }) })
  const { value } = (await answer.json()) as { value: Result & { error?: string; message?: string } }
  if (!answer.ok) throw new Error(`${method} ${path}: ${value.error}: ${value.message}`)
  return value
}

/** Starts a display, which chooses a free number itself and prints it. */
function openDisplay(program: string): Promise<{ name: string; child: ChildProcess }> {
  const child = spawn(program, ['-displayfd', '1', '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  return new Promise((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => resolve({ name: `:${chunk.toString().trim()}`, child }))
    child.once('error', reject)
    child.once('close', () => reject(new Error('The display for WebKit does not start')))
  })
}
