import { execFileSync } from 'node:child_process'
import { readFileSync, readlinkSync } from 'node:fs'
import { hostname } from 'node:os'
import { z } from 'zod'

const holderSchema = z.object({
  pid: z.int().positive(),
  startedAt: z.string().nullable(),
  machine: z.string(),
  isReleased: z.boolean(),
})

/** Who holds a directory. `startedAt` distinguishes processes with the same pid; `machine` is the pid's scope. */
export type LockHolder = z.infer<typeof holderSchema>

/** This process as a holder. */
export function thisHolder(): LockHolder {
  return { pid: process.pid, startedAt: processStart(process.pid), machine: thisMachine(), isReleased: false }
}

/** Null for an incomplete text, such as a file cut short by a power failure. */
export function parseHolder(text: string): LockHolder | null {
  try {
    return holderSchema.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}

/**
 * "unknown" when the pid cannot be looked up from here (another machine or container); "perhaps" when it runs here but
 * may have been reused: Windows tells no start time, and one from `ps` is text that another release may have formatted
 * differently.
 */
export function holderState(holder: LockHolder | null): 'alive' | 'gone' | 'unknown' | 'perhaps' {
  if (!holder) return 'unknown'
  if (holder.isReleased) return 'gone'
  if (holder.machine !== thisMachine()) return 'unknown'
  if (!isRunning(holder.pid)) return 'gone'
  const startedAt = processStart(holder.pid)
  if (process.platform === 'linux' && startedAt === null) return 'gone'
  if (holder.startedAt === null || startedAt === null) return 'perhaps'
  if (startedAt === holder.startedAt) return 'alive'
  return process.platform === 'linux' ? 'gone' : 'perhaps'
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** Null when the process is gone, or is a zombie. */
function processStart(pid: number): string | null {
  if (process.platform === 'win32') return null
  try {
    if (process.platform !== 'linux') return startByPs(pid)
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The second field, the command, may contain spaces and brackets, so count from its last bracket. Fields 3 and 22
    // of proc(5).
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return fields[0] === 'Z' || fields[0] === 'X' ? null : (fields[19] ?? null)
  } catch {
    return null
  }
}

/** The same text whatever the language and time zone of the caller, such as a shell and launchd. */
function startByPs(pid: number): string | null {
  const env = { ...process.env, LC_ALL: 'C', TZ: 'UTC' }
  return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8', env }).trim() || null
}

let machine: string | undefined

/** A pid is unique only within one boot and one pid namespace: two containers may share a host name. */
function thisMachine(): string {
  machine ??= [
    hostname(),
    tryRead(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()),
    tryRead(() => readlinkSync('/proc/self/ns/pid')),
  ]
    .filter(Boolean)
    .join(' ')
  return machine
}

function tryRead(read: () => string): string {
  try {
    return read()
  } catch {
    return ''
  }
}
