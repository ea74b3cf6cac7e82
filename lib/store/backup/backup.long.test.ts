import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { placeEmptyDatabase } from '../../commands/test-database.mjs'
import { lockDirectory } from '../directory-lock'
import { type EmbeddedStore, openEmbedded } from '../embedded/open-embedded'
import { listBackups } from './backup-files'
import { makeBackup } from './make-backup'
import { restoreBackup, testBackup } from './restore-backup'

let home: string
let dataDir: string
let directory: string
let store: EmbeddedStore | null
beforeEach(async () => {
  home = mkdtempSync(join(tmpdir(), 'desk-backup-'))
  dataDir = join(home, 'data')
  directory = join(home, 'backups')
  await placeEmptyDatabase(dataDir)
  store = null
  const { pool } = await reopen()
  await pool.query('create table notes (id int primary key, text text)')
  await pool.query('insert into notes select g, repeat(md5(g::text), 20) from generate_series(1, 2000) g')
})
afterEach(async () => {
  await store?.close()
  rmSync(home, { recursive: true, force: true })
})

async function reopen(): Promise<EmbeddedStore> {
  await store?.close()
  store = await openEmbedded(dataDir, (error) => {
    throw error
  })
  return store
}
const backUp = (now = new Date(), keep = 7) =>
  makeBackup({ pool: open().pool, folder: join(dataDir, 'postgres'), directory, keep, now })
function open(): EmbeddedStore {
  if (!store) throw new Error('The store is closed')
  return store
}
async function closed() {
  await store?.close()
  store = null
}
const ids = async () => (await open().pool.query('select id from notes order by id')).rows.map(({ id }) => id)

describe('a backup of the embedded store', () => {
  it('is consistent as of one moment, however much is written while it is made', async () => {
    let isOver = false
    let written = 2000
    const writing = (async () => {
      while (!isOver) {
        await open().pool.query("insert into notes values ($1, repeat('x', 3000))", [written + 1])
        await open().pool.query("update notes set text = text || 'y' where id = $1", [(written % 2000) + 1])
        written += 1
      }
    })()
    const backup = await backUp()
    isOver = true
    await writing
    await closed()
    await restoreBackup(backup, dataDir)
    await reopen()
    const kept = await ids()
    expect(kept).toEqual(Array.from({ length: kept.length }, (_, index) => index + 1))
    expect(kept.length).toBeGreaterThanOrEqual(2000)
    await open().pool.query('insert into notes values (0)')
  })

  it('restores the data, and keeps the store that it replaces', async () => {
    writeFileSync(join(dataDir, 'generation'), '4\n')
    const backup = await backUp()
    await open().pool.query('delete from notes where id > 5')
    await closed()
    const { kept } = await restoreBackup(backup, dataDir)
    await reopen()
    expect(await ids()).toHaveLength(2000)
    expect(existsSync(join(kept ?? '', 'PG_VERSION'))).toBe(true)
    expect(existsSync(join(dataDir, 'generation'))).toBe(false)
  })

  it('is readable only by this account, and leaves no partial backup behind', async () => {
    const { file } = await backUp()
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(readdirSync(directory)).toHaveLength(1)
  })

  it('replaces the oldest backups', async () => {
    const at = (day: number) => new Date(Date.UTC(2026, 10, day))
    writeFileSync(join((await backUp(at(1))).file, '../desk-2026-11-01T00-00-00Z.tar.gz.partial'), '')
    for (const day of [2, 3]) await backUp(at(day), 2)
    expect(readdirSync(directory).sort()).toEqual([
      'desk-2026-11-02T00-00-00Z.tar.gz',
      'desk-2026-11-03T00-00-00Z.tar.gz',
    ])
  })

  it('is not restored while a desk uses the directory', async () => {
    const backup = await backUp()
    const lock = await lockDirectory(dataDir, { onLost: () => undefined })
    await expect(restoreBackup(backup, dataDir)).rejects.toThrow('is in use by process')
    lock.release()
  })

  it.each([
    ['cut short', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
    [
      'changed by one byte',
      (bytes: Buffer) => bytes.fill((bytes[bytes.length >> 1] ?? 0) ^ 255, bytes.length >> 1, (bytes.length >> 1) + 1),
    ],
  ])('is rejected and replaces nothing when its file is %s', async (_what, damage) => {
    const { file } = await backUp()
    await closed()
    writeFileSync(file, damage(readFileSync(file)))
    const [backup] = listBackups(directory)
    if (!backup) throw new Error('The backup is gone')
    await expect(testBackup(backup)).rejects.toThrow()
    await expect(restoreBackup(backup, dataDir)).rejects.toThrow()
    // It may be the restore that filled the disk.
    expect(readdirSync(dataDir).filter((name) => name.startsWith('postgres'))).toEqual(['postgres'])
    await reopen()
    expect(await ids()).toHaveLength(2000)
  })
})
