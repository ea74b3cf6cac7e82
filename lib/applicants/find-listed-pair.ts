import 'server-only'
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { readingProfile } from '../connection/mapping/reading-profile'
import { profile } from '../connection/profile'
import { readTime, textAt } from '../records/read-field'
import { store } from '../store/connection'
import { indexedApplicants } from '../store/index-tables'
import { normalizeEmail } from '../text/normalize-email'
import { sanitizeText } from '../text/sanitize'
import type { ListedBefore } from './contract'
import { findReadyIndex } from './ready-index'

/** This person's application to this job that entered the index most recently; null without an index. */
export async function findListedPair(email: string, jobId: string): Promise<ListedBefore | null> {
  const index = await findReadyIndex()
  if (!index) return null
  const { indexId, email: ofPerson, jobId: toJob, missingSince, record, firstSeenAt } = indexedApplicants
  const [found] = await store()
    .select({ record })
    .from(indexedApplicants)
    .where(
      and(
        eq(indexId, index.id),
        eq(ofPerson, normalizeEmail(email)),
        eq(toJob, sanitizeText(jobId)),
        isNull(missingSince),
      ),
    )
    .orderBy(desc(firstSeenAt))
    .limit(1)
  if (!found) return null
  const { id } = profile().applicants
  const { time } = readingProfile().applicants
  const appliedAt = time === undefined ? null : readTime(found.record, time)
  return {
    id: id === undefined ? null : textAt(found.record, id),
    appliedAt: appliedAt === null || Number.isNaN(Date.parse(appliedAt)) ? null : appliedAt,
  }
}

/** Which of these people are in the index with the job beside them, by index in `pairs`; none without an index. */
export async function findListedPairs(pairs: readonly { email: string; jobId: string }[]): Promise<number[]> {
  const ready = await findReadyIndex()
  if (!ready) return []
  const asked = JSON.stringify(
    pairs.map(({ email, jobId }, index) => ({ index, email: normalizeEmail(email), job: sanitizeText(jobId) })),
  )
  const pair = sql`jsonb_to_recordset(${asked}::jsonb) as pair(index int, email text, job text)`
  const { indexId, email, jobId, missingSince } = indexedApplicants
  const isListed = and(
    eq(indexId, ready.id),
    eq(email, sql`pair.email`),
    eq(jobId, sql`pair.job`),
    isNull(missingSince),
  )
  const found = await store()
    .selectDistinct({ index: sql<number>`pair.index` })
    .from(pair)
    .innerJoin(indexedApplicants, isListed)
  return found.map(({ index }) => index)
}
