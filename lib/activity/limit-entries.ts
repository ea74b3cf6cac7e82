import 'server-only'
import { log } from '../runtime/log'
import { singleton } from '../runtime/singleton'

/** Entries per kind of refusal that this process writes in an hour; any more are only logged. */
const maxPerHour = 500

type Kind = 'sign-in' | 'access'
const written = singleton('refusal-entries', () => new Map<Kind, { hour: number; ids: Set<string> }>())

/** Returns false if this entry, or too many, were written this hour. `id` is the same for the same refusal. */
export function mayWriteEntry(kind: Kind, id: string, nowMs = Date.now()): boolean {
  const hour = Math.floor(nowMs / 3_600_000)
  const before = written.get(kind)
  const { ids } = before?.hour === hour ? before : { ids: new Set<string>() }
  written.set(kind, { hour, ids })
  if (ids.has(id) || ids.size >= maxPerHour) return false
  ids.add(id)
  if (ids.size === maxPerHour) log.warn({ kind }, 'too many refusals: for the rest of this hour they are only logged')
  return true
}
