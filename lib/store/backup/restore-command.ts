import { parseArgs } from 'node:util'
import { embeddedPlacesIn } from '@/lib/runtime/config'
import { describeError } from '@/lib/runtime/describe-error'
import { type BackupFile, listBackups, type Manifest } from './backup-files'
import { restoreBackup, testBackup } from './restore-backup'

/** `npm run restore`, and `node restore.mjs` in a deployed folder: lists, tests or restores backups of the store. */
async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { test: { type: 'boolean', default: false } },
  })
  if (process.env.DATABASE_URL?.trim())
    throw new Error('DATABASE_URL is set: restore a PostgreSQL server with pg_restore or psql')
  const { directory, backups } = embeddedPlacesIn(process.env)
  const found = listBackups(backups)
  const [name] = positionals
  if (name === undefined && !values.test) return list(backups, found)
  const backup = name === undefined || name === 'newest' ? found[0] : found.find((backup) => backup.name === name)
  if (!backup) throw new Error(`There is no backup ${name ?? ''} in ${backups}`)
  if (values.test)
    return say(`${backup.name} is whole: it was restored into a temporary folder and opened.`, await testBackup(backup))
  const { manifest, kept } = await restoreBackup(backup, directory)
  say(`${backup.name} was restored into ${directory}.`, manifest)
  if (kept) print(`What was there before is kept in ${kept}.`)
  print('The next start holds what had not been sent at the time of the backup, until somebody has reviewed it.')
}

function list(directory: string, found: readonly BackupFile[]): void {
  print(found.length === 0 ? `There are no backups in ${directory}.` : `Backups in ${directory}, the newest first:`)
  for (const { name, bytes } of found) print(`  ${name}  ${(bytes / 1024 ** 2).toFixed(1)} MB`)
  print('Stop the desk, then give the name of one (or: newest) to restore it. With --test it is only tried out.')
}

function say(what: string, { at, rows }: Manifest): void {
  print(what)
  print(
    `It is of ${at} and holds ${rows.dispatches ?? 0} writes, ${rows.runs ?? 0} runs and ${rows.users ?? 0} people.`,
  )
}

const print = (line: string) => process.stdout.write(`${line}\n`)

run().catch((error: unknown) => {
  process.stderr.write(`Nothing was restored. ${describeError(error)}\n`)
  process.exitCode = 1
})
