import 'server-only'
import { and, desc, eq, gt } from 'drizzle-orm'
import { store } from '../store/connection'
import { indexedApplicants } from '../store/index-tables'
import type { HitCount } from './contract'

/** Counting stops here. */
const maxCounted = 1_000

/**
 * Counts the applicants first seen after `since`, and returns when the latest one was first seen. Pass that time in the
 * next call: newcomers can be read here only a moment after they are seen, so the time of the call would miss some.
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
    .limit(since ? maxCounted + 1 : 1)
  const count = Math.min(rows.length, maxCounted)
  return { count: { count, isExact: rows.length <= maxCounted }, latestAt: rows[0]?.firstSeenAt ?? since }
}
