import type { StoreFacts } from '../../store/store-facts'

/**
 * Why what waits must be reviewed before it is sent. `another-…`: not the store or the desk it was; `rewritten`: a dump
 * was loaded; `behind-file`: older than the file beside it; `unused`: nobody was alive for minutes; `went-back`: it
 * lost what was stored; `timeline`: a replica or backup took over; `unknown-past`: nothing tells when it was last used.
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

/** What a server finds when it starts. `lastUsedMs`: milliseconds since a sign of life, by the database's clock. */
export type StartFindings = {
  known: { facts: StoreFacts; generation: number } | null
  facts: StoreFacts
  generationBeside: number | 'none' | null
  isRewritten: boolean
  lastUsedMs: number | null
}

/** No server was alive for longer: a snapshot of the disk cannot be told from a long weekend. */
export const longestPauseMs = 5 * 60_000

/** Null: the store is as the desk left it. */
export function judgeStart({
  known,
  facts,
  generationBeside,
  isRewritten,
  lastUsedMs,
}: StartFindings): HoldReason | null {
  const isRecent = lastUsedMs !== null && Math.abs(lastUsedMs) <= longestPauseMs
  // A store of a release without the guard: what was done with it lately shows that it was not restored from a backup.
  if (!known) return isRecent ? null : 'unknown-past'
  const before = known.facts
  const differs = (name: 'system' | 'database' | 'table' | 'timeline' | 'folder') =>
    before[name] !== null && facts[name] !== null && before[name] !== facts[name]
  const isBehindFile = generationBeside === 'none' || (generationBeside !== null && generationBeside > known.generation)
  if (differs('system') || differs('database')) return 'another-store'
  if (differs('table')) return 'rewritten'
  if (differs('folder')) return isBehindFile ? 'behind-file' : 'another-store'
  if (before.partner !== facts.partner) return 'another-partner'
  if (before.app !== facts.app) return 'another-address'
  if (isRewritten) return 'rewritten'
  if (isBehindFile) return 'behind-file'
  if (differs('timeline')) return 'timeline'
  return isRecent ? null : 'unused'
}
