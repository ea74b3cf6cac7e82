import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sandboxUrl } from '../lib/commands/desk-environment.mjs'
import { findFreePort } from '../lib/commands/ports.mjs'
import type { Role } from './people'

/** Each worker has a desk and a sandbox of its own, so that one test's faults never reach another test. */
export type Desk = {
  port: number
  url: string
  sandboxPort: number
  sandboxUrl: string
  dataDir: string
  /** Everything the server wrote, every log line included. */
  logFile: string
}

export const resultsDir = fileURLToPath(new URL('./results', import.meta.url))
const deskCount = process.env.E2E_WORKERS === '1' ? 1 : 2

/** Chosen once by the process that reads the configuration first; the workers inherit the choice. */
process.env.E2E_DESKS ??= JSON.stringify(await prepareDesks())
export const desks: Desk[] = JSON.parse(process.env.E2E_DESKS)

/** The desk of the worker that asks. */
export function deskOf({ parallelIndex }: { parallelIndex: number }): Desk {
  const desk = desks[parallelIndex]
  if (!desk) throw new Error(`There are ${desks.length} desks to test on: no more workers than that.`)
  return desk
}

/** Where the setup keeps the session of a role on a desk. */
export const sessionFile = (desk: Desk, role: Role) => join(resultsDir, 'sessions', `${role}-${desk.port}.json`)

async function prepareDesks() {
  mkdirSync(resultsDir, { recursive: true })
  const data = mkdtempSync(join(tmpdir(), 'partner-desk-e2e-'))
  process.once('exit', () => rmSync(data, { recursive: true, force: true }))
  const prepared: Desk[] = []
  for (let index = 0; index < deskCount; index += 1) {
    const last = prepared[index - 1]
    const port = await findFreePort(last ? last.port + 1 : 3210)
    const sandboxPort = await findFreePort(last ? last.sandboxPort + 1 : 4210)
    prepared.push({
      port,
      url: `http://localhost:${port}`,
      sandboxPort,
      sandboxUrl: sandboxUrl(sandboxPort),
      dataDir: join(data, `desk-${index + 1}`),
      logFile: join(resultsDir, `desk-${index + 1}.log`),
    })
  }
  return prepared
}
