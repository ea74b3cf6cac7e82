import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sandboxKey } from '../lib/commands/desk-environment.mjs'
import { expect, test } from './fixtures'
import { desks } from './support/desks'
import { people } from './support/people'

const builtFiles = fileURLToPath(new URL('../.next/static', import.meta.url))

test.use({ role: 'nobody' })

test('no file that a browser loads contains the partner’s key', () => {
  const files = readdirSync(builtFiles, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  expect(files.length).toBeGreaterThan(10)
  for (const { parentPath, name } of files)
    expect(readFileSync(join(parentPath, name), 'latin1').includes(sandboxKey), name).toBe(false)
})

for (const desk of desks)
  test(`after all tests, the log of ${desk.name} has what happened and no secrets`, () => {
    const written = readFileSync(desk.logFile, 'utf8')
    // The desk is still running: its last line may be incomplete.
    const log = written.slice(0, written.lastIndexOf('\n') + 1)
    const lines = log
      .trimEnd()
      .split('\n')
      .map((line): Record<string, unknown> => JSON.parse(line))
    expect(lines.filter((line) => line.msg === 'request').length).toBeGreaterThan(50)
    expect(lines.filter((line) => line.msg === 'partner call').length).toBeGreaterThan(20)
    expect(lines.filter((line) => line.msg === 'request' && !line.requestId)).toEqual([])
    expect(log.includes(sandboxKey), 'the key').toBe(false)
    expect(log.match(/desk\.session=[^;\s"]+/)?.[0], 'a session').toBeUndefined()
    for (const { password } of Object.values(people)) expect(log.includes(password), 'a password').toBe(false)
    expect(
      log.match(/[\w.+-]+@(example\.(com|org|net)|partner-desk\.example)/)?.[0],
      'an e-mail address',
    ).toBeUndefined()
  })
