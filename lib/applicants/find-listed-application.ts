import 'server-only'
import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import { profile } from '../connection/profile'
import { readingProfile } from '../connection/reading-profile'
import { readTime, textAt } from '../records/read-field'
import { store } from '../store/connection'
import { indexedApplicants } from '../store/index-tables'
import { dispatches } from '../store/schema'
import type { ListedApplication } from './contract'
import { findReadyIndex } from './ready-index'

/** The partner's clock and the desk's may differ by as much. */
const clockSkewMs = 60_000

/** Days and times without a zone may lie on either side of the moment of sending. */
const hasTimeAndZone = /T\d{2}:\d{2}.*(?:Z|[+-]\d{2}(?::?\d{2})?)$/

/**
 * The first application in the index, of the same person to the same job, that was made after this one of unknown
 * outcome was sent, and that no other of this desk's is known to have made. `personId`: only of this person's
 * dispatches.
 */
export async function findListedApplication(id: string, personId: string | null): Promise<ListedApplication | null> {
  const sent = await readUnconfirmed(id, personId)
  const index = sent ? await findReadyIndex() : null
  if (!sent || !index) return null
  const [records, others] = await Promise.all([readRecords(index.id, sent), readSucceeded(sent)])
  if (others.some(({ formId }) => formId === null)) return null
  const ofOthers = new Set(others.map(({ formId }) => formId))
  const sinceMs = sent.firstSentAt.getTime() - clockSkewMs
  const listed = records
    .filter(({ firstSeenAt }) => firstSeenAt.getTime() >= sinceMs)
    .flatMap(({ record }) => readListed(record))
    .filter(({ id, appliedAt }) => Date.parse(appliedAt) >= sinceMs && !(id !== null && ofOthers.has(id)))
  return listed.toSorted((one, other) => Date.parse(one.appliedAt) - Date.parse(other.appliedAt))[0] ?? null
}

type Unconfirmed = { id: string; email: string; jobId: string; firstSentAt: Date }

async function readUnconfirmed(id: string, personId: string | null): Promise<Unconfirmed | null> {
  const { applicantEmail: email, jobId, sentAt } = dispatches
  const sentSteps = sql`jsonb_array_elements(${dispatches.timeline}) step where step ->> 'what' = 'sent'`
  const firstStepAt = sql<string | null>`(select min(step ->> 'at') from ${sentSteps})`
  const [row] = await store()
    .select({ email, jobId, sentAt, firstStepAt })
    .from(dispatches)
    .where(
      and(
        eq(dispatches.id, id),
        personId === null ? undefined : eq(dispatches.personId, personId),
        sql`kind = 'submit-application' and may_have_succeeded and state <> 'succeeded'`,
      ),
    )
  if (!row?.email || !row.jobId || !row.sentAt) return null
  const firstSentAt = row.firstStepAt === null ? row.sentAt : new Date(row.firstStepAt)
  return { id, email: row.email, jobId: row.jobId, firstSentAt }
}

function readRecords(indexId: number, { email, jobId }: Unconfirmed) {
  const { record, firstSeenAt, missingSince } = indexedApplicants
  return store()
    .select({ record, firstSeenAt })
    .from(indexedApplicants)
    .where(
      and(
        eq(indexedApplicants.indexId, indexId),
        eq(indexedApplicants.email, email),
        eq(indexedApplicants.jobId, jobId),
        isNull(missingSince),
      ),
    )
}

/** This desk's other applications of the pair that made one, by the ID that the partner gave it. */
function readSucceeded({ id, email, jobId }: Unconfirmed) {
  return store()
    .select({ formId: sql<string | null>`${dispatches.result} ->> 'applicationFormId'` })
    .from(dispatches)
    .where(
      and(
        ne(dispatches.id, id),
        eq(dispatches.applicantEmail, email),
        eq(dispatches.jobId, jobId),
        sql`kind = 'submit-application' and state = 'succeeded' and result ->> 'outcome' <> 'already-applied'`,
      ),
    )
}

function readListed(record: unknown): ListedApplication[] {
  const { time } = readingProfile().applicants
  const { id } = profile().applicants
  const appliedAt = time === undefined ? null : readTime(record, time)
  if (appliedAt === null || !hasTimeAndZone.test(appliedAt) || Number.isNaN(Date.parse(appliedAt))) return []
  return [{ id: id === undefined ? null : textAt(record, id), appliedAt }]
}
