import { existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { backupName } from './backup-files'

/** Puts a copy in the store's place, or leaves everything as it was. Returns the path of the replaced store. */
export function replaceStore(directory: string, draft: string, now: Date): string | null {
  const folder = join(directory, 'postgres')
  const generation = join(directory, 'generation')
  const stamp = backupName(now).slice('desk-'.length, -'.tar.gz'.length)
  const kept = existsSync(folder) ? join(directory, `postgres.before-restore-${stamp}`) : null
  const setAside = existsSync(generation) ? join(directory, 'generation.before-restore') : null
  const undo: (() => void)[] = []
  const move = (from: string, to: string) => {
    renameSync(from, to)
    undo.unshift(() => renameSync(to, from))
  }
  try {
    // Comes first: without this file the desk holds the backup's unsent writes, as they may have been sent since
    // (lib/dispatch/README.md).
    if (setAside) move(generation, setAside)
    if (kept) move(folder, kept)
    renameSync(draft, folder)
  } catch (error) {
    for (const step of undo) step()
    throw error
  }
  if (setAside) rmSync(setAside, { force: true })
  return kept
}
