import 'server-only'
import { singleton } from '../runtime/singleton'

const freshMs = 10_000
/** The interval between reads of newcomers (sync-once.ts): other servers may have changed rows meanwhile. */
const maxMs = 3 * 60_000
const maxKept = 20

type Kept<Counts> = { countedAtMs: number; counts: Promise<Counts> }
const changes = singleton('applicant-index-changes', () => ({ lastAtMs: Number.NEGATIVE_INFINITY }))

/** Call it after this server has committed row changes: a count started before that is then stale. */
export function noteRowsChanged(): void {
  changes.lastAtMs = performance.now()
}

/**
 * Caches counts by name. For ten seconds the last count is returned, whatever happens, and callers share one that is in
 * progress. After that, as long as this server has changed no row, it is still returned for up to three minutes and
 * refreshed in the background. `purpose`: names the cache in this process.
 */
export function keepCounts<Counts>(purpose: string) {
  const kept = () => singleton(purpose, () => new Map<string, Kept<Counts>>())

  function keep(name: string, entry: Kept<Counts>) {
    if (kept().size >= maxKept && !kept().has(name)) kept().clear()
    kept().set(name, entry)
  }

  return (name: string, count: () => Promise<Counts>): Promise<Counts> => {
    const countedAtMs = performance.now()
    const found = kept().get(name)
    const ageMs = found ? countedAtMs - found.countedAtMs : Number.POSITIVE_INFINITY
    if (found && ageMs < freshMs) return found.counts
    const counts = count()
    const entry = { countedAtMs, counts }
    const forget = () => {
      if (kept().get(name)?.countedAtMs === countedAtMs) kept().delete(name)
    }
    if (found && ageMs < maxMs && found.countedAtMs > changes.lastAtMs) {
      keep(name, { countedAtMs, counts: found.counts })
      counts.then(() => keep(name, entry), forget)
      return found.counts
    }
    keep(name, entry)
    counts.catch(forget)
    return counts
  }
}
