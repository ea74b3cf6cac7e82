import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chmodSync, existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { beforeAll, expect, test } from 'vitest'
import { placeNewDatabase } from '../commands/test-database.mjs'
import { startPostgres } from '../testing/postgres'
import { setUpDesks } from '../testing/test-desks'
import { isOpen } from './contract'

const library = ['x86_64', 'aarch64']
  .map((machine) => `/usr/lib/${machine}-linux-gnu/faketime/libfaketimeMT.so.1`)
  .find((path) => existsSync(path) || install(path))

const notTested = 'NOT TESTED: a clock that is set. libfaketime is not installed, and cannot be installed here'

function install(path: string): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return false
  const args = ['install', '-y', '--no-install-recommends', 'faketime']
  spawnSync('apt-get', args, { stdio: 'ignore', timeout: 120_000 })
  return existsSync(path)
}

const desks = setUpDesks({})
// The database server may run as a different user.
beforeAll(() => chmodSync(desks.directory, 0o755))

const clock = () => join(desks.directory, 'clock')
const setClock = (offset: string) => writeFileSync(clock(), offset)
const withSetClock = (preload: string) => ({
  LD_PRELOAD: preload,
  FAKETIME_TIMESTAMP_FILE: clock(),
  FAKETIME_NO_CACHE: '1',
  FAKETIME_DONT_FAKE_MONOTONIC: '1',
  DONT_FAKE_MONOTONIC: '1',
  NO_FAKE_STAT: '1',
})

test('keeps the undo window and sends once when the desk’s clock is set back or forward an hour', async ({ skip }) => {
  if (library === undefined) return skip(notTested)
  await placeNewDatabase(desks.directory)
  setClock('+0')
  await sendJobs(withSetClock(library))
}, 120_000)

test('keeps the undo window and sends once when the database server’s clock is set', async ({ skip }) => {
  if (library === undefined) return skip(notTested)
  setClock('+0')
  const postgres = await startPostgres(withSetClock(library))
  if ('missing' in postgres) return skip(postgres.missing)
  try {
    await sendJobs({ DATABASE_URL: postgres.url })
  } finally {
    await postgres.stop()
  }
}, 240_000)

/** Sends one job each as the clock is set back, forward, and to the right time again. */
async function sendJobs(env: Record<string, string>) {
  const sentBefore = await countSent()
  const desk = await desks.start(env)
  try {
    for (const offset of ['-3600', '+3600', '+0']) {
      const id: string = randomUUID()
      const startedAt = performance.now()
      desk.order({ what: 'job-later', id, body: { name: `Baker ${id}`, team_id: 11 } })
      while (!desk.has(`recorded ${id}`)) await wait(20)
      setClock(offset)
      while ((await desk.outcomes()).some((dispatch) => dispatch.id === id && isOpen(dispatch))) await wait(100)
      const tookMs = performance.now() - startedAt
      const created = (await desk.outcomes()).find((dispatch) => dispatch.id === id)
      expect(created, offset).toMatchObject({ state: 'succeeded', attempts: 1 })
      // The undo window is 5 s. A clock set by an hour must neither delay the job nor send it at once.
      expect(tookMs, offset).toBeGreaterThan(4_500)
      expect(tookMs, offset).toBeLessThan(600_000)
    }
    expect(await countSent()).toBe(sentBefore + 3)
  } finally {
    await desk.kill()
  }
}

const countSent = async () => (await desks.sandbox.log()).filter(({ endpoint }) => endpoint === 'POST /jobs').length
