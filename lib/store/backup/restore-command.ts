import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { embeddedFoldersIn } from '@/lib/runtime/config'
import { describeError } from '@/lib/runtime/describe-error'
import { openEmbedded } from '@/lib/store/embedded/open-embedded'
import { lockDirectory } from '../directory-lock'
import { type BackupFile, isAhead, listBackups, type Manifest } from './backup-files'
import { makeBackup } from './make-backup'
import { restoreBackup, testBackup } from './restore-backup'

const usage = `Usage: restore                  lists the backups, the newest first
       restore <name>           restores that backup, or the newest one; stop the desk first
       restore --test [<name>]  restores it into a temporary folder only, to see that it is whole
       restore --backup-now     makes a backup of a stopped desk`

function readArguments() {
  const flag = { type: 'boolean', default: false } as const
  return parseArgs({ allowPositionals: true, options: { help: flag, test: flag, 'backup-now': flag } })
}

/**
 * `npm run restore`, and `node restore.js` in a deployed folder: lists, tests, restores or makes backups of the store.
 */
async function run({ values: options, positionals }: ReturnType<typeof readArguments>): Promise<void> {
  if (options.help) return print(usage)
  if (process.env.DATABASE_URL?.trim() || process.env.DATABASE_URL_FILE?.trim())
    throw new Error('DATABASE_URL is set: back up a PostgreSQL server with pg_dump, restore it with pg_restore or psql')
  const { directory, backups } = embeddedFoldersIn(process.env)
  if (options['backup-now']) return print(`${await backUpStopped(directory, backups)} was made.`)
  const found = listBackups(backups)
  const newest = found.find((backup) => !isAhead(backup, new Date())) ?? found[0]
  if (!newest) throw new Error(`There are no backups in ${backups}.${whereFrom()}`)
  const [name] = positionals
  if (name === undefined && !options.test) return list(backups, found)
  const backup = name === undefined || name === 'newest' ? newest : found.find((backup) => backup.name === name)
  if (!backup) throw new Error(`There is no backup ${name} in ${backups}.${whereFrom()}`)
  if (options.test)
    return say(`${backup.name} is whole: it was restored into a temporary folder and opened.`, await testBackup(backup))
  const { manifest, kept } = await restoreBackup(backup, directory)
  say(`${backup.name} was restored into ${directory}.`, manifest)
  if (kept) print(`What was there before is kept in ${kept}.`)
  print('The next start holds what had not been sent at the time of the backup, until someone has reviewed it.')
  print('It ends all sessions and sign-in links: everybody signs in again. Access and roles are as they were then.')
}

/** A shell lacks the environment that the process manager gives the desk. */
function whereFrom(): string {
  if (process.env.DATA_DIR?.trim() || process.env.BACKUP_DIR?.trim()) return ''
  return ' Neither DATA_DIR nor BACKUP_DIR is set here: give the environment of the desk, as with node --env-file=FILE.'
}

/** Keeps all older backups: only the desk removes some, according to BACKUP_KEEP. */
async function backUpStopped(directory: string, backups: string): Promise<string> {
  const folder = join(directory, 'postgres')
  if (!existsSync(join(folder, 'PG_VERSION'))) throw new Error(`There is no store in ${directory}.${whereFrom()}`)
  const lock = await lockDirectory(directory, { onLost: () => process.exit(1) })
  try {
    const { pool, close } = await openEmbedded(directory, (error) => {
      throw error
    })
    try {
      const keep = Number.POSITIVE_INFINITY
      return (await makeBackup({ pool, folder, directory: backups, keep })).file
    } finally {
      await close()
    }
  } finally {
    lock.release()
  }
}

function list(directory: string, found: readonly BackupFile[]): void {
  print(`Backups in ${directory}, the newest first:`)
  for (const { name, bytes } of found) print(`  ${name}  ${(bytes / 1024 ** 2).toFixed(1)} MB`)
  print('Stop the desk, then give the name of one (or: newest) to restore it. With --test it is only tried out;')
  print('--backup-now makes another.')
}

function say(what: string, { at, rows }: Manifest): void {
  print(what)
  print(
    `It is of ${at} and holds ${rows.dispatches ?? 0} writes, ${rows.runs ?? 0} runs and ${rows.users ?? 0} people.`,
  )
}

const print = (line: string) => void process.stdout.write(`${line}\n`)

try {
  const given = readArguments()
  run(given).catch((error: unknown) => {
    const { 'backup-now': isBackup } = given.values
    process.stderr.write(`${isBackup ? 'No backup was made.' : 'Nothing was restored.'} ${describeError(error)}\n`)
    process.exitCode = 1
  })
} catch (error) {
  process.stderr.write(`${describeError(error)}\n${usage}\n`)
  process.exitCode = 2
}
