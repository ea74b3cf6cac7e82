import 'server-only'
import { constants, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import type { Pool } from 'pg'
import { type ArchiveEntry, readArchive, readFully, sumOf, writeArchive } from './archive'
import { type BackupFile, backupName, listBackups, type Manifest, manifestName, rotateBackups } from './backup-files'
import { countRows } from './count-rows'

type Options = { pool: Pool; folder: string; directory: string; keep: number; now?: Date }

/**
 * Copies the embedded store while it is in use, as PostgreSQL's base backups do: the files as they are, and the
 * write-ahead log that makes them consistent. The backup gets its name once it is complete, on disk and verified.
 */
export async function makeBackup({ pool, folder, directory, keep, now = new Date() }: Options): Promise<BackupFile> {
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  rotateBackups(directory, keep, now)
  const name = backupName(now)
  const file = join(/* turbopackIgnore: true */ directory, name)
  const partial = `${file}.partial`
  try {
    const sums = new Map<string, string>()
    await writeArchive(partial, entriesOf(pool, folder, now, sums), sums)
    await verify(partial, sums)
    renameSync(partial, file)
    await syncDirectory(directory)
  } catch (error) {
    rmSync(partial, { force: true })
    throw error
  }
  rotateBackups(directory, keep, now)
  const made = listBackups(directory).find((backup) => backup.name === name)
  if (!made) throw new Error(`The backup ${file} is gone`)
  return made
}

async function* entriesOf(
  pool: Pool,
  folder: string,
  at: Date,
  sums: ReadonlyMap<string, string>,
): AsyncGenerator<ArchiveEntry> {
  const text = (path: string, content: string) => {
    const bytes = Buffer.from(content)
    return { path, size: bytes.length, content: one(bytes) }
  }
  const started = await pool.query("select pg_walfile_name(pg_backup_start('partner-desk', true)) as segment")
  let isStopped = false
  try {
    for (const path of pathsOf(folder)) yield* entryOf(folder, path)
    const { label, last, rows } = await stop(pool)
    isStopped = true
    const first: string = started.rows[0].segment
    for (const segment of readdirSync(join(folder, 'pg_wal')).sort())
      if (segment >= first && segment <= last && segment.length === 24) yield* entryOf(folder, `pg_wal/${segment}`)
    yield text('backup_label', label)
    const manifest: Manifest = { at: at.toISOString(), rows, files: Object.fromEntries(sums) }
    yield text(manifestName, JSON.stringify(manifest))
  } finally {
    if (!isStopped) await pool.query('select pg_backup_stop(false)')
  }
}

/** Uses one connection and one transaction, so that nothing is written between the count and the backup's end. */
async function stop(pool: Pool): Promise<{ label: string; last: string; rows: Manifest['rows'] }> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const rows = await countRows(client)
    const { rows: stopped } = await client.query(
      'select labelfile as label, pg_walfile_name(lsn) as last from pg_backup_stop(false)',
    )
    await client.query('commit')
    return { ...stopped[0], rows }
  } catch (error) {
    // The embedded store serves nobody else until the transaction has ended.
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

/** Leaves out what a base backup leaves out: the log, caches, and files of a running server. */
function pathsOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !/^pg_wal\/|^postmaster\.|pg_internal\.init$|^base\/pgsql_tmp|^backup_label/.test(path))
    .sort()
}

async function* entryOf(folder: string, path: string): AsyncGenerator<ArchiveEntry> {
  const file = join(/* turbopackIgnore: true */ folder, path)
  const stats = statSync(file, { throwIfNoEntry: false })
  // The file of a table dropped meanwhile: replaying the log drops it too.
  if (!stats) return
  if (stats.isDirectory()) yield { path: `${path}/`, size: 0, content: none() }
  else yield { path, size: stats.size, content: readFully(file, stats.size) }
}

async function* none(): AsyncGenerator<Buffer> {}
async function* one(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes
}

async function verify(file: string, sums: ReadonlyMap<string, string>): Promise<void> {
  const left = new Set(sums.keys())
  for await (const { path, content } of readArchive(file)) {
    if ((await sumOf(content)) !== sums.get(path)) throw new Error(`The backup reads back differently: ${path}`)
    left.delete(path)
  }
  if (left.size > 0) throw new Error(`The backup lacks ${left.size} files when it is read back`)
}

async function syncDirectory(directory: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(directory, constants.O_RDONLY)
  await handle.sync().finally(() => handle.close())
}
