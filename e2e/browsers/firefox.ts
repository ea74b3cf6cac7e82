import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { WebSocket } from 'undici'
import { asText, type Driver } from './driver'

type Answer = { id?: number; result?: unknown; error?: string; message?: string; method?: string; params?: unknown }
type LogEntry = { level: string; text: string | null; source: { context?: string } }

/** Opens a stock Firefox over WebDriver BiDi, which it supports directly: geckodriver would only pass it on. */
export async function openFirefox(program: string): Promise<Driver> {
  const home = mkdtempSync(join(tmpdir(), 'partner-desk-firefox-'))
  const downloads = join(home, 'downloads')
  mkdirSync(downloads)
  writeFileSync(join(home, 'user.js'), settings(downloads))
  const child = spawn(program, ['--headless', '--no-remote', '--profile', home, '--remote-debugging-port', '0'], {
    env: { ...process.env, HOME: home, LC_ALL: 'C.UTF-8', TZ: 'UTC' },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const end = () => child.kill('SIGKILL')
  process.once('exit', end)
  const session = await connect(await addressOf(child))
  const { capabilities } = await session.call<{ capabilities: { browserVersion: string } }>('session.new', {
    capabilities: { alwaysMatch: { unhandledPromptBehavior: { default: 'accept' } } },
  })
  const { contexts } = await session.call<{ contexts: { context: string }[] }>('browsingContext.getTree')
  const context = contexts[0]?.context
  await session.call('session.subscribe', { events: ['log.entryAdded'] })
  // The log has script and console errors, but not policy violations.
  await session.call('script.addPreloadScript', { functionDeclaration: reportViolations })
  return {
    title: `Firefox ${capabilities.browserVersion}`,
    downloads,
    goTo: (url) => session.call('browsingContext.navigate', { context, url, wait: 'complete' }),
    async run(body, given = null) {
      const answer = await session.call<{ result: { value: string }; exceptionDetails?: { text: string } }>(
        'script.callFunction',
        {
          functionDeclaration: `async (text) => ${asText(body)}`,
          arguments: [{ type: 'string', value: JSON.stringify(given) }],
          awaitPromise: true,
          target: { context },
        },
      )
      if (answer.exceptionDetails) throw new Error(answer.exceptionDetails.text)
      return JSON.parse(answer.result.value)
    },
    perform: (actions) => session.call('input.performActions', { context, actions }),
    async resize(width, height) {
      await session.call('browsingContext.setViewport', { context, viewport: { width, height } })
      return width
    },
    async screenshot() {
      const { data } = await session.call<{ data: string }>('browsingContext.captureScreenshot', { context })
      return Buffer.from(data, 'base64')
    },
    forgetCookies: () => session.call('storage.deleteCookies'),
    takeErrors: async () => session.errors.splice(0),
    async close() {
      const ended = new Promise((resolve) => child.once('close', resolve))
      await session.call('browser.close')
      await ended
      process.off('exit', end)
      rmSync(home, { recursive: true, force: true })
    },
  }
}

const reportViolations = `() => addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
  console.error('Content-Security-Policy: ' + violatedDirective + ' blocked ' + blockedURI))`

const settings = (downloads: string) =>
  Object.entries({
    'browser.download.folderList': 2,
    'browser.download.dir': downloads,
    'browser.download.always_ask_before_handling_new_types': false,
    'intl.accept_languages': 'en-US',
    'layout.css.prefers-color-scheme.content-override': 1,
  })
    .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
    .join('')

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = ''
    child.stderr?.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      const address = /WebDriver BiDi listening on (ws:\S+)/.exec(output)?.[1]
      if (address) resolve(address)
    })
    child.once('error', reject)
    child.once('close', () => reject(new Error(`Firefox ended before it could be driven:\n${output}`)))
  })
}

async function connect(address: string) {
  const socket = new WebSocket(`${address}/session`)
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', ({ error }) => reject(error))
  })
  const waiting = new Map<number, (answer: Answer) => void>()
  const errors: string[] = []
  let last = 0
  socket.addEventListener('message', ({ data }) => {
    const answer: Answer = JSON.parse(data)
    if (answer.id !== undefined) return waiting.get(answer.id)?.(answer)
    const { level, text } = answer.params as LogEntry
    if (level === 'error') errors.push(text ?? '')
  })
  socket.addEventListener('close', () => {
    for (const answer of waiting.values()) answer({ error: 'closed', message: 'Firefox has gone away' })
  })
  return {
    errors,
    async call<Result = void>(method: string, params: object = {}): Promise<Result> {
      last += 1
      const id = last
      socket.send(JSON.stringify({ id, method, params }))
      let slow: number | ReturnType<typeof setTimeout> | undefined
      const answer = await new Promise<Answer>((resolve) => {
        waiting.set(id, resolve)
        // A script is never answered if its document is left meanwhile.
        slow = setTimeout(resolve, 30_000, { error: 'timeout', message: 'Firefox did not answer' })
      })
      clearTimeout(slow)
      waiting.delete(id)
      if (answer.error !== undefined) throw new Error(`${method}: ${answer.error}: ${answer.message}`)
      return answer.result as Result
    },
  }
}
