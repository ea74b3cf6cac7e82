import 'server-only'
import { chmodSync, lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const ofStore = /^(?:postgres(?:\..*)?|lock\.\d+.*|generation(?:\..*)?)$/
const backup = /^desk-.*\.tar\.gz(?:\.partial)?$/

/**
 * Revokes other accounts' access, which earlier releases and PGlite (which makes files of mode 666) left open: folders
 * of the store become 700, files 600; the data and backup folders themselves, and backups, keep their group's access.
 * Returns the paths that could not be changed. Does nothing on Windows, which has no such modes.
 */
export function closeToOthers({ directory, backups }: { directory: string; backups: string }): string[] {
  if (process.platform === 'win32') return []
  const open: string[] = []
  const at = (folder: string, name: string) => join(/* turbopackIgnore: true */ folder, name)
  for (const folder of [directory, backups]) narrow(folder, 0o770, open)
  for (const name of namesIn(directory)) if (ofStore.test(name)) closeTree(at(directory, name), open)
  for (const name of namesIn(backups)) if (backup.test(name)) narrow(at(backups, name), 0o660, open)
  return open
}

function closeTree(path: string, open: string[]): void {
  const isFolder = lstatSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
  // Close a folder before its contents: from then on no other account can open files in it.
  narrow(path, isFolder ? 0o700 : 0o600, open)
  if (isFolder) for (const name of namesIn(path)) closeTree(join(/* turbopackIgnore: true */ path, name), open)
}

/** Leaves links alone, and folders that accounts share, such as /tmp. */
function narrow(path: string, most: number, open: string[]): void {
  const found = lstatSync(path, { throwIfNoEntry: false })
  if (!found || found.isSymbolicLink() || (found.mode & 0o1000) !== 0) return
  const mode = found.mode & 0o777
  if ((mode & ~most) === 0) return
  try {
    chmodSync(path, mode & most)
  } catch {
    open.push(path)
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
