import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { deskEnvironment } from '../../lib/commands/desk-environment.mjs'
import { findFreePort } from '../../lib/commands/ports.mjs'
import { placeNewDatabase } from '../../lib/commands/test-database.mjs'
import { baselineWasm } from '../../lib/testing/baseline-wasm'

export const builtServer = fileURLToPath(new URL('../../.next/standalone/server.js', import.meta.url))

export type BuiltDesk = Awaited<ReturnType<typeof startBuiltDesk>>

type Change = Record<string, string>

/**
 * Starts a built desk and waits until it is ready; unless `change` sets its store, on a new store that already has its
 * tables. `start` restarts it with the same environment.
 */
export async function startBuiltDesk(sandboxUrl: string, change: Change, { server = builtServer } = {}) {
  const home = mkdtempSync(join(tmpdir(), 'desk-built-'))
  const dataDir = join(home, 'data')
  if (!change.DATABASE_URL && !change.DATA_DIR) await placeNewDatabase(dataDir)
  const port = Number(change.PORT ?? (await freePort()))
  const env = {
    PATH: process.env.PATH ?? '',
    ...(await deskEnvironment({
      port,
      sandboxPort: 0,
      dataDir,
      secret: 'tests-of-the-built-desk-sign-with-this',
    })),
    PARTNER_API_URL: sandboxUrl,
    PARTNER_CEILING_SECONDS: '1',
    HOSTNAME: '127.0.0.1',
    // Tests count the requests to the partner.
    CHECK_AT_START: 'false',
    ...change,
  }
  const url = `http://127.0.0.1:${port}`
  let current = run(server, env)
  const desk = {
    port,
    url,
    output: () => current.output(),
    hasEnded: () => current.hasEnded(),
    async start() {
      current = run(server, env)
      await desk.untilReady()
    },
    async untilReady() {
      while (!(await isReady(url))) {
        if (current.hasEnded()) throw new Error(`The desk ended:\n${current.output()}`)
        await wait(50)
      }
    },
    /** Sends a signal; resolves with the exit code, or the signal that ended the process. */
    async end(signal: NodeJS.Signals) {
      current.child.kill(signal)
      return current.ended
    },
    async stop() {
      await desk.end('SIGKILL')
      rmSync(home, { recursive: true, force: true })
    },
  }
  await desk.untilReady()
  return desk
}

/** Far from the ports of other tests, and from those of desks that run at the same time. */
export const freePort = () => findFreePort(20_000 + Math.floor(Math.random() * 10_000))

function run(server: string, environment: Record<string, string>) {
  const env = { NODE_ENV: 'production' as const, ...environment }
  const child = spawn(process.execPath, [...baselineWasm, server], {
    cwd: tmpdir(),
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  process.once('exit', () => child.kill('SIGKILL'))
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
  const ended = new Promise<number | NodeJS.Signals>((resolve) =>
    child.once('close', (code, signal) => resolve(signal ?? code ?? -1)),
  )
  return { child, ended, output: () => output, hasEnded: () => child.exitCode !== null || child.signalCode !== null }
}

async function isReady(url: string): Promise<boolean> {
  const answer = await fetch(`${url}/api/health/ready`).catch(() => null)
  await answer?.body?.cancel()
  return answer?.ok ?? false
}
