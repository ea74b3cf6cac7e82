import { existsSync, mkdtempSync, rmdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { config } from '@/lib/runtime/config'
import { describeError } from '@/lib/runtime/describe-error'
import { scrub } from '@/lib/runtime/scrub'
import { DirectoryInUseError, lockDirectory } from '@/lib/store/directory-lock'
import { checkDataDirectory, checkFolder } from '@/lib/store/embedded/check-folder'
import { findEarlierUse, openEmbedded } from '@/lib/store/embedded/open-embedded'
import { checkMigrations, type ReadRows } from './check-migrations'
import type { CheckResult, CheckState } from './contract'

const timeoutMs = 5_000

/** `isWithoutAccounts`: the next start makes the first admin. */
type StoreCheck = { results: CheckResult[]; isWithoutAccounts: boolean }

/** Checks whether the store can be reached and accepts writes, and its migrations. Leaves it unchanged. */
export async function checkStore(): Promise<StoreCheck> {
  const { url, directory } = config().store
  try {
    return await (url ? checkServer(url) : checkDirectory(directory))
  } catch (error) {
    if (error instanceof DirectoryInUseError)
      return both('skipped', `a desk is running on ${directory}: its /api/health/ready says whether it takes writes`)
    return both('failed', passwordIssue(error) ?? scrub(describeError(error)))
  }
}

/** The driver reports a missing password as a SASL error. */
function passwordIssue(error: unknown): string | null {
  const isMissing = error instanceof Error && /SCRAM-SERVER-FIRST-MESSAGE: client password/.test(error.message)
  return isMissing ? 'the database wants a password, and DATABASE_URL has none' : null
}

async function checkServer(connectionString: string): Promise<StoreCheck> {
  const client = new Client({ connectionString, connectionTimeoutMillis: timeoutMs, query_timeout: timeoutMs })
  // When the connection breaks, the query rejects too.
  client.on('error', () => {})
  await client.connect()
  try {
    return await checkOpen('PostgreSQL', async (query) => (await client.query(query)).rows)
  } finally {
    await client.end()
  }
}

async function checkDirectory(directory: string): Promise<StoreCheck> {
  checkDataDirectory(directory)
  if (!existsSync(directory)) return firstStart(`${directory} is not there yet: the first start makes it`)
  const owner = statSync(directory).uid
  // The lock file that the check creates would belong to another user, and the desk could not read it.
  if (process.getuid && process.getuid() !== owner)
    return both('failed', `${directory} belongs to user ${owner}: run the check as that user, as the desk runs`)
  const folder = join(directory, 'postgres')
  if (!existsSync(folder)) return checkFirstStart(directory, folder)
  const lock = await lockDirectory(directory, { onLost: () => process.exit(2) })
  try {
    if (!existsSync(join(folder, 'PG_VERSION')))
      return both('failed', `${folder} is not a whole database: PG_VERSION is missing. Restore a backup`)
    const embedded = await openEmbedded(directory, (error) => {
      throw error
    })
    try {
      const client = await embedded.pool.connect()
      const checked = await checkOpen(
        'the embedded store, PostgreSQL',
        async (query) => (await client.query(query)).rows,
      )
      client.release()
      return checked
    } finally {
      await embedded.close()
    }
  } finally {
    lock.release()
  }
}

/** Takes no lock: a lock file remains, and the first start would take it for a remnant of a missing store. */
function checkFirstStart(directory: string, folder: string): StoreCheck {
  checkFolder(folder, findEarlierUse(directory))
  rmdirSync(mkdtempSync(join(directory, 'check-')))
  return firstStart(`${directory} can be written to; the first start prepares it`)
}

const firstStart = (message: string): StoreCheck => ({
  results: [
    { check: 'store', state: 'ok', message },
    { check: 'migrations', state: 'ok', message: 'the first start prepares the store' },
  ],
  isWithoutAccounts: true,
})

async function checkOpen(name: string, read: ReadRows): Promise<StoreCheck> {
  const [server] = await read(`select current_setting('server_version') as version`)
  const refusal = await tryWrite(read)
  if (refusal) return both('failed', `${name} answers but takes no writes: ${refusal}`)
  const store = { check: 'store', state: 'ok', message: `${name} ${String(server?.version)} takes writes` } as const
  return { results: [store, await checkMigrations(read)], isWithoutAccounts: !(await hasAccounts(read)) }
}

async function hasAccounts(read: ReadRows): Promise<boolean> {
  const [table] = await read(`select to_regclass('users') is not null as "isThere"`)
  return table?.isThere === true && (await read('select 1 from users limit 1')).length > 0
}

/** Creates a table and rolls back, which needs the same rights as a migration. Returns why it failed, or null. */
async function tryWrite(read: ReadRows): Promise<string | null> {
  await read('begin')
  try {
    await read('create table partner_desk_check (id integer)')
    return null
  } catch (error) {
    return scrub(describeError(error))
  } finally {
    await read('rollback')
  }
}

function both(state: CheckState, message: string): StoreCheck {
  return {
    results: [
      { check: 'store', state, message },
      { check: 'migrations', state: 'skipped', message: 'the store could not be read' },
    ],
    isWithoutAccounts: false,
  }
}
