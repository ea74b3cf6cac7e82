import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { placeNewDatabase } from '../../commands/test-database.mjs'
import { nodeArguments } from '../../testing/child-process'
import { setTestEnvironment } from '../../testing/test-store'
import { closeStore, embeddedStore, openStore } from '../connection'
import { listBackups } from './backup-files'
import { keepUp, lastBackup } from './start-upkeep'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const command = fileURLToPath(new URL('restore-command.ts', import.meta.url))
const hourMs = 60 * 60_000
let dataDir: string
let backups: string
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'desk-upkeep-'))
  backups = join(dataDir, 'backups')
  setTestEnvironment(dataDir)
  await placeNewDatabase(dataDir)
})
beforeEach(async () => {
  rmSync(backups, { recursive: true, force: true })
  await openStore()
})
afterEach(closeStore)
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

/** Runs the command as an admin would; returns what it prints on both streams, and its exit code. */
function restore(...args: string[]) {
  return restoreIn({ DATA_DIR: dataDir }, ...args)
}
function restoreIn(change: Record<string, string>, ...args: string[]) {
  const { stdout, stderr, status } = spawnSync(process.execPath, [...nodeArguments(command), ...args], {
    cwd: root,
    env: { ...process.env, ...change },
    encoding: 'utf8',
  })
  return { text: stdout + stderr, status }
}

describe('maintenance of the embedded store', () => {
  it('makes a daily backup, and reports when the last one was made', async () => {
    const start = Date.now()
    const at = (hours: number) => new Date(start + hours * hourMs)
    for (const hours of [0, 1, 23, 25, 30]) await keepUp(backups, 7, at(hours))
    expect(listBackups(backups)).toHaveLength(2)
    expect(lastBackup().succeededAt).toEqual(at(25))
    await keepUp(backups, 0, at(90))
    expect(listBackups(backups)).toHaveLength(2)
  })

  it('keeps the store running when a backup fails, and tries again after an hour', async () => {
    const start = Date.now() + 100 * hourMs
    writeFileSync(backups, 'a file in the place of the directory')
    await keepUp(backups, 7, new Date(start))
    expect(lastBackup().failedAt).toEqual(new Date(start))
    rmSync(backups)
    await keepUp(backups, 7, new Date(start + hourMs / 2))
    expect(listBackups(backups)).toEqual([])
    await keepUp(backups, 7, new Date(start + hourMs))
    expect(listBackups(backups)).toHaveLength(1)
  })

  it('goes on with daily backups after one was made while the clock was a year ahead', async () => {
    const start = Date.now() + 200 * hourMs
    await keepUp(backups, 7, new Date(start + 366 * 24 * hourMs))
    const before = listBackups(backups).length
    await keepUp(backups, 1, new Date(start))
    const [ahead, made] = listBackups(backups)
    expect(before).toBeGreaterThan(0)
    expect(ahead?.at.getTime()).toBeGreaterThan(start + hourMs)
    expect(made?.at.getTime()).toBe(Math.floor(start / 1_000) * 1_000)
    rmSync(ahead?.file ?? '')
  })

  it('does not let the write-ahead log grow without bound', async () => {
    const pool = embeddedStore()?.pool
    await pool?.query('create table filler (text text)')
    const segments = () => readdirSync(join(dataDir, 'postgres/pg_wal')).filter((name) => /^[0-9A-F]{24}$/.test(name))
    for (let round = 0; round < 4; round += 1) {
      await pool?.query('insert into filler select repeat(md5(g::text), 60) from generate_series(1, 60000) g')
      await pool?.query('truncate filler')
      await keepUp(backups, 0)
    }
    expect(segments().length).toBeLessThan(24)
  })
})

describe('the restore command', () => {
  it('prints its usage, and does nothing for an unknown option', () => {
    expect(restore('--help')).toEqual({ text: expect.stringContaining('restore --test'), status: 0 })
    expect(restore('--now')).toEqual({ text: expect.stringMatching(/'--now'.*Usage:/s), status: 2 })
  })

  it('lists, tests and restores backups, and refuses while a desk runs', async () => {
    for (const args of [[], ['--test'], ['newest']])
      expect(restore(...args)).toEqual({
        status: 1,
        text: `Nothing was restored. There are no backups in ${backups}.\n`,
      })
    await keepUp(backups, 7, new Date(Date.now() + 1_000 * hourMs))
    const [backup] = listBackups(backups)
    expect(restore().text).toContain(backup?.name)
    expect(restore('--test')).toMatchObject({ status: 0, text: expect.stringContaining('is whole') })
    expect(restore('newest')).toMatchObject({ status: 1, text: expect.stringContaining('is in use by process') })
    await closeStore()
    expect(restore('newest')).toMatchObject({ status: 0, text: expect.stringContaining('is kept in') })
    expect(restore('desk-none')).toMatchObject({ status: 1, text: expect.stringContaining('There is no backup') })
    await openStore()
  })

  it('prints which folder it uses when the desk’s environment is missing', () => {
    const elsewhere = { DATA_DIR: '', BACKUP_DIR: '', DESK_START_DIR: dataDir }
    const { status, text } = restoreIn(elsewhere)
    expect(status).toBe(1)
    expect(text).toContain(
      `There are no backups in ${join(dataDir, '.data', 'backups')}. Neither DATA_DIR nor BACKUP_DIR`,
    )
    expect(restoreIn(elsewhere, '--backup-now')).toMatchObject({
      status: 1,
      text: expect.stringContaining('no store in'),
    })
  })

  it('makes a backup of a store that no desk uses, and deletes none', async () => {
    for (const hours of [0, 1]) await keepUp(backups, 7, new Date(Date.UTC(2020, hours)))
    const before = listBackups(backups).length
    expect(restore('--backup-now')).toMatchObject({ status: 1, text: expect.stringContaining('is in use by process') })
    await closeStore()
    expect(restore('--backup-now')).toMatchObject({ status: 0, text: expect.stringContaining('was made') })
    expect(listBackups(backups)).toHaveLength(before + 1)
    expect(restore('--test', 'newest')).toMatchObject({ status: 0, text: expect.stringContaining('is whole') })
    await openStore()
  })
})
