import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { freemem } from 'node:os'
import { join } from 'node:path'

const inMemory = '/dev/shm'
const prefix = 'partner-desk-'
const enough = 6 * 1024 ** 3

/**
 * From here on temporary files of this process and of those that it starts lie in memory, where there is room for
 * them: the databases of tests, of a thousand files each, are copied in a quarter of the time, and never wait for a
 * disk. Removed when this process ends.
 */
export function keepTemporaryFilesInMemory() {
  if (process.env.TMPDIR || !existsSync(inMemory)) return
  removeLeftFolders()
  const { bavail, bsize } = statfsSync(inMemory)
  if (bavail * bsize < enough || freemem() < enough) return
  const folder = mkdtempSync(join(inMemory, `${prefix}${process.pid}-`))
  // PostgreSQL servers run as an account of their own.
  chmodSync(folder, 0o755)
  process.env.TMPDIR = folder
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
}

/** Of runs that were killed. */
function removeLeftFolders() {
  for (const name of readdirSync(inMemory)) {
    const pid = name.startsWith(prefix) && Number.parseInt(name.slice(prefix.length), 10)
    if (pid && !existsSync(`/proc/${pid}`)) rmSync(join(inMemory, name), { recursive: true, force: true })
  }
}
