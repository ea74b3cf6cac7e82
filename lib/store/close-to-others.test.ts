import { chmodSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openTestStore } from '../testing/test-store'
import { closeToOthers } from './close-to-others'

const home = mkdtempSync(join(tmpdir(), 'desk-modes-'))
afterAll(() => rmSync(home, { recursive: true, force: true }))
const modeOf = (path: string) => (lstatSync(path).mode & 0o7777).toString(8)

const hasModes = process.platform !== 'win32'

test.runIf(hasModes)('makes a store of an earlier release private, and leaves other files unchanged', () => {
  const directory = join(home, 'data')
  const backups = join(home, 'backups')
  for (const folder of [
    directory,
    backups,
    join(directory, 'postgres'),
    join(directory, 'postgres/base'),
    join(directory, 'mine'),
  ]) {
    mkdirSync(folder)
    chmodSync(folder, 0o755)
  }
  const files = [
    'data/postgres/base/1259',
    'data/lock.3',
    'data/generation',
    'backups/desk-1.tar.gz',
    'backups/notes.txt',
  ]
  for (const file of files) {
    writeFileSync(join(home, file), '')
    chmodSync(join(home, file), 0o666)
  }
  writeFileSync(join(home, 'outside'), '')
  chmodSync(join(home, 'outside'), 0o644)
  symlinkSync(join(home, 'outside'), join(directory, 'postgres/link'))
  expect(closeToOthers({ directory, backups })).toEqual([])
  const modes = [...files, 'data', 'backups', 'data/postgres', 'data/postgres/base', 'data/mine', 'outside']
  expect(Object.fromEntries(modes.map((path) => [path, modeOf(join(home, path))]))).toEqual({
    'data/postgres/base/1259': '600',
    'data/lock.3': '600',
    'data/generation': '600',
    'backups/desk-1.tar.gz': '660',
    'backups/notes.txt': '666',
    data: '750',
    backups: '750',
    'data/postgres': '700',
    'data/postgres/base': '700',
    'data/mine': '755',
    outside: '644',
  })
})

test.runIf(hasModes)('ignores a folder that accounts share, and one that does not exist', () => {
  const directory = join(home, 'shared')
  mkdirSync(directory)
  chmodSync(directory, 0o1777)
  expect(closeToOthers({ directory, backups: join(home, 'none') })).toEqual([])
  expect(modeOf(directory)).toBe('1777')
})

test.runIf(hasModes && !process.env.TEST_DATABASE_URL)(
  'no other account can read a file of an embedded store in use',
  async () => {
    const end = await openTestStore()
    const directory = process.env.DATA_DIR ?? ''
    const open = readdirSync(directory, { recursive: true, encoding: 'utf8' }).filter(
      (path) => (lstatSync(join(directory, path)).mode & 0o077) !== 0,
    )
    const count = readdirSync(directory, { recursive: true }).length
    await end()
    expect(open).toEqual([])
    expect(count).toBeGreaterThan(500)
  },
)
