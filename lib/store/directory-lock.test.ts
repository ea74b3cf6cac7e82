import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { runTestProcess, type TestProcess } from '../testing/child-process'
import { DirectoryInUseError, type DirectoryLock, lockDirectory } from './directory-lock'
import { thisHolder } from './lock-holder'

const descriptors = vi.hoisted(() => ({ areUsedUp: false, failures: 0 }))
vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>()
  const readdirSync = (directory: string) => {
    if (!descriptors.areUsedUp) return fs.readdirSync(directory)
    descriptors.failures += 1
    throw Object.assign(new Error('too many open files'), { code: 'EMFILE' })
  }
  return { ...fs, readdirSync }
})

const starter = fileURLToPath(new URL('../testing/directory-lock-child.ts', import.meta.url))
const dead = { ...thisHolder(), startedAt: 'at another time' }
/** As on Windows. */
const timeless = { ...thisHolder(), startedAt: null }
const foreign = { ...thisHolder(), machine: 'another-machine' }

let directory: string
let held: DirectoryLock[]
let started: TestProcess[]
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'desk-lock-'))
  held = []
  started = []
})
afterEach(async () => {
  descriptors.areUsedUp = false
  for (const lock of held) lock.release()
  for (const { child } of started) child.kill('SIGKILL')
  await Promise.all(started.map((process) => process.ended))
  rmSync(directory, { recursive: true, force: true })
})

async function lock(onLost: () => void = () => undefined) {
  const taken = await lockDirectory(directory, { onLost, heartbeatMs: 30, silenceMs: 200 })
  held.push(taken)
  return taken
}
function write(number: number, holder: unknown) {
  writeFileSync(join(directory, `lock.${number}`), JSON.stringify(holder))
}
const locks = () => readdirSync(directory).sort()

async function startWaiting(): Promise<TestProcess> {
  const process = runTestProcess(starter, [directory, join(directory, 'evidence')])
  started.push(process)
  await process.line(/waiting/)
  return process
}
const go = (process: TestProcess, atMs: number) => process.child.stdin?.write(String(atMs))

describe('lockDirectory', () => {
  it('locks an empty directory, and creates a missing one', async () => {
    const folder = join(directory, 'new', 'place')
    held.push(await lockDirectory(folder, { onLost: () => undefined }))
    expect(readdirSync(folder)).toEqual(['lock.1'])
  })

  it('rejects a second owner and names the process and the directory', async () => {
    await lock()
    const second = lock()
    await expect(second).rejects.toBeInstanceOf(DirectoryInUseError)
    await expect(second).rejects.toThrow(`${directory} is in use by process ${process.pid}`)
  })

  it('can be locked again right after a release', async () => {
    ;(await lock()).release()
    await lock()
    expect(locks()).toEqual(['lock.2'])
  })

  it('takes over from a dead process, even if its PID is in use again', async () => {
    write(7, dead)
    write(3, { ...thisHolder(), pid: 1 })
    await lock()
    expect(locks()).toEqual(['lock.8'])
  })

  it.each([
    ['from another machine', foreign],
    ['where start times are unknown', timeless],
  ])('waits for a heartbeat %s, and leaves the lock when there is one', async (_, holder) => {
    write(1, holder)
    const timer = setInterval(() => {
      const now = new Date()
      utimesSync(join(directory, 'lock.1'), now, now)
    }, 50)
    await expect(lock()).rejects.toThrow('is in use by process')
    clearInterval(timer)
  })

  it('takes over a silent lock whose PID runs, where start times are unknown', async () => {
    write(1, timeless)
    await lock()
    expect(locks()).toEqual(['lock.2'])
  })

  it('takes over from a silent machine, and from a truncated file', async () => {
    write(1, foreign)
    await lock()
    expect(locks()).toEqual(['lock.2'])
    writeFileSync(join(directory, 'lock.3'), '{"pid":')
    await lock()
    expect(locks()).toEqual(['lock.4'])
  })

  it('notifies the owner that another process has taken over', async () => {
    let isLost = false
    await lock(() => {
      isLost = true
    })
    write(2, foreign)
    await expect.poll(() => isLost).toBe(true)
  })

  it('keeps the lock when the process runs out of file descriptors, and still notices another owner', async () => {
    let isLost = false
    await lock(() => {
      isLost = true
    })
    descriptors.areUsedUp = true
    await expect.poll(() => descriptors.failures).toBeGreaterThan(2)
    expect(isLost).toBe(false)
    write(2, foreign)
    await expect.poll(() => isLost).toBe(true)
  })

  it('notifies the owner when another process has removed its file', async () => {
    let isLost = false
    await lock(() => {
      isLost = true
    })
    rmSync(join(directory, 'lock.1'))
    await expect.poll(() => isLost).toBe(true)
  })

  it('releasing a lost lock does not affect the next owner', async () => {
    const first = await lock()
    write(2, foreign)
    first.release()
    expect(readFileSync(join(directory, 'lock.2'), 'utf8')).toContain('another-machine')
  })
})

describe('processes sharing one directory', () => {
  it('have one owner per round when all start at once over a stale lock and the owner is killed each time', async () => {
    const evidence = join(directory, 'evidence')
    const rounds = 12
    write(1, dead)
    let waiting: TestProcess[] = await Promise.all([startWaiting(), startWaiting(), startWaiting()])
    for (let round = 1; round <= rounds; round += 1) {
      const replacement = startWaiting()
      const seen = waiting.map(({ lines }) => lines.length)
      const atMs = Date.now() + 15
      for (const process of waiting) go(process, atMs)
      await expect
        .poll(() => waiting.every(({ lines }, index) => lines.length > (seen[index] ?? 0)), {
          timeout: 5_000,
          interval: 5,
        })
        .toBe(true)
      const owners = waiting.filter(({ lines }) => lines.at(-1) === 'owner')
      expect(waiting.map(({ lines }) => lines.at(-1))).toHaveLength(3)
      expect(owners).toHaveLength(1)
      for (const process of waiting)
        if (!owners.includes(process)) expect(process.lines.at(-1)).toMatch(/^refused .* in use by process \d+/)
      expect(readFileSync(evidence, 'utf8').trim().split('\n')).toHaveLength(round)
      for (const { child, ended } of owners) {
        child.kill('SIGKILL')
        await ended
      }
      waiting = [...waiting.filter((process) => !owners.includes(process)), await replacement]
    }
    expect(existsSync(join(directory, `lock.${rounds + 1}`))).toBe(true)
  }, 60_000)
})
