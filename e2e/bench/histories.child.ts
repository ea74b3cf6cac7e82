import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { playHistory } from '../../lib/testing/crash-history'
import type { GroupDatabase } from '../../lib/testing/desk-group'
import { startSandboxProcess } from '../../lib/testing/desk-process'
import { startPostgres } from '../../lib/testing/postgres'
import { setTestEnvironment } from '../../lib/testing/test-store'

/** Plays the histories of the given seeds, odd ones on PostgreSQL; prints a line of JSON for each. */
const seeds = process.argv.slice(2).map(Number)
const directory = mkdtempSync(join(tmpdir(), 'desk-histories-'))
setTestEnvironment(directory)
// Each desk that is started and killed adds a listener for the end of this process.
process.setMaxListeners(0)
const sandbox = await startSandboxProcess()
const postgres = seeds.some(isOnPostgres) ? await startPostgres() : null
if (postgres && 'missing' in postgres) throw new Error(postgres.missing)
// A stopped bench must leave no server behind.
process.once('SIGTERM', () => void leave(1))
try {
  for (const seed of seeds) {
    const report = await (isOnPostgres(seed) && postgres
      ? onDatabase(postgres.url, seed)
      : playHistory(seed, sandbox, null))
    console.log(`result ${JSON.stringify(report)}`)
  }
  await leave(0)
} catch (error) {
  console.error(error)
  await leave(1)
}

async function leave(code: number) {
  await sandbox.stop()
  if (postgres && 'stop' in postgres) await postgres.stop()
  rmSync(directory, { recursive: true, force: true })
  process.exit(code)
}

function isOnPostgres(seed: number): boolean {
  return seed % 2 === 1
}

async function onDatabase(serverUrl: string, seed: number) {
  const name = `history_${randomUUID().replaceAll('-', '')}`
  await query(serverUrl, `create database ${name}`)
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  const database: GroupDatabase = {
    url: url.href,
    breakConnections: () =>
      query(
        serverUrl,
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}' and application_name like 'partner-desk%'`,
      ),
    expireLeases: () => query(url.href, 'update dispatches set lease_until = now() where lease_until is not null'),
  }
  try {
    return await playHistory(seed, sandbox, database)
  } finally {
    await query(serverUrl, `drop database ${name} with (force)`)
  }
}

async function query(connectionString: string, statement: string): Promise<void> {
  const client = new Client({ connectionString })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}
