import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestStore } from '../../testing/test-store'
import { backupName } from './backup-files'
import { lastBackup, startUpkeep } from './start-upkeep'

const backups = mkdtempSync(join(tmpdir(), 'desk-backups-off-'))
beforeAll(() => openTestStore({ BACKUP_DIR: backups, BACKUP_KEEP: '0' }))
afterAll(() => rmSync(backups, { recursive: true }))

test('with BACKUP_KEEP=0 no earlier backup counts as the last one, whose age would raise an alarm', () => {
  writeFileSync(join(backups, backupName(new Date('2026-11-20T03:00:00Z'))), '')
  startUpkeep()
  expect(lastBackup()).toEqual({ succeededAt: null, failedAt: null })
})
