import 'server-only'
import type { Pool } from 'pg'
import { config } from '@/lib/runtime/config'
import { onStop } from '@/lib/runtime/lifecycle'
import { log } from '@/lib/runtime/log'
import { singleton } from '@/lib/runtime/singleton'
import { trackInFlight } from '@/lib/runtime/track-in-flight'
import { closeStoreToOthers, embeddedStore } from '@/lib/store/connection'
import { isAhead, listBackups } from './backup-files'
import { makeBackup } from './make-backup'

const everyMs = 5 * 60_000
const dayMs = 24 * 60 * 60_000
/** How long to wait before retrying a failed backup. */
const retryMs = 60 * 60_000

type LastBackup = { succeededAt: Date | null; failedAt: Date | null }
const last = singleton<LastBackup>('last-backup', () => ({ succeededAt: null, failedAt: null }))

/** When the last backup was made, possibly by an earlier process, and when one last failed in this process. */
export function lastBackup(): Readonly<LastBackup> {
  return last
}

/** The embedded PostgreSQL does no upkeep of its own: shortens its log and, once a day, vacuums and backs it up. */
export function startUpkeep(): void {
  if (!embeddedStore()) return
  const { backups, backupsKept } = config().store
  if (backupsKept === 0) log.warn('backups of the embedded database are off: BACKUP_KEEP is 0')
  // Otherwise the age of the newest would be reported for ever, as if the next one were late.
  else noteEarlierBackups(backups)
  let isRunning = false
  const timer = setInterval(async () => {
    if (isRunning) return
    isRunning = true
    await trackInFlight(() => keepUp(backups, backupsKept))
    isRunning = false
  }, everyMs)
  timer.unref()
  onStop(() => clearInterval(timer))
}

function noteEarlierBackups(directory: string): void {
  try {
    findNewest(directory, new Date())
    const ahead = listBackups(directory).find((backup) => isAhead(backup, new Date()))
    if (ahead)
      log.warn({ file: ahead.file }, 'a backup is dated in the future: it is neither counted nor removed until then')
  } catch (error) {
    log.error({ err: error, directory }, 'the backups of the store could not be listed')
  }
}

/** Runs one round, in this order: a checkpoint during a backup would remove the log that it needs. */
export async function keepUp(directory: string, keep: number, now = new Date()): Promise<void> {
  const store = embeddedStore()
  if (!store) return
  try {
    await shortenLog(store.pool)
    closeStoreToOthers()
    if (keep === 0 || !isDue(directory, now)) return
    await vacuumTables(store.pool)
    const startedAt = performance.now()
    const { file, bytes } = await makeBackup({ ...store, directory, keep, now })
    last.succeededAt = now
    log.info({ file, bytes, durationMs: Math.round(performance.now() - startedAt) }, 'the store was backed up')
  } catch (error) {
    last.failedAt = now
    log.error({ err: error, directory }, 'the store could not be backed up')
  }
}

function isDue(directory: string, now: Date): boolean {
  const newest = findNewest(directory, now)
  const isOld = newest === null || now.getTime() - newest.getTime() >= dayMs
  return isOld && (last.failedAt === null || now.getTime() - last.failedAt.getTime() >= retryMs)
}

/** Also remembers it as the last backup, for a process that has just started. */
function findNewest(directory: string, now: Date): Date | null {
  const newest = listBackups(directory).find((backup) => !isAhead(backup, now))?.at ?? null
  if (newest && (!last.succeededAt || newest > last.succeededAt)) last.succeededAt = newest
  return newest
}

/** Segments of 16 MB each. */
const maxSegments = 8

/**
 * Run as a single process, PostgreSQL makes no checkpoints of its own and keeps the log since the last one.
 */
async function shortenLog(pool: Pool): Promise<void> {
  const { rows } = await pool.query('select count(*)::int as segments from pg_ls_waldir()')
  if (rows[0].segments > maxSegments) await pool.query('checkpoint')
}

/** Vacuums one table at a time, since each vacuum blocks other queries. There is no autovacuum. */
async function vacuumTables(pool: Pool): Promise<void> {
  const { rows } = await pool.query("select tablename as name from pg_tables where schemaname = 'public'")
  for (const { name } of rows) await pool.query(`vacuum (analyze) "${name}"`)
}
