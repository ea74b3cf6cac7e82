import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sandboxUrl } from '../../lib/commands/desk-environment.mjs'
import { findFreePort } from '../../lib/commands/ports.mjs'
import { placeEmptyDatabase, placeNewDatabase } from '../../lib/commands/test-database.mjs'
import type { ProfileName } from '../profiles/samples'
import { selectedProfiles } from '../profiles/selected'
import type { Role } from './people'

/** Each worker has a desk and a sandbox of its own, so that one test's faults never reach another test. */
export type Desk = {
  name: string
  /** The profile of this desk's partner. */
  profile: ProfileName
  port: number
  url: string
  sandboxPort: number
  sandboxUrl: string
  dataDir: string
  /** Everything the server printed, including every log line. */
  logFile: string
}

export const resultsDir = fileURLToPath(new URL('../results', import.meta.url))
/** The number of workers, and of desks with the default profile; core tests of other profiles have one desk each. */
export const workerCount = process.env.E2E_WORKERS === '1' ? 1 : 3

/** Chosen once, by the process that first reads the configuration; the workers inherit the choice. */
process.env.E2E_DESKS ??= JSON.stringify(await prepareDesks())
export const desks: Desk[] = JSON.parse(process.env.E2E_DESKS)

/** The calling worker's desk. */
export function deskOf({ parallelIndex }: { parallelIndex: number }, profile: ProfileName): Desk {
  const candidates = desks.filter((desk) => desk.profile === profile)
  const desk = candidates[profile === 'default' ? parallelIndex : 0]
  if (!desk) throw new Error(`There are ${candidates.length} desks of this profile: no more workers than that.`)
  return desk
}

/** Where the setup stores the session of a role on a desk. */
export const sessionFile = (desk: Desk, role: Role) => join(resultsDir, 'sessions', `${role}-${desk.port}.json`)

/** The `cookie` header of that session. */
export function sessionCookie(desk: Desk, role: Role): string {
  const { cookies }: { cookies: { name: string; value: string }[] } = JSON.parse(
    readFileSync(sessionFile(desk, role), 'utf8'),
  )
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
}

async function prepareDesks() {
  mkdirSync(resultsDir, { recursive: true })
  const data = mkdtempSync(join(tmpdir(), 'partner-desk-e2e-'))
  process.once('exit', () => rmSync(data, { recursive: true, force: true }))
  const prepared: Desk[] = []
  for (const [index, profile] of selectedProfiles(workerCount).entries()) {
    const last = prepared.at(-1)
    const name = profile === 'default' ? `desk-${index + 1}` : `desk-${profile}`
    const port = await findFreePort(last ? last.port + 1 : 3210)
    const dataDir = join(data, name)
    // The first one creates its tables itself, as a new desk does.
    await (index === 0 ? placeEmptyDatabase : placeNewDatabase)(dataDir)
    const sandboxPort = await findFreePort(last ? last.sandboxPort + 1 : 4210)
    prepared.push({
      name,
      profile,
      port,
      url: `http://localhost:${port}`,
      sandboxPort,
      sandboxUrl: sandboxUrl(sandboxPort),
      dataDir,
      logFile: join(resultsDir, `${name}.log`),
    })
  }
  return prepared
}
