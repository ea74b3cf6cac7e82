import { chmodSync, existsSync, lstatSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { freemem } from 'node:os'
import { join } from 'node:path'

const inMemory = '/dev/shm'
const prefix = 'partner-desk-'
const enough = 6 * 1024 ** 3

/**
 * Keeps the temporary files of this process and its children in memory, if there is enough: test databases, of a
 * thousand files each, are copied in a quarter of the time and never wait for a disk. Removed when this process ends.
 */
export function keepTemporaryFilesInMemory() {
  if (process.env.TMPDIR || !existsSync(inMemory)) return
  removeLeftFolders()
  const { bavail, bsize } = statfsSync(inMemory)
  if (bavail * bsize < enough || freemem() < enough) return
  const folder = mkdtempSync(join(inMemory, `${prefix}${process.pid}-`))
  // PostgreSQL servers run under a separate account.
  chmodSync(folder, 0o755)
  process.env.TMPDIR = folder
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
}

/** Removes this user's folders of runs that were killed. */
function removeLeftFolders() {
  for (const name of readdirSync(inMemory)) {
    const pid = name.startsWith(prefix) && Number.parseInt(name.slice(prefix.length), 10)
    const folder = join(inMemory, name)
    if (pid && !existsSync(`/proc/${pid}`) && isOurs(folder)) rmSync(folder, { recursive: true, force: true })
  }
}

/** Returns whether this user owns it; false if it is gone. */
const isOurs = (folder) => lstatSync(folder, { throwIfNoEntry: false })?.uid === process.getuid?.()
