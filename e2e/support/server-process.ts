import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { deskEnvironment } from '../../lib/commands/desk-environment.mjs'
import { findFreePort } from '../../lib/commands/ports.mjs'
import { placeNewDatabase } from '../../lib/commands/test-database.mjs'
import { baselineWasm } from '../../lib/testing/baseline-wasm'
import { test as base, expect } from '../fixtures'
import { SignInPage } from '../pages/sign-in'
import type { Desk } from './desks'
import { people } from './people'

const standalone = fileURLToPath(new URL('../../.next/standalone', import.meta.url))

/** A separate desk, started from a copied folder, that tests may stop and kill. */
export class ServerProcess {
  readonly #child: ChildProcess
  output = ''
  readonly ended: Promise<number | NodeJS.Signals>

  constructor(
    readonly url: string,
    folder: string,
    environment: Record<string, string>,
  ) {
    const env = { PATH: process.env.PATH ?? '', NODE_ENV: 'production' as const, ...environment }
    this.#child = spawn(process.execPath, [...baselineWasm, join(folder, 'server.js')], {
      cwd: tmpdir(),
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    for (const stream of [this.#child.stdout, this.#child.stderr])
      stream?.on('data', (chunk: Buffer) => {
        this.output += chunk.toString()
      })
    this.ended = new Promise((resolve) => this.#child.once('close', (code, signal) => resolve(signal ?? code ?? -1)))
  }

  async untilReady() {
    await expect(async () => {
      const answer = await fetch(`${this.url}/api/health/ready`)
      expect(answer.status).toBe(200)
    }).toPass()
  }

  send(signal: NodeJS.Signals) {
    this.#child.kill(signal)
  }
}

/** Differences from the usual environment; a function if they depend on the desk's own address. */
type Change = Record<string, string> | ((url: string) => Promise<Record<string, string>>)
type Start = (change?: Change) => Promise<ServerProcess>

type Fixtures = {
  /** Starts servers on the same data folder and port, with this worker's sandbox as their partner. */
  startDesk: Start
  /** Starts a server and signs in the admin on a separate page, which is then on the overview. */
  startDeskAsAdmin: (change?: Change) => Promise<{ server: ServerProcess; page: Page }>
}

export const test = base.extend<Fixtures, { copiedDesk: string }>({
  copiedDesk: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants to see which fixtures it takes.
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'partner-desk-copied-'))
      cpSync(standalone, folder, { recursive: true })
      await use(folder)
      rmSync(folder, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],

  startDesk: async ({ copiedDesk, desk }, use) => {
    const home = mkdtempSync(join(tmpdir(), 'partner-desk-process-'))
    const dataDir = join(home, 'data')
    await placeNewDatabase(dataDir)
    const environment = await ownEnvironment(desk, dataDir)
    const started: ServerProcess[] = []
    await use(async (change = {}) => {
      const url = environment.APP_URL ?? ''
      const changed = typeof change === 'function' ? await change(url) : change
      const server = new ServerProcess(url, copiedDesk, { ...environment, ...changed })
      started.push(server)
      return server
    })
    for (const server of started) {
      server.send('SIGKILL')
      await server.ended
    }
    rmSync(home, { recursive: true, force: true })
  },

  startDeskAsAdmin: ({ startDesk, openPage }, use) =>
    use(async (change) => {
      const server = await startDesk(change)
      await server.untilReady()
      const page = await openPage(server.url)
      await new SignInPage(page).signInAs(people.admin)
      return { server, page }
    }),
})

async function ownEnvironment(desk: Desk, dataDir: string): Promise<Record<string, string>> {
  const port = await findFreePort(desk.port + 100)
  const environment = await deskEnvironment({
    port,
    sandboxPort: desk.sandboxPort,
    dataDir,
    secret: 'process-tests-sign-their-sessions-so',
  })
  // Tests count the requests to the partner.
  return { ...environment, CHECK_AT_START: 'false' }
}
