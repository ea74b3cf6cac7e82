import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runTestProcess } from '@/lib/testing/child-process'
import { setTestEnvironment } from '@/lib/testing/test-store'

let directory: string
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'desk-log-'))
  setTestEnvironment(directory)
})
afterAll(() => rmSync(directory, { recursive: true, force: true }))

it('writes lines with the request ID and without forbidden content', async () => {
  const file = fileURLToPath(new URL('../testing/log-child.ts', import.meta.url))
  const { ended, lines } = runTestProcess(file, [], { LOG_LEVEL: 'info', DATABASE_URL: 'postgres://u:p4ssw%40rd@h/d' })
  expect(await ended).toBe(0)
  const text = lines.join('\n')
  for (const never of ['test-key-7b1f0d3e', 'ada@', 'hunter22', 'session-token', 'p4ssw@rd', 'below the level'])
    expect(text).not.toContain(never)
  const entries: Record<string, unknown>[] = lines.map((line) => JSON.parse(line))
  expect(entries[0]).toMatchObject({ level: 'info', requestId: 'ref-1', msg: 'sent with [secret] for [email]' })
  expect(entries[1]).toMatchObject({ level: 'error', err: { message: expect.stringContaining('[email]') } })
  expect(text).toContain('printed by Next: [email] [secret]')
  // Nothing that was requested or printed makes a line of its own, or hides a part of one.
  expect(entries.filter(({ msg }) => msg === 'forged')).toEqual([])
  expect(lines.filter((line) => !/^[\x20-\x7e…]*$/.test(line))).toEqual([])
  expect(lines.filter((line) => line.length > 4_000)).toEqual([])
  expect(entries.filter(({ requestId }) => requestId === 'ref-2').map(({ msg }) => msg)).toEqual([
    'first\n{"level":"info","msg":"forged"}',
    'asked\n{"level":"info","msg":"forged"}',
  ])
  expect(text).toContain('Warning: node warns')
})
