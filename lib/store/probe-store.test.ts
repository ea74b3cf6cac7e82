import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { placeNewDatabase } from '../commands/test-database.mjs'
import { startPostgres } from '../testing/postgres'
import { setTestEnvironment } from '../testing/test-store'

const cleanups: (() => unknown)[] = []
beforeEach(() => {
  vi.resetModules()
  for (const name of ['store', 'store-probe']) Reflect.deleteProperty(globalThis, Symbol.for(`partner-desk.${name}`))
})
afterEach(async () => {
  vi.useRealTimers()
  for (const clean of cleanups.splice(0).reverse()) await clean()
})

function makeDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'desk-probe-'))
  cleanups.push(() => rmSync(directory, { recursive: true, force: true }))
  return directory
}

async function openStoreIn(directory: string) {
  setTestEnvironment(directory)
  await placeNewDatabase(directory)
  const { closeStore, openStore } = await import('./connection')
  const database = await openStore()
  cleanups.push(closeStore)
  const { probeStore } = await import('./probe-store')
  return { database, probeStore }
}

const nextSecond = () => vi.advanceTimersByTime(1_001)

test('does nothing before the store is open', async () => {
  setTestEnvironment(makeDirectory())
  const { probeStore } = await import('./probe-store')
  expect(await probeStore()).toBe('silent')
})

test('writes at most once a second, however often it is called', async () => {
  const { database, probeStore } = await openStoreIn(makeDirectory())
  vi.useFakeTimers({ toFake: ['performance'] })
  const execute = vi.spyOn(database, 'execute')
  const answers = await Promise.all(Array.from({ length: 50 }, () => probeStore()))
  expect(new Set(answers)).toEqual(new Set(['writable']))
  expect(await probeStore()).toBe('writable')
  expect(execute).toHaveBeenCalledTimes(1)
  nextSecond()
  expect(await probeStore()).toBe('writable')
  expect(execute).toHaveBeenCalledTimes(2)
})

test('detects a read-only PostgreSQL server, one that is down, and one that is writable again', async ({ skip }) => {
  const postgres = await startPostgres()
  if ('missing' in postgres) return skip(`NOT TESTED: ${postgres.missing}`)
  let isRunning = true
  const stop = async () => {
    if (isRunning) await postgres.stop()
    isRunning = false
  }
  cleanups.push(stop, () => delete process.env.DATABASE_URL)
  process.env.DATABASE_URL = postgres.url
  const { probeStore } = await openStoreIn(makeDirectory())
  vi.useFakeTimers({ toFake: ['performance'] })
  expect(await probeStore()).toBe('writable')
  for (const [setting, expected] of [
    ['on', 'refuses-writes'],
    ['off', 'writable'],
  ] as const) {
    await postgres.run(`alter system set default_transaction_read_only = ${setting}`)
    await postgres.run('select pg_reload_conf()')
    await expect
      .poll(() => {
        nextSecond()
        return probeStore()
      })
      .toBe(expected)
  }
  await stop()
  nextSecond()
  expect(await probeStore()).toBe('silent')
})

test('detects a full disk below the embedded store, and free space again', async ({ skip }) => {
  const directory = makeDirectory()
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=160m', 'tmpfs', directory])
  if (mounted.status !== 0) return skip('NOT TESTED: a small file system cannot be mounted here (root)')
  cleanups.push(() => spawnSync('umount', ['--lazy', directory]))
  const { database, probeStore } = await openStoreIn(directory)
  vi.useFakeTimers({ toFake: ['performance'] })
  expect(await probeStore()).toBe('writable')
  const { bavail, bsize } = statfsSync(directory)
  const filler = join(directory, 'filler')
  writeFileSync(filler, Buffer.alloc(bavail * bsize))
  nextSecond()
  expect(await probeStore()).toBe('refuses-writes')
  await expect(database.execute(sql`select 1`)).resolves.toBeDefined()
  rmSync(filler)
  nextSecond()
  expect(await probeStore()).toBe('writable')
})
