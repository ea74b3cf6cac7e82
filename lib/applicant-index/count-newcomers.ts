import 'server-only'
import { and, desc, eq, gt, lte } from 'drizzle-orm'
import { store } from '../store/connection'
import { indexedApplicants } from '../store/index-tables'
import type { HitCount } from './contract'
import { latestCredible } from './index-clock'

/** Counting stops here. */
const maxCounted = 1_000

/**
 * Counts the applicants first seen after `since`, and returns when the latest one was first seen. Pass that time in the
 * next call: newcomers can be read here only a moment after they are seen, so the time of the call would miss some.
 * Times in the future, from before the clock was set back, are not counted; as `since` they mean null, the start.
 */
export async function countNewcomers(
  indexId: number,
  since: Date | null,
): Promise<{ count: HitCount; latestAt: Date | null }> {
  const { indexId: index, isNewcomer, firstSeenAt } = indexedApplicants
  const latest = latestCredible()
  const after = since && since <= latest ? since : null
  const rows = await store()
    .select({ firstSeenAt })
    .from(indexedApplicants)
    .where(
      and(
        eq(index, indexId),
        eq(isNewcomer, true),
        lte(firstSeenAt, latest),
        after ? gt(firstSeenAt, after) : undefined,
      ),
    )
    .orderBy(desc(firstSeenAt))
    .limit(after ? maxCounted + 1 : 1)
  const latestAt = rows[0]?.firstSeenAt ?? after
  if (!after) return { count: { count: 0, isExact: true }, latestAt }
  const count = Math.min(rows.length, maxCounted)
  return { count: { count, isExact: rows.length <= maxCounted }, latestAt }
}
