import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { placeEmptyDatabase } from '../../commands/test-database.mjs'
import { checkDataDirectory } from './check-folder'
import { type EmbeddedStore, openEmbedded } from './open-embedded'

let directory: string
let folder: string
let opened: EmbeddedStore | null
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'desk-folder-'))
  folder = join(directory, 'postgres')
  opened = null
})
afterEach(async () => {
  await opened?.close()
  rmSync(directory, { recursive: true, force: true })
})

const open = async () => {
  opened = await openEmbedded(directory, (error) => {
    throw error
  })
  return opened
}
/** Creates the files and folders that the check looks for, without a database in them. */
function placeOutline() {
  for (const path of ['base/5', 'global', 'pg_wal', 'pg_xact', 'pg_multixact/members', 'pg_multixact/offsets'])
    mkdirSync(join(folder, path), { recursive: true })
  for (const path of ['PG_VERSION', 'base/5/PG_VERSION', 'base/5/1259', 'base/5/pg_filenode.map']) write(path, '18\n')
  for (const path of ['global/pg_filenode.map', 'postgresql.conf', `pg_wal/${'0'.repeat(24)}`]) write(path, 'x')
  write('global/pg_control', 'x'.repeat(8192))
}
const write = (path: string, text: string) => writeFileSync(join(folder, path), text)
const names = () => readdirSync(directory, { recursive: true }).sort()

/** Expects that opening fails, that the message contains `words`, and that no file has changed. */
async function expectRefusal(...words: string[]) {
  const before = names()
  const error: unknown = await open().catch((error: unknown) => error)
  for (const word of [folder, ...words]) expect(String(error)).toContain(word)
  expect(String(error)).not.toContain('\n')
  expect(names()).toEqual(before)
}

describe('the data directory', () => {
  it('may be missing, exist, or be a link to a folder', () => {
    mkdirSync(join(directory, 'data'))
    symlinkSync(join(directory, 'data'), join(directory, 'link'))
    for (const name of ['data', 'link', 'not-there-yet'])
      expect(() => checkDataDirectory(join(directory, name))).not.toThrow()
  })

  it('is rejected as a broken link, with its target and what to do', () => {
    const link = join(directory, 'link')
    symlinkSync(join(directory, 'unmounted'), link)
    for (const name of [link, `${link}/`])
      expect(() => checkDataDirectory(name)).toThrow(
        `DATA_DIR (${link}) is a link to ${join(directory, 'unmounted')}, which is not there. Mount or make that folder`,
      )
  })

  it('is rejected as a file', () => {
    writeFileSync(join(directory, 'file'), '')
    expect(() => checkDataDirectory(join(directory, 'file'))).toThrow('must be a folder, but is a file')
  })

  it.each(['generation', 'generation.new'])(
    'is rejected while %s in it is a folder, before anything changes',
    (name) => {
      mkdirSync(join(directory, name))
      expect(() => checkDataDirectory(directory)).toThrow(
        `${join(directory, name)} must be a file, in which the desk counts its starts, but is a folder. Move that folder away`,
      )
      expect(readdirSync(directory)).toEqual([name])
    },
  )
})

describe('the folder of the embedded store', () => {
  it.each(['no folder', 'an empty folder', 'a leftover of a killed first start'])(
    'is created when there is %s',
    async (what) => {
      if (what === 'an empty folder') mkdirSync(folder)
      if (what === 'a leftover of a killed first start') {
        mkdirSync(join(directory, 'postgres.new/base'), { recursive: true })
        writeFileSync(join(directory, 'lock.2'), '{}')
      }
      const { pool } = await open()
      expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
    },
  )

  const damages: [what: string, damage: (inFolder: (path: string) => string) => void, words: string[]][] = [
    ['PG_VERSION is missing', (of) => rmSync(of('PG_VERSION')), ['PG_VERSION is missing', 'npm run restore']],
    ['PG_VERSION is empty', (of) => truncateSync(of('PG_VERSION')), ['PG_VERSION is empty']],
    ['PG_VERSION names another version', (of) => writeFileSync(of('PG_VERSION'), '17\n'), ['of PostgreSQL 17']],
    ['pg_control is missing', (of) => rmSync(of('global/pg_control')), ['global/pg_control is missing']],
    ['pg_control is cut short', (of) => truncateSync(of('global/pg_control'), 100), ['global/pg_control is damaged']],
    ['base is missing', (of) => rmSync(of('base'), { recursive: true }), ['base/5 is missing']],
    ['the catalogue is empty', (of) => truncateSync(of('base/5/1259')), ['base/5/1259 is empty']],
    ['the log is missing', (of) => rmSync(of('pg_wal'), { recursive: true }), ['pg_wal is missing']],
    [
      'the log has no segment',
      (of) => rmSync(of('pg_wal'), { recursive: true }) ?? mkdirSync(of('pg_wal')),
      ['no segment'],
    ],
    ['the commit log is missing', (of) => rmSync(of('pg_xact'), { recursive: true }), ['pg_xact is missing']],
    [
      'it contains only an unrelated file',
      (of) => rmSync(of('.'), { recursive: true }) ?? mkdirSync(of('.')) ?? writeFileSync(of('notes.txt'), ''),
      ['PG_VERSION is missing'],
    ],
    ['it is a file', (of) => rmSync(of('.'), { recursive: true }) ?? writeFileSync(folder, ''), ['is a file']],
  ]
  it.each(damages)('is rejected and left unchanged when %s', async (_what, damage, words) => {
    placeOutline()
    damage((path) => join(folder, path))
    await expectRefusal(...words)
  })

  it.each([
    ['generation', (path: string) => writeFileSync(path, '7')],
    ['backups', (path: string) => mkdirSync(join(path, 'one'), { recursive: true })],
    ['lock.3', (path: string) => writeFileSync(path, '{}')],
  ])('is not created again when %s shows that there was one', async (name, leave) => {
    leave(join(directory, name))
    await expectRefusal('is missing', name, 'npm run restore')
  })

  it.each([
    ['the control file', 'global/pg_control', 'incompatible'],
    ['the catalogue', 'base/5/1259', 'base/5/1259'],
  ])('is rejected with the reason from the log when %s is damaged', async (_what, path, reason) => {
    await placeEmptyDatabase(directory)
    writeFileSync(join(folder, path), readFileSync(join(folder, path)).fill(7, 0, 8192))
    const error: unknown = await open().catch((error: unknown) => error)
    expect(String(error)).toMatch(new RegExp(`${folder} \\(.*${reason}.*\\). It may be damaged. Restore a backup`))
  })

  it.skipIf(process.getuid?.() === 0)('is rejected when it is not readable', async () => {
    await placeEmptyDatabase(directory)
    chmodSync(folder, 0)
    await open().catch((error: unknown) => expect(String(error)).toContain('user that runs the desk'))
    chmodSync(folder, 0o700)
  })
})
