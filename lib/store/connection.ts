import 'server-only'
import { Socket } from 'node:net'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { Pool, type PoolConfig } from 'pg'
import { config } from '@/lib/runtime/config'
import { log } from '@/lib/runtime/log'
import { isBackground } from '@/lib/runtime/request-context'
import { singleton } from '@/lib/runtime/singleton'
import { closeToOthers } from './close-to-others'
import { createDatabase } from './create-database'
import { lockDirectory } from './directory-lock'
import { checkDataDirectory } from './embedded/check-folder'
import { openEmbedded } from './embedded/open-embedded'
import { createListener, type Listen } from './listen'
import { migrateEmbeddedStore, migrateServerStore } from './migrate-store'

/** PostgreSQL, embedded or on a server: same tables, same SQL. Timestamps are `Date`s. */
export type Store = PgDatabase<PgQueryResultHKT>

type Open = {
  database: Store
  /** The same database for background work: on the embedded store its queries run after all others. */
  background: Store
  /** The same database for statements that may take minutes. */
  patient: Store
  listen: Listen
  isHearing: () => boolean
  isShared: boolean
  /** Set only for the embedded store: what backups and upkeep work on. */
  embedded: { pool: Pool; folder: string } | null
  close(): Promise<void>
}

const state = singleton<{ opening: Promise<Open> | null; open: Open | null }>('store', () => ({
  opening: null,
  open: null,
}))

/**
 * Opens and migrates this process's only store; later calls return the same one. Throws `DirectoryInUseError` and
 * driver errors.
 */
export async function openStore(): Promise<Store> {
  if (process.env.NEXT_PHASE === 'phase-production-build')
    throw new Error('The store was asked for during the build. Read the request (headers, cookies) before the store.')
  state.opening ??= open().catch((error: unknown) => {
    state.opening = null
    throw error
  })
  state.open = await state.opening
  return state.open.database
}

/** The open store. Throws before `openStore` has finished: instrumentation opens it before the first request. */
export function store(): Store {
  if (!state.open) throw new Error('The store is not open.')
  return isBackground() ? state.open.background : state.open.database
}

/** The open store for statements that may take minutes, such as creating an index. Throws like `store`. */
export function patientStore(): Store {
  if (!state.open) throw new Error('The store is not open.')
  return state.open.patient
}

/** The open store, or null while there is none. */
export function openedStore(): Store | null {
  return state.open?.database ?? null
}

/** Closes the store and releases the directory; does nothing when it is not open. */
export async function closeStore(): Promise<void> {
  const opening = state.opening
  state.opening = null
  state.open = null
  await (await opening?.catch(() => null))?.close()
}

/** Listens on the channel for notifications from any process (NOTIFY) until the store is closed. */
export function listenToStore(channel: string, onSaid: (payload: string) => void): Promise<void> {
  if (!state.open) throw new Error('The store is not open.')
  return state.open.listen(channel, onSaid)
}

/** Whether notifications arrive: false while the listening connection is broken. */
export function isHearingStore(): boolean {
  return state.open?.isHearing() ?? false
}

/** Whether other servers may use the same store. */
export function isStoreShared(): boolean {
  return state.open?.isShared ?? false
}

/** The open embedded store; null when the store is a PostgreSQL server. */
export function embeddedStore(): Open['embedded'] {
  return state.open?.embedded ?? null
}

function open(): Promise<Open> {
  const { url, directory } = config().store
  return url ? openServer(url) : openDirectory(directory)
}

const statementTimeoutMs = 30_000
/** The server ends statements before; unused connections are closed after seconds. So one this quiet is broken. */
const maxSilenceMs = statementTimeoutMs + 15_000

async function openServer(connectionString: string): Promise<Open> {
  const patientPool = createPool({ connectionString, max: 1 })
  try {
    await migrateServerStore(patientPool)
  } catch (error) {
    await patientPool.end()
    throw new Error('The PostgreSQL server of DATABASE_URL cannot be used', { cause: error })
  }
  const pool = createPool({
    connectionString,
    max: 10,
    statement_timeout: statementTimeoutMs,
    stream: () => createSocketWithTimeout(),
  })
  const listener = createListener({ connectionString })
  const database = createDatabase(pool)
  return {
    database,
    background: database,
    patient: createDatabase(patientPool),
    listen: listener.listen,
    isHearing: listener.isHearing,
    isShared: true,
    embedded: null,
    async close() {
      await listener.close()
      await Promise.all([pool.end(), patientPool.end()])
    },
  }
}

function createPool(settings: PoolConfig): Pool {
  const pool = new Pool({
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 30_000,
    application_name: 'partner-desk',
    ...settings,
  })
  // A connection that breaks, idle or between two statements of a transaction, would otherwise end the process.
  pool.on('error', (error) => log.warn({ err: error }, 'an idle database connection broke'))
  pool.on('connect', (client) => {
    client.on('error', (error) => log.warn({ err: error }, 'a database connection broke'))
  })
  return pool
}

/** The kernel keeps sending to a machine that vanished for about 15 minutes; this gives up after `maxSilenceMs`. */
function createSocketWithTimeout(): Socket {
  const socket = new Socket()
  socket.setTimeout(maxSilenceMs, () => socket.destroy(newSilenceError()))
  return socket
}

/** With the code that the kernel would give in the end: so it counts as an unreachable database (store-away.ts). */
const newSilenceError = () =>
  Object.assign(new Error('The database server did not answer in time'), { code: 'ETIMEDOUT' })

/** Repeated from time to time: PGlite creates more files, though in folders that are closed already. */
export function closeStoreToOthers(): void {
  const open = closeToOthers(config().store)
  if (open.length > 0)
    log.warn({ count: open.length, first: open[0] }, 'files of the store stay readable to other accounts: chmod failed')
}

async function openDirectory(directory: string): Promise<Open> {
  checkDataDirectory(directory)
  const lock = await lockDirectory(directory, {
    onLost() {
      log.fatal({ directory }, 'another process took over the data directory: stopping')
      process.exit(1)
    },
    onWaiting: (message) => log.warn(message),
  })
  closeStoreToOthers()
  try {
    const embedded = await openEmbedded(directory, (error) => {
      log.fatal({ directory, err: error }, 'the embedded database broke: stopping')
      process.exit(1)
    })
    const listener = createListener(embedded.listening)
    const close = async () => {
      await listener.close()
      await embedded.close()
      lock.release()
    }
    await migrateEmbeddedStore(embedded.pool).catch(async (error: unknown) => {
      await embedded.close()
      throw error
    })
    closeStoreToOthers()
    return {
      database: createDatabase(embedded.pool),
      background: createDatabase(embedded.background),
      patient: createDatabase(embedded.background),
      listen: listener.listen,
      isHearing: listener.isHearing,
      isShared: false,
      embedded: { pool: embedded.pool, folder: embedded.folder },
      close,
    }
  } catch (error) {
    lock.release()
    throw error
  }
}
