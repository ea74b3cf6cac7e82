import type { StoreFacts } from '../../store/store-facts'

/**
 * Why waiting writes need a review first. `another-…`: not the same store or desk as before; `rewritten`: a dump was
 * loaded; `behind-file`: older than the file beside it; `unused`: no server was alive for minutes; `went-back`: it lost
 * stored changes; `timeline`: a replica or backup took over; `unknown-past`: nothing shows its last use.
 */
export const holdReasons = [
  'another-store',
  'another-address',
  'another-partner',
  'rewritten',
  'behind-file',
  'unused',
  'went-back',
  'timeline',
  'unknown-past',
] as const
export type HoldReason = (typeof holdReasons)[number]

const olderStateReasons: readonly string[] = [
  'another-store',
  'rewritten',
  'behind-file',
  'went-back',
  'timeline',
] satisfies HoldReason[]

/** The store is an older state, or may be one, for more than its settings or a pause: what ended since may be back. */
export const isOlderState = (why: string): boolean => olderStateReasons.includes(why)

/** What a server finds when it starts. `lastUsedMs`: milliseconds since a sign of life, by the database's clock. */
export type StartFindings = {
  known: { facts: StoreFacts; generation: number } | null
  facts: StoreFacts
  generationBeside: number | 'none' | null
  isRewritten: boolean
  lastUsedMs: number | null
}

/** The longest time without a live server: after more, a disk snapshot cannot be told from a long weekend. */
export const maxPauseMs = 5 * 60_000

/** Null: the store is as the desk left it. */
export function judgeStart({
  known,
  facts,
  generationBeside,
  isRewritten,
  lastUsedMs,
}: StartFindings): HoldReason | null {
  const isRecent = lastUsedMs !== null && Math.abs(lastUsedMs) <= maxPauseMs
  // The store of a release without the guard: recent activity shows that it was not restored from a backup.
  if (!known) return isRecent ? null : 'unknown-past'
  const before = known.facts
  const differs = (name: 'system' | 'database' | 'table' | 'timeline' | 'folder') =>
    before[name] !== null && facts[name] !== null && before[name] !== facts[name]
  const isBehindFile = generationBeside === 'none' || (generationBeside !== null && generationBeside > known.generation)
  if (differs('system') || differs('database')) return 'another-store'
  if (differs('table')) return 'rewritten'
  if (differs('folder')) return isBehindFile ? 'behind-file' : 'another-store'
  if (isRewritten) return 'rewritten'
  if (isBehindFile) return 'behind-file'
  if (differs('timeline')) return 'timeline'
  // Checked after the signs of a restore: a backup that was restored with other settings is still a restored backup.
  if (before.partner !== facts.partner) return 'another-partner'
  if (before.app !== facts.app) return 'another-address'
  return isRecent ? null : 'unused'
}
