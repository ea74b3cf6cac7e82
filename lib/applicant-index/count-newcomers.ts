import 'server-only'
import { and, desc, eq, gt } from 'drizzle-orm'
import { store } from '../store/connection'
import { indexedApplicants } from '../store/index-tables'
import type { HitCount } from './contract'

/** Counting stops here. */
const mostCounted = 1_000

/**
 * How many applicants the index has first seen after `since`, and when it first saw the latest one. Ask with that time
 * the next time: newcomers are seen a moment before they can be read here, so that the time of asking would miss some.
 */
export async function countNewcomers(
  indexId: number,
  since: Date | null,
): Promise<{ count: HitCount; latestAt: Date | null }> {
  const { indexId: index, isNewcomer, firstSeenAt } = indexedApplicants
  const rows = await store()
    .select({ firstSeenAt })
    .from(indexedApplicants)
    .where(and(eq(index, indexId), eq(isNewcomer, true), since ? gt(firstSeenAt, since) : undefined))
    .orderBy(desc(firstSeenAt))
    .limit(since ? mostCounted + 1 : 1)
  const count = Math.min(rows.length, mostCounted)
  return { count: { count, isExact: rows.length <= mostCounted }, latestAt: rows[0]?.firstSeenAt ?? since }
}
