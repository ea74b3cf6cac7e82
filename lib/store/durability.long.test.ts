import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runTestProcess } from '../testing/child-process'
import { setTestEnvironment } from '../testing/test-store'
import { closeStore, openStore } from './connection'
import { probeStore } from './probe-store'
import { knownTeams } from './schema'

const writer = fileURLToPath(new URL('../testing/durability-child.ts', import.meta.url))
let directory: string
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'desk-durable-'))
  setTestEnvironment(directory)
})
afterAll(async () => {
  await closeStore()
  rmSync(directory, { recursive: true, force: true })
})

describe('the embedded store', () => {
  it('starts after being killed in the middle of its first start', async () => {
    const first = runTestProcess(writer, ['0'])
    await wait(1_200)
    first.child.kill('SIGKILL')
    await first.ended
    const second = runTestProcess(writer, ['0'])
    expect(await second.line(/^open|fault/)).toBe('open')
    second.child.kill('SIGKILL')
    await second.ended
  })

  it('keeps every acknowledged row through kill -9', async () => {
    const acknowledged: string[] = []
    for (let round = 1; round <= 3; round += 1) {
      const { child, lines, line, ended } = runTestProcess(writer, [String(round)])
      await line(new RegExp(`^${round}-${20 * round}$`))
      if (round === 1) {
        const intruder = runTestProcess(writer, ['9'])
        expect(await intruder.line(/fault/)).toContain(`${directory} is in use by process ${child.pid}`)
        await intruder.ended
      }
      child.kill('SIGKILL')
      await ended
      acknowledged.push(...lines.filter((text) => text.startsWith(`${round}-`)))
    }
    expect(acknowledged.length).toBeGreaterThan(100)
    const store = await openStore()
    const kept = new Set((await store.select({ id: knownTeams.id }).from(knownTeams)).map((row) => row.id))
    expect(acknowledged.filter((id) => !kept.has(id))).toEqual([])
    expect(await probeStore()).toBe('writable')
  })
})
