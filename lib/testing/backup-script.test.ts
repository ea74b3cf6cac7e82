import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { inRoot } from '../commands/root.mjs'

/** What a program does that takes the options of pg_dump. */
const writeDump =
  'for option; do case $option in --file=*) echo dump > "$(echo "$option" | cut -d = -f 2)" ;; esac; done'

let root = ''
let folder = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'desk-backup-script-'))
  folder = join(root, 'dumps of the desk')
  mkdirSync(folder)
  program('pg_dump', writeDump)
  program('pg_restore', 'exit 0')
})
afterEach(() => rmSync(root, { recursive: true }))

/** Puts a program of this name before those of the machine. */
function program(name: string, script: string): void {
  writeFileSync(join(root, name), `#!/bin/sh\n${script}\n`)
  chmodSync(join(root, name), 0o755)
}

function backUp(...keep: string[]) {
  const args = [inRoot('deploy', 'backup.sh'), 'desk', folder, ...keep]
  return spawnSync('sh', args, { encoding: 'utf8', env: { ...process.env, PATH: `${root}:${process.env.PATH}` } })
}

const older = [1, 2, 3].map((day) => `partner-desk-2026010${day}T000000Z.dump`)
const keepOlder = () => older.map((name) => writeFileSync(join(folder, name), 'dump'))

test('keeps the newest dumps, as many as asked for, in a folder with spaces in its name', () => {
  keepOlder()
  writeFileSync(join(folder, 'notes.txt'), 'not a dump')
  const { status, stdout } = backUp('2')
  expect(status).toBe(0)
  const written = stdout.trim().slice(folder.length + 1)
  expect(readdirSync(folder).sort()).toEqual(['notes.txt', older[2], written].sort())
})

test.each(['0', '08', '-1', 'all'])('refuses to keep %j dumps, and removes none', (keep) => {
  keepOlder()
  const { status, stderr } = backUp(keep)
  expect(status).toBe(2)
  expect(stderr).toContain('keep at least 1 dump')
  expect(readdirSync(folder).sort()).toEqual(older)
})

test.each([
  ['cannot be written', 'pg_dump'],
  ['cannot be read back', 'pg_restore'],
])('a dump that %s leaves the older ones alone and ends with an error', (_, name) => {
  keepOlder()
  program(name, 'echo "the database is away" >&2; exit 1')
  const { status, stderr } = backUp('1')
  expect(status).not.toBe(0)
  expect(stderr).toContain('the database is away')
  expect(readdirSync(folder).sort()).toEqual(older)
})

test('a backup that is stopped leaves no part of a dump behind', () => {
  keepOlder()
  program('pg_dump', `${writeDump}; kill -TERM "$PPID"`)
  expect(backUp('1').status).not.toBe(0)
  expect(readdirSync(folder).sort()).toEqual(older)
})
