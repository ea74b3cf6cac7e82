import 'server-only'
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve, sep } from 'node:path'
import { checkDataDirectory, checkFolder } from '@/lib/store/embedded/check-folder'
import { openFolder } from '@/lib/store/embedded/open-embedded'
import { lockDirectory } from '../directory-lock'
import { readArchive, sumOf } from './archive'
import { type BackupFile, type Manifest, manifestName, manifestSchema } from './backup-files'
import { countRows } from './count-rows'
import { replaceStore } from './replace-store'

type Restored = { manifest: Manifest; kept: string | null }

/**
 * Replaces the embedded store of a data directory that no desk uses with a backup; `kept` is the path of the replaced
 * store. Nothing is replaced until the copy has been opened and has the row counts that the backup states.
 */
export async function restoreBackup(backup: BackupFile, directory: string, now = new Date()): Promise<Restored> {
  checkDataDirectory(directory)
  const lock = await lockDirectory(directory, { onLost: () => process.exit(1) })
  const draft = join(directory, 'postgres.restoring')
  try {
    rmSync(draft, { recursive: true, force: true })
    const manifest = await unpackAndTest(backup, draft)
    return { manifest, kept: replaceStore(directory, draft, now) }
  } catch (error) {
    // The copy may have filled the disk that the store needs.
    rmSync(draft, { recursive: true, force: true })
    throw error
  } finally {
    lock.release()
  }
}

/** Restores a backup into a temporary folder, and removes the folder again. Throws when the backup is damaged. */
export async function testBackup(backup: BackupFile): Promise<Manifest> {
  const folder = mkdtempSync(join(tmpdir(), 'desk-restore-test-'))
  try {
    return await unpackAndTest(backup, join(folder, 'postgres'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function unpackAndTest({ name, file }: BackupFile, folder: string): Promise<Manifest> {
  const manifest = await unpack(file, folder)
  checkFolder(folder, [])
  let broken: Error | null = null
  const { pool, close } = await openFolder(folder, (error) => {
    broken = error
  })
  try {
    const rows = await countRows(pool)
    for (const table of new Set([...Object.keys(rows), ...Object.keys(manifest.rows)]))
      if (rows[table] !== manifest.rows[table])
        throw new Error(
          `${name} is damaged: ${table} has ${rows[table] ?? 'no'} rows, not ${manifest.rows[table] ?? 0}`,
        )
  } finally {
    if (!broken) await close()
  }
  return manifest
}

/** Writes the files of a backup and compares each with its SHA-256. */
async function unpack(file: string, folder: string): Promise<Manifest> {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const sums = new Map<string, string>()
  let manifest: Manifest | null = null
  for await (const { path, content } of readArchive(file)) {
    const target = resolve(folder, path)
    if (!target.startsWith(folder + sep)) throw new Error(`${file} is damaged: it names a file outside of it`)
    if (path === manifestName) manifest = manifestSchema.parse(JSON.parse(await textOf(content)))
    else if (path.endsWith('/')) {
      mkdirSync(target, { recursive: true, mode: 0o700 })
      await sumOf(content)
    } else sums.set(path, await sumOf(writing(content, target)))
  }
  if (!manifest) throw new Error(`${file} is damaged: it has no ${manifestName}`)
  for (const [path, sum] of Object.entries(manifest.files))
    if (!path.endsWith('/') && sums.get(path) !== sum) throw new Error(`${file} is damaged: ${path} is not as it was`)
  mkdirSync(join(folder, 'pg_wal'), { recursive: true, mode: 0o700 })
  if (readdirSync(join(folder, 'pg_wal')).length === 0) throw new Error(`${file} is damaged: it has no log`)
  return manifest
}

/** Yields the content while writing it to a new file, which is synced to disk at the end. */
async function* writing(content: AsyncIterable<Buffer>, target: string): AsyncGenerator<Buffer> {
  const handle = await open(target, 'wx', 0o600)
  try {
    for await (const chunk of content) {
      await handle.writeFile(chunk)
      yield chunk
    }
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function textOf(content: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of content) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}
