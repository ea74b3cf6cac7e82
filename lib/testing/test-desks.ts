import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { placeNewDatabase } from '../commands/test-database.mjs'
import { fullKey } from '../sandbox/keys'
import { type Desk, type SandboxProcess, startDesk, startSandboxProcess } from './desk-process'
import { startPostgres, type TestPostgres } from './postgres'
import { setTestEnvironment } from './test-store'

type Server = Exclude<TestPostgres, { missing: string }>

/**
 * For a test file whose desks run in their own processes: a sandbox that outlives them, and a data directory.
 * `sandbox`: the sandbox's settings; `env`: for every desk, in addition to what `start` is given. With `isEmbedded`,
 * the directory contains an empty database, so that the first desk need not spend seconds creating one.
 */
export function setUpDesks({
  sandbox: settings = {},
  env = {},
  isEmbedded = false,
}: {
  sandbox?: object
  env?: Record<string, string>
  isEmbedded?: boolean
}) {
  const directory = mkdtempSync(join(tmpdir(), 'desk-process-'))
  let sandbox: SandboxProcess
  beforeAll(async () => {
    setTestEnvironment(directory)
    if (isEmbedded) await placeNewDatabase(directory)
    sandbox = await startSandboxProcess()
    await sandbox.set(settings)
  })
  afterAll(async () => {
    await sandbox.stop()
    rmSync(directory, { recursive: true, force: true })
  })
  return {
    directory,
    get sandbox() {
      return sandbox
    },
    start: (more: Record<string, string> = {}): Promise<Desk> =>
      startDesk({
        PARTNER_API_URL: sandbox.url,
        PARTNER_API_KEY: fullKey.secret,
        PARTNER_CEILING_SECONDS: '1',
        ...env,
        ...more,
      }),
  }
}

/** A PostgreSQL server for a test file. The returned function skips the test if no server is available. */
export function setUpPostgres(notTested: string): (skip: (reason: string) => never) => Server {
  let postgres: TestPostgres
  beforeAll(async () => {
    postgres = await startPostgres()
    if ('missing' in postgres) console.warn(`NOT TESTED: ${notTested}. ${postgres.missing}`)
  }, 240_000)
  afterAll(async () => {
    if ('stop' in postgres) await postgres.stop()
  })
  return (skip) => ('missing' in postgres ? skip(postgres.missing) : postgres)
}
