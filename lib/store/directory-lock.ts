import { randomUUID } from 'node:crypto'
import {
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { holderState, type LockHolder, parseHolder, thisHolder } from './lock-holder'
import { writeDurably } from './write-durably'

/** The embedded database of this directory belongs to another process. The message names both. */
export class DirectoryInUseError extends Error {}

export type DirectoryLock = { release(): void }

type LockOptions = {
  /** How often the holder shows that it is alive; others often have nothing else to go by. */
  heartbeatMs?: number
  /** How long a holder may be silent before its lock is taken over. */
  silenceMs?: number
  /** Called once when another process has taken the directory over: stop writing at once. */
  onLost: () => void
  onWaiting?: (message: string) => void
}

/**
 * PGlite lets two processes overwrite the same directory, so this locks it. The owner is the highest `lock.N`, created
 * atomically by link(2) and never deleted, so that two processes replacing a dead holder cannot both win. Throws
 * `DirectoryInUseError`.
 */
export async function lockDirectory(directory: string, options: LockOptions): Promise<DirectoryLock> {
  const { heartbeatMs = 2_000, silenceMs = 10_000 } = options
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  for (;;) {
    const top = Math.max(0, ...numbers(directory))
    if (top > 0 && !(await isFree(directory, top, silenceMs, options.onWaiting))) continue
    const mine = top + 1
    if (!claim(directory, mine, thisHolder())) continue
    if (Math.max(...numbers(directory)) !== mine) {
      rmSync(path(directory, mine), { force: true })
      continue
    }
    for (const number of numbers(directory)) if (number < mine) rmSync(path(directory, number), { force: true })
    return hold(directory, mine, heartbeatMs, options.onLost)
  }
}

/** True: the lock may be taken over. False: it changed meanwhile, try again. Throws while its holder is alive. */
async function isFree(directory: string, top: number, silenceMs: number, onWaiting?: (message: string) => void) {
  const file = path(directory, top)
  const before = look(file)
  if (!before) return false
  const state = holderState(before.holder)
  if (state === 'gone') return true
  if (state === 'alive') throw new DirectoryInUseError(inUse(directory, before.holder))
  // A desk whose console is being selected in stands still until that ends.
  const patienceMs = state === 'perhaps' ? 6 * silenceMs : silenceMs
  onWaiting?.(
    `${resolve(directory)} may be in use, perhaps on another machine or container: waiting up to ${Math.ceil(patienceMs / 1000)} s for a sign of life`,
  )
  const deadline = performance.now() + patienceMs
  while (performance.now() < deadline) {
    await wait(Math.min(250, silenceMs))
    const now = look(file)
    if (!now || now.holder?.isReleased) return false
    if (now.touchedMs !== before.touchedMs) throw new DirectoryInUseError(inUse(directory, now.holder))
  }
  return true
}

function hold(directory: string, mine: number, heartbeatMs: number, onLost: () => void): DirectoryLock {
  const timer = setInterval(() => {
    if (!isLost(directory, mine)) return
    clearInterval(timer)
    onLost()
  }, heartbeatMs)
  timer.unref()
  return {
    release() {
      clearInterval(timer)
      const spare = sparePath(directory)
      try {
        writeDurably(spare, JSON.stringify({ ...thisHolder(), isReleased: true }))
        if (Math.max(...numbers(directory)) === mine) renameSync(spare, path(directory, mine))
      } finally {
        rmSync(spare, { force: true })
      }
    },
  }
}

/**
 * Renews the heartbeat. The lock is lost only when its file is gone (a later owner removes it) or a higher one exists:
 * running out of file descriptors, or a disk that fails for a moment, says nothing about other owners.
 */
function isLost(directory: string, mine: number): boolean {
  try {
    const now = new Date()
    utimesSync(path(directory, mine), now, now)
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return true
  }
  try {
    return numbers(directory).some((number) => number > mine)
  } catch {
    // Looking for one name needs no file descriptor; reading the directory does.
    return existsSync(path(directory, mine + 1))
  }
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined)

function claim(directory: string, number: number, holder: LockHolder): boolean {
  const spare = sparePath(directory)
  writeDurably(spare, JSON.stringify(holder))
  try {
    linkSync(spare, path(directory, number))
    return true
  } catch (error) {
    const code = codeOf(error)
    if (code === 'EEXIST') return false
    // Some mounted file systems have no hard links; there a reader may see half a file, which counts as "unknown".
    if (code === 'EPERM' || code === 'ENOTSUP' || code === 'EOPNOTSUPP' || code === 'ENOSYS')
      return writeDurably(path(directory, number), JSON.stringify(holder))
    throw error
  } finally {
    rmSync(spare, { force: true })
  }
}

function look(file: string) {
  try {
    return { touchedMs: statSync(file).mtimeMs, holder: parseHolder(readFileSync(file, 'utf8')) }
  } catch {
    return null
  }
}

function numbers(directory: string): number[] {
  const found: number[] = []
  for (const name of readdirSync(directory)) {
    const match = /^lock\.(\d+)$/.exec(name)
    if (match?.[1]) found.push(Number(match[1]))
  }
  return found
}

const path = (directory: string, number: number) => join(/* turbopackIgnore: true */ directory, `lock.${number}`)
const sparePath = (directory: string) => join(/* turbopackIgnore: true */ directory, `lock.new-${randomUUID()}`)

function inUse(directory: string, holder: LockHolder | null): string {
  const who = holder ? `process ${holder.pid} (${holder.machine.split(' ')[0]})` : 'another process'
  return `The data directory ${resolve(directory)} is in use by ${who}. Stop that one first, give this one its own DATA_DIR, or let both use a PostgreSQL server (DATABASE_URL).`
}
