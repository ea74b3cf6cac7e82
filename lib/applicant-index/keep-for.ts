import 'server-only'
import { singleton } from '../runtime/singleton'
import type { FacetCounts } from './contract'

type Kept = { until: number; counts: Promise<FacetCounts> }

const mostKept = 20
const kept = singleton('kept-facet-counts', () => new Map<string, Kept>())

/** What was counted last under this name, for so long; whoever asks meanwhile waits for the same count. */
export function keepFor(ms: number, name: string, count: () => Promise<FacetCounts>): Promise<FacetCounts> {
  const found = kept.get(name)
  if (found && Date.now() < found.until) return found.counts
  if (kept.size >= mostKept) kept.clear()
  const counts = count()
  kept.set(name, { until: Date.now() + ms, counts })
  counts.catch(() => kept.delete(name))
  return counts
}
