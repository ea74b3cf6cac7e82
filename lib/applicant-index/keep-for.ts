import 'server-only'
import { singleton } from '../runtime/singleton'

const mostKept = 20

/**
 * Keeps what was counted last under a name for so long; whoever asks meanwhile waits for the same count. `purpose`
 * tells apart what is kept in one process.
 */
export function keepFor<Counts>(purpose: string, ms: number) {
  const kept = () => singleton(purpose, () => new Map<string, { until: number; counts: Promise<Counts> }>())
  return (name: string, count: () => Promise<Counts>): Promise<Counts> => {
    const found = kept().get(name)
    if (found && Date.now() < found.until) return found.counts
    if (kept().size >= mostKept) kept().clear()
    const counts = count()
    kept().set(name, { until: Date.now() + ms, counts })
    counts.catch(() => kept().delete(name))
    return counts
  }
}
