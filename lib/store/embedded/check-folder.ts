import 'server-only'
import { lstatSync, readdirSync, readFileSync, readlinkSync, type Stats, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { EngineError } from './engine'

/** The embedded store cannot be used as it is. The one-line message names the folder and says what to do. */
export class StoreFolderError extends Error {}

/** PostgreSQL's major version in PGlite. */
const version = '18'
const controlBytes = 8192
const restore = 'Restore a backup (node restore.js in the deployed folder, npm run restore in the source folder).'
const at = (folder: string, ...names: string[]) => join(/* turbopackIgnore: true */ folder, ...names)

/**
 * Whether to create the folder or open it. Throws `StoreFolderError` when neither is right: PGlite would create a new
 * store over a folder without PG_VERSION. `earlier`: names of files that show that a missing store once existed.
 */
export function checkFolder(folder: string, earlier: readonly string[]): 'missing' | 'whole' {
  const names = listFolder(folder)
  if (names === null || names.length === 0) {
    if (earlier.length === 0) return 'missing'
    throw new StoreFolderError(
      `The embedded database is missing: there is nothing in ${folder}, but ${earlier.join(', ')} shows that it was in use. ${restore} To begin with an empty one instead, move everything out of its data directory.`,
    )
  }
  const missing = missingParts(folder)
  if (missing.length > 0)
    throw new StoreFolderError(
      `The embedded database in ${folder} is not whole: ${missing.join(', ')}. Nothing was changed. ${restore}`,
    )
  const found = readFileSync(at(folder, 'PG_VERSION'), 'utf8').trim()
  if (found !== version)
    throw new StoreFolderError(
      `The embedded database in ${folder} is of PostgreSQL ${found}, this release has ${version}. Use the release that made it.`,
    )
  return 'whole'
}

/**
 * Checks a data directory (DATA_DIR) before anything is written to it. Throws `StoreFolderError`.
 */
export function checkDataDirectory(directory: string): void {
  const folder = resolve(/* turbopackIgnore: true */ directory)
  const found = statSync(folder, { throwIfNoEntry: false })
  if (!found) {
    if (!lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink()) return
    throw new StoreFolderError(
      `DATA_DIR (${folder}) is a link to ${readlinkSync(folder)}, which is not there. Mount or make that folder, or let DATA_DIR name another one, then start again.`,
    )
  }
  if (!found.isDirectory())
    throw new StoreFolderError(`DATA_DIR (${folder}) must be a folder, but is a file. Let it name a folder.`)
  for (const name of ['generation', 'generation.new'])
    if (statSync(at(folder, name), { throwIfNoEntry: false })?.isDirectory())
      throw new StoreFolderError(
        `${at(folder, name)} must be a file, in which the desk counts its starts, but is a folder. Move that folder away, then start again. What had not been sent is held then until someone has reviewed it.`,
      )
}

function listFolder(folder: string): string[] | null {
  try {
    return readdirSync(folder)
  } catch (error) {
    const code = codeOf(error)
    if (code === 'ENOENT') return null
    if (code === 'ENOTDIR')
      throw new StoreFolderError(`${folder} must be the folder of the embedded database, but is a file. ${restore}`)
    throw explainEngineError(folder, error)
  }
}

/** Files and folders that PostgreSQL cannot start without, each with what is wrong with it. */
function missingParts(folder: string): string[] {
  const missing: string[] = []
  const check = (path: string, isGood: (stats: Stats) => boolean) => {
    const stats = look(folder, path)
    if (!stats) missing.push(`${path} is missing`)
    else if (!isGood(stats)) missing.push(`${path} is ${stats.size === 0 ? 'empty' : 'damaged'}`)
  }
  const hasContent = (stats: Stats) => stats.isFile() && stats.size > 0
  const isFolder = (stats: Stats) => stats.isDirectory()
  for (const path of ['PG_VERSION', 'global/pg_filenode.map', 'postgresql.conf']) check(path, hasContent)
  check('global/pg_control', (stats) => stats.size === controlBytes)
  for (const path of ['base/5', 'pg_wal', 'pg_xact', 'pg_multixact/members', 'pg_multixact/offsets'])
    check(path, isFolder)
  if (missing.length > 0) return missing
  for (const path of ['base/5/PG_VERSION', 'base/5/pg_filenode.map', 'base/5/1259']) check(path, hasContent)
  if (!readdirSync(at(folder, 'pg_wal')).some((name) => /^[0-9A-F]{24}$/.test(name)))
    missing.push('pg_wal has no segment')
  return missing
}

function look(folder: string, path: string): Stats | null {
  try {
    return statSync(at(folder, path))
  } catch (error) {
    const code = codeOf(error)
    if (code === 'ENOENT' || code === 'ENOTDIR') return null
    throw explainEngineError(folder, error)
  }
}

/** Explains to the operator why the folder could not be opened. */
export function explainEngineError(folder: string, error: unknown): StoreFolderError {
  if (error instanceof StoreFolderError) return error
  const log = error instanceof EngineError ? error.serverLog : []
  const text = [error instanceof Error ? error.message : String(error), ...log].join('\n')
  const reason = reasonIn(log) ?? text.split('\n', 1)[0]
  const [what, advice] = adviceFor(`${codeOf(error) ?? ''} ${text}`)
  return new StoreFolderError(`${what}: ${folder} (${reason}). ${advice}`, { cause: error })
}

function adviceFor(text: string): [what: string, advice: string] {
  if (/ENOSPC|No space left/.test(text))
    return ['The disk of the embedded database is full', 'Make room, then start again.']
  if (/EROFS|Read-only file system/.test(text))
    return ['The disk of the embedded database is read-only', 'Mount it for writing, then start again.']
  if (/EACCES|EPERM|Permission denied/.test(text))
    return [
      'The embedded database may not be read and written',
      'Give the folder and everything in it to the user that runs the desk.',
    ]
  if (/ENOMEM|Cannot allocate|Out of memory|memory/i.test(text))
    return ['There is not enough memory for the embedded database', 'It needs 300 MB.']
  return ['The embedded database cannot be opened', `It may be damaged. ${restore}`]
}

/** The last fatal line of PostgreSQL's log, without its time and process. */
function reasonIn(log: readonly string[]): string | undefined {
  const lines = log.flatMap((line) => /(?:PANIC|FATAL|ERROR):\s+(.*)/.exec(line)?.[1] ?? [])
  return lines.at(-1)
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}
