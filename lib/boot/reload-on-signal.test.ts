import fs, { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { log } from '../runtime/log'
import { setTestEnvironment } from '../testing/test-store'
import { reloadOnSignal } from './reload-on-signal'

const terminal = vi.hoisted(() => ({ isThere: false }))
vi.mock('node:tty', () => ({ isatty: () => terminal.isThere }))

const directory = mkdtempSync(join(tmpdir(), 'desk-level-'))
const file = join(directory, 'level')
const standardOutput = 1
const lines: string[] = []
beforeAll(() => {
  setTestEnvironment(directory)
  vi.stubEnv('LOG_LEVEL', '')
  vi.stubEnv('LOG_LEVEL_FILE', file)
  writeFileSync(file, 'warn\n')
  const { writeSync } = fs
  vi.spyOn(fs, 'writeSync').mockImplementation((to: number, line: string | NodeJS.ArrayBufferView) => {
    if (to !== standardOutput) return writeSync(to, String(line))
    lines.push(String(line))
    return Buffer.byteLength(String(line))
  })
})
afterAll(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  process.removeAllListeners('SIGHUP')
  rmSync(directory, { recursive: true })
})

test('without files, leaves SIGHUP to end the desk only where a terminal may close', () => {
  vi.stubEnv('LOG_LEVEL_FILE', '')
  terminal.isThere = true
  reloadOnSignal()
  expect(process.listenerCount('SIGHUP')).toBe(0)
  terminal.isThere = false
  reloadOnSignal()
  expect(process.listenerCount('SIGHUP')).toBe(1)
  vi.stubEnv('LOG_LEVEL_FILE', file)
})

test('reloads the log level on SIGHUP, and keeps it when the file has none', () => {
  reloadOnSignal()
  const isWritten = (message: string) => {
    log.info(message)
    return lines.some((line) => line.includes(message))
  }
  expect(isWritten('before')).toBe(false)
  writeFileSync(file, 'info')
  process.emit('SIGHUP')
  expect(isWritten('after')).toBe(true)
  writeFileSync(file, 'loud')
  process.emit('SIGHUP')
  expect(isWritten('still')).toBe(true)
  expect(lines.join()).toContain('the log level stays as it was')
  expect(lines.at(-2)).toContain('the partner key was read again')
})

test('reloads the partner key whatever has become of the other settings', () => {
  vi.stubEnv('ADMIN_PASSWORD', '')
  vi.stubEnv('ADMIN_PASSWORD_FILE', join(directory, 'removed'))
  process.emit('SIGHUP')
  expect(lines.at(-1)).toContain('the partner key was read again')
})

test('says so where no file could be read again', () => {
  vi.stubEnv('LOG_LEVEL_FILE', '')
  process.emit('SIGHUP')
  expect(lines.at(-1)).toContain('SIGHUP reads nothing again')
})
