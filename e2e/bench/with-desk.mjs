import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deskEnvironment, sandboxEnvironment } from '../../lib/commands/desk-environment.mjs'
import { findFreePort } from '../../lib/commands/ports.mjs'
import { inRoot } from '../../lib/commands/root.mjs'
import { deskServer, sandboxServer } from '../../lib/commands/servers.mjs'
import { partnerLatencyMs } from './load-report.mjs'
import { startPostgres } from './start-postgres.mjs'
import { withServers } from './with-servers.mjs'

/**
 * The built desk with a sandbox and, if chosen, its own PostgreSQL server; all of them end with the work. `more`:
 * variables of the desk, `partner`: of the sandbox. `imported`: a module that runs inside the desk.
 */
export async function withDesk({ store = 'embedded', more = {}, partner = {}, imported = null }, signal, work) {
  const dataDir = mkdtempSync(join(tmpdir(), 'partner-desk-load-'))
  const postgres = store === 'postgresql' ? await startPostgres() : null
  try {
    const port = await findFreePort(3610)
    const sandboxPort = await findFreePort(4610)
    const env = await deskEnvironment({ port, sandboxPort, dataDir, secret: 'the-bench-signs-its-sessions-with-this' })
    const sandboxEnv = sandboxEnvironment(sandboxPort, { SANDBOX_LATENCY_MS: String(partnerLatencyMs), ...partner })
    const log = (name) => inRoot('.data', `bench-load-${name}.log`)
    const desk = deskServer({ ...env, ...more, ...(postgres && { DATABASE_URL: postgres.url }) }, log('desk'))
    if (imported) desk.args = ['--import', imported, ...desk.args]
    return await withServers([sandboxServer(sandboxEnv, log('sandbox')), desk], signal, ([sandbox, desk]) =>
      work({ sandbox, desk, url: env.APP_URL }),
    )
  } finally {
    await postgres?.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
