import 'server-only'
import { readLastVisit } from '../applicant-index/applicant-visits'
import type { ApplicantQuery, HitCount } from '../applicant-index/contract'
import type { IndexRecord } from '../applicant-index/indexes'
import { countUpTo } from '../applicant-index/search-applicants'
import { openSearch } from '../applicant-index/search-context'
import { singleton } from '../runtime/singleton'
import type { ApplicantSearch, ViewCount, ViewCounts } from './contract'
import { findReadyIndex } from './ready-index'

/** Hits are counted only up to this number: a menu says "10,000+". */
const maxCounted = 10_000
/** With more newcomers than this, it takes too long to count them per view. */
const maxNew = 2_000
/** After this time no further view is started; the next request continues, with the cached counts. */
const maxMs = 1_500

const keptMs = 15_000
const maxKept = 1_000

type CountedView = { id: string; query: ApplicantSearch }

/**
 * Counts the applicants that each of a person's views finds now; null while there is no complete index. Views are
 * counted one after the other, so that a server is never busy with more than one of them, however many there are.
 */
export async function countViews(
  views: readonly CountedView[],
  personId: string,
  withinMs = maxMs,
): Promise<ViewCounts | null> {
  const index = await findReadyIndex()
  if (!index) return null
  const newSince = (await readLastVisit(personId))?.newSince ?? null
  const count = createCounter(index, performance.now() + withinMs)
  const newInAll = newSince === null ? null : await count({ words: '', filters: {}, newSince })
  const hasFewNew = newInAll?.isExact === true && newInAll.count <= maxNew
  const counts: Record<string, ViewCount> = {}
  for (const { id, query } of views) {
    const counted = await countView(query)
    if (counted === null) return { counts, isWhole: false }
    counts[id] = counted
  }
  return { counts, isWhole: true }

  /** Null when the time is up. */
  async function countView({ isNewOnly, ...query }: CountedView['query']): Promise<ViewCount | null> {
    const all = toQuery(query)
    if (isNewOnly) {
      const found = newSince === null ? nobody : await count({ ...all, newSince })
      return found && { found, isNew: null }
    }
    const found = await count(all)
    if (found === null || newSince === null || !hasFewNew) return found && { found, isNew: null }
    // Most mornings few are new: if there are none at all, no view needs to be checked for them.
    const isNew = newInAll.count === 0 || found.count === 0 ? nobody : await count({ ...all, newSince })
    return isNew && { found, isNew }
  }
}

const nobody: HitCount = { count: 0, isExact: true }

function toQuery({ words, filters, applied, fieldFilters }: Omit<CountedView['query'], 'isNewOnly'>): ApplicantQuery {
  return {
    words,
    filters,
    applied: applied ? { from: new Date(applied.from), until: new Date(applied.until) } : null,
    fieldFilters,
  }
}

type Kept = { until: number; count: HitCount }
const kept = singleton('kept-view-counts', () => new Map<string, Kept>())

/** Returns a query's count, cached or new; null if it is not cached and the time for all of them is up. */
function createCounter(index: IndexRecord, begunUntil: number) {
  // Whenever records are added, removed or read again, they are counted again.
  const mark = [index.id, index.total, index.refreshedAt, index.walkedAt]
  return async (query: ApplicantQuery): Promise<HitCount | null> => {
    const name = JSON.stringify([mark, query])
    const known = kept.get(name)
    if (known && performance.now() < known.until) return known.count
    if (performance.now() > begunUntil) return null
    const count = await countUpTo(await openSearch(index.id, query), maxCounted)
    if (kept.size >= maxKept) kept.clear()
    kept.set(name, { until: performance.now() + keptMs, count })
    return count
  }
}
