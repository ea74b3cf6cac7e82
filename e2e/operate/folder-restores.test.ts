import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { placeEmptyDatabase } from '../../lib/commands/test-database.mjs'
import { builtServer } from './built-desk'
import { openJob } from './desk-client'
import { chooseCreatedJob, decideAllHeld, expectNothingLeaves, readHeld, signInAfterRestore } from './held-pages'
import { untilOver, untilSucceeded } from './rows-of-run'
import { createDesks } from './signed-in-desks'
import { beginWork, otherJob, type Work } from './work-under-way'

type Desks = Awaited<ReturnType<typeof createDesks>>

let home: string
let data: string
let desks: Desks
let started: Awaited<ReturnType<Desks['start']>>
let work: Work
beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'desk-folder-restores-'))
  data = join(home, 'data')
  await placeEmptyDatabase(data)
  desks = await createDesks()
  started = await desks.start({ DATA_DIR: data, BACKUP_DIR: join(home, 'backups') })
})
afterAll(async () => {
  await desks?.stop()
  rmSync(home, { recursive: true, force: true })
})

/** Runs `node restore.js` as an operator would; returns what it printed. */
function restore(...args: string[]): string {
  const command = [join(dirname(builtServer), 'restore.js'), ...args]
  const env = {
    PATH: process.env.PATH ?? '',
    NODE_ENV: 'production' as const,
    DATA_DIR: data,
    BACKUP_DIR: join(home, 'backups'),
  }
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: home, env, encoding: 'utf8' })
  expect(status, stdout + stderr).toBe(0)
  return stdout
}

test('continues after a kill in the middle of a run, and sends nothing twice', async () => {
  const { desk, person } = started
  work = await beginWork(person, desks.sandbox, { jobId: openJob, waitingJobId: otherJob })
  expect(await desk.end('SIGKILL')).toBe('SIGKILL')
  cpSync(data, join(home, 'copy'), { recursive: true })
  expect(restore('--backup-now')).toContain('was made')
  await desk.start()
  await work.goOn()
  await untilOver(person, work.run)
  await untilSucceeded(person, work.job)
  await work.expectDoneOnce()
  expect(await work.repeated()).toEqual([])
  expect(await readHeld(person)).toBeNull()
})

test('sends nothing from a folder that was copied back, until a person decides', async () => {
  const { desk, person } = started
  expect(await desk.end('SIGTERM')).toBe(0)
  rmSync(data, { recursive: true })
  cpSync(join(home, 'copy'), data, { recursive: true })
  await desk.start()
  await signInAfterRestore(person)
  expect((await readHeld(person))?.review).toContain('a restored backup, a copy or a clone')
  await expectNothingLeaves(person, work)
  await chooseCreatedJob(person, work)
  await decideAllHeld(person, 'discard')
  await untilOver(person, work.run, 'cancelled')
  expect(await readHeld(person)).toBeNull()
  await work.expectDoneOnce()
  expect(await work.repeated()).toEqual([])
})

test('sends nothing from the newest backup after restore.js, until a person decides', async () => {
  const { desk, person } = started
  expect(await desk.end('SIGTERM')).toBe(0)
  expect(restore('newest')).toContain('holds what had not been sent')
  await desk.start()
  await signInAfterRestore(person)
  await expectNothingLeaves(person, work)
  expect(await work.repeated()).toEqual([])
  await chooseCreatedJob(person, work)
  // The team accepts no repeat applications: what was sent since is "already applied".
  await decideAllHeld(person, 'send')
  await work.untilDone(person)
  await work.expectDoneOnce()
  expect(await readHeld(person)).toBeNull()
})

test('refuses to start on a folder without PG_VERSION, and changes nothing in it', async () => {
  const { desk } = started
  expect(await desk.end('SIGTERM')).toBe(0)
  const folder = join(data, 'postgres')
  rmSync(join(folder, 'PG_VERSION'))
  const before = readdirSync(folder, { recursive: true }).sort()
  await expect(desk.start()).rejects.toThrow(`The embedded database in ${folder} is not whole: PG_VERSION is missing`)
  expect(await desk.end('SIGTERM')).toBe(1)
  expect(readdirSync(folder, { recursive: true }).sort()).toEqual(before)
})
