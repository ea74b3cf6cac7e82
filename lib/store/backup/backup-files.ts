import 'server-only'
import { readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

export type BackupFile = { name: string; file: string; at: Date; bytes: number }

/** `backup.json` in a backup: when it was made, how many rows each table had, and each file's SHA-256. */
export const manifestSchema = z.object({
  at: z.iso.datetime(),
  rows: z.record(z.string(), z.number()),
  files: z.record(z.string(), z.string()),
})
export type Manifest = z.infer<typeof manifestSchema>
export const manifestName = 'backup.json'

const pattern = /^desk-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.tar\.gz$/

/** `desk-2026-11-22T03-50-00Z.tar.gz` */
export function backupName(at: Date): string {
  return `desk-${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar.gz`
}

/** Lists the complete backups in a directory, newest first; none when the directory does not exist. */
export function listBackups(directory: string): BackupFile[] {
  return namesIn(directory)
    .flatMap((name) => {
      const match = pattern.exec(name)
      if (!match) return []
      const [, day, hour, minute, second] = match
      const file = join(/* turbopackIgnore: true */ directory, name)
      return [{ name, file, at: new Date(`${day}T${hour}:${minute}:${second}Z`), bytes: statSync(file).size }]
    })
    .sort((one, other) => other.at.getTime() - one.at.getTime())
}

/** Whether a backup was made while the clock was ahead: it says nothing about how old the newest one is. */
export function isAhead({ at }: Pick<BackupFile, 'at'>, now: Date): boolean {
  return at.getTime() > now.getTime() + 5 * 60_000
}

/** Removes all backups but the newest `keep`, and unfinished ones; leaves those made while the clock was ahead. */
export function rotateBackups(directory: string, keep: number, now: Date): void {
  const old = listBackups(directory).filter((backup) => !isAhead(backup, now))
  for (const { file } of old.slice(keep)) rmSync(file)
  for (const name of namesIn(directory)) if (/^desk-.*\.partial$/.test(name)) rmSync(join(directory, name))
}

function namesIn(directory: string): string[] {
  try {
    return readdirSync(directory)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}
