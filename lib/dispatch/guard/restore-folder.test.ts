import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { BackupFile } from '../../store/backup/backup-files'
import { makeBackup } from '../../store/backup/make-backup'
import { restoreBackup } from '../../store/backup/restore-backup'
import { openEmbedded } from '../../store/embedded/open-embedded'
import { startDesk, startSandboxProcess } from '../../testing/desk-process'
import { readHeld, review, tellRestoreStory, untilQuiet } from '../../testing/restore-story'
import { setTestEnvironment } from '../../testing/test-store'

let sandbox: Awaited<ReturnType<typeof startSandboxProcess>>
let home: string
let data: string
beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'desk-restore-folder-'))
  setTestEnvironment(home)
  sandbox = await startSandboxProcess()
}, 60_000)
beforeEach(() => {
  data = mkdtempSync(join(home, 'data-'))
})
afterAll(async () => {
  await sandbox.stop()
  rmSync(home, { recursive: true, force: true })
})

const start = () =>
  startDesk({
    DATA_DIR: data,
    PARTNER_API_URL: sandbox.url,
    PARTNER_API_KEY: 'sandbox-full-7d1f9c2ab84e',
    PARTNER_CEILING_SECONDS: '1',
    CHILD_DEADLINE_MS: '10000',
  })

/** The desk is killed in the middle of its work, the folder is copied or backed up, and a desk on it finishes. */
async function tellFolderStory(names: string[], backUp = async () => {}) {
  const first = await start()
  let desk = first
  const story = await tellRestoreStory(first, sandbox, async () => {
    await first.kill()
    for (const name of names) cpSync(join(data, name), join(`${data}-copy`, name), { recursive: true })
    await backUp()
    desk = await start()
    expect(await readHeld(desk), 'killed and started at once').toBeNull()
    return desk
  })
  await desk.kill()
  return { story, before: (await story.requests()).length }
}

async function makeBackupOfKilled() {
  const store = await openEmbedded(data, (error) => {
    throw error
  })
  const { pool, folder } = store
  const backup = await makeBackup({ pool, folder, directory: `${data}-backups`, keep: 1 })
  await store.close()
  return backup
}

function putBack(names: string[]) {
  for (const name of names) {
    rmSync(join(data, name), { recursive: true, force: true })
    cpSync(join(`${data}-copy`, name), join(data, name), { recursive: true })
  }
}

async function expectHeld(story: Awaited<ReturnType<typeof tellFolderStory>>['story'], before: number) {
  const desk = await start()
  // Far longer than a worker needs to claim and send what is due.
  await wait(2_500)
  expect(await story.requests()).toHaveLength(before)
  const held = await readHeld(desk)
  expect(held?.runs.map(({ id }) => id)).toEqual([story.run])
  expect(await review(desk, { what: 'discard', target: { of: 'all' }, count: held?.summary.held ?? 0 })).toMatchObject({
    state: 'decided',
  })
  await untilQuiet(desk, 1)
  expect(await story.doubled()).toEqual([])
  await desk.kill()
}

test('goes on after kill -9 and an immediate start, and sends nothing twice', async () => {
  const { story } = await tellFolderStory([])
  expect(await story.doubled()).toEqual([])
}, 120_000)

test('sends nothing of a database folder that was put back after the run had finished', async () => {
  const { story, before } = await tellFolderStory(['postgres'])
  putBack(['postgres'])
  await expectHeld(story, before)
}, 120_000)

test('sends nothing of a whole DATA_DIR that was put back after the run had finished', async () => {
  const { story, before } = await tellFolderStory(['postgres', 'generation'])
  putBack(['postgres', 'generation'])
  await expectHeld(story, before)
}, 120_000)

test('sends nothing of a backup that was restored after the run had finished', async () => {
  const backups: BackupFile[] = []
  const { story, before } = await tellFolderStory([], async () => {
    backups.push(await makeBackupOfKilled())
  })
  for (const backup of backups) await restoreBackup(backup, data)
  await expectHeld(story, before)
}, 120_000)
