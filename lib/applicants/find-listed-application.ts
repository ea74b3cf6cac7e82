import 'server-only'
import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { readingProfile } from '../connection/mapping/reading-profile'
import { profile } from '../connection/profile'
import { readTime, textAt } from '../records/read-field'
import { store } from '../store/connection'
import { indexedApplicants } from '../store/index-tables'
import { dispatches } from '../store/schema'
import type { ListedApplication } from './contract'
import { findReadyIndex } from './ready-index'

/** The maximum difference between the partner's clock and the desk's. */
const clockSkewMs = 60_000

/** Dates, and times without a zone, may lie on either side of the time of sending. */
const hasTimeAndZone = /T\d{2}:\d{2}.*(?:Z|[+-]\d{2}(?::?\d{2})?)$/

/** At most this many unconfirmed ones are looked up at once. */
const maxUnconfirmed = 2_000

/**
 * The first application in the index, of the same person to the same job, that was made after this dispatch with an
 * unknown outcome was sent, and that no other dispatch of this desk is known to have made. `personId`: only among this
 * person's dispatches.
 */
export async function findListedApplication(id: string, personId: string | null): Promise<ListedApplication | null> {
  const isOfPerson = personId === null ? undefined : eq(dispatches.personId, personId)
  return (await findListed(and(eq(dispatches.id, id), isOfPerson)))[0]?.listed ?? null
}

/** The same for the rows of a run that wait for a decision, by dispatch id; only for the first 2,000. */
export async function findListedOfRun(runId: string): Promise<Record<string, ListedApplication>> {
  const isWaiting = and(eq(dispatches.groupId, runId), eq(dispatches.rowOutcome, 'needs-decision'))
  return byDispatch(await findListed(isWaiting))
}

/** The same for this person's own dispatches that wait for a decision, without rows of runs. */
export async function findListedOfPerson(personId: string): Promise<Record<string, ListedApplication>> {
  const { groupId, state } = dispatches
  const isWaiting = and(eq(dispatches.personId, personId), isNull(groupId), eq(state, 'needs-decision'))
  return byDispatch(await findListed(isWaiting))
}

/** The same for these dispatches, with each listed application assigned to only one of them. */
export async function findListedOnce(ids: readonly string[]): Promise<Map<string, ListedApplication>> {
  const byApplication = new Map<string, Found>()
  for (const found of await findListed(inArray(dispatches.id, [...ids]))) {
    const application = `${pairOf(found.sent)} ${found.listed.id} ${found.listed.appliedAt}`
    if (!byApplication.has(application)) byApplication.set(application, found)
  }
  return new Map([...byApplication.values()].map(({ sent, listed }) => [sent.id, listed]))
}

type Found = { sent: Unconfirmed; listed: ListedApplication }

const byDispatch = (found: Found[]) => Object.fromEntries(found.map(({ sent, listed }) => [sent.id, listed]))

async function findListed(which: SQL | undefined): Promise<Found[]> {
  const unconfirmed = await readUnconfirmed(which)
  const index = unconfirmed.length > 0 ? await findReadyIndex() : null
  if (!index) return []
  const emails = [...new Set(unconfirmed.map(({ email }) => email))]
  const [records, made] = await Promise.all([readRecords(index.id, emails), readSucceeded(emails)])
  return unconfirmed.flatMap((sent) => {
    const listed = firstListed(sent, records.get(pairOf(sent)) ?? [], made.get(pairOf(sent)) ?? [])
    return listed ? [{ sent, listed }] : []
  })
}

type Applied = { email: string | null; jobId: string | null }
type Unconfirmed = { id: string; email: string; jobId: string; firstSentAt: Date }
type IndexedRecord = Applied & { record: unknown; firstSeenAt: Date }
/** A dispatch of this desk that made an application, with the ID that the partner gave it. */
type Made = Applied & { formId: string | null }

const pairOf = ({ email, jobId }: Applied) => JSON.stringify([email, jobId])

function groupByPair<Row extends Applied>(rows: Row[]): Map<string, Row[]> {
  const groups = new Map<string, Row[]>()
  for (const row of rows) {
    const group = groups.get(pairOf(row))
    if (group) group.push(row)
    else groups.set(pairOf(row), [row])
  }
  return groups
}

function firstListed({ firstSentAt }: Unconfirmed, records: IndexedRecord[], made: Made[]): ListedApplication | null {
  if (made.some(({ formId }) => formId === null)) return null
  const ofOthers = new Set(made.map(({ formId }) => formId))
  const sinceMs = firstSentAt.getTime() - clockSkewMs
  const listed = records
    .filter(({ firstSeenAt }) => firstSeenAt.getTime() >= sinceMs)
    .flatMap(({ record }) => readListed(record))
    .filter(({ id, appliedAt }) => Date.parse(appliedAt) >= sinceMs && !(id !== null && ofOthers.has(id)))
  return listed.toSorted((one, other) => Date.parse(one.appliedAt) - Date.parse(other.appliedAt))[0] ?? null
}

async function readUnconfirmed(which: SQL | undefined): Promise<Unconfirmed[]> {
  const { id, applicantEmail, jobId, sentAt, groupPosition } = dispatches
  const sentSteps = sql`jsonb_array_elements(${dispatches.timeline}) step where step ->> 'what' = 'sent'`
  const firstStepAt = sql<string | null>`(select min(step ->> 'at') from ${sentSteps})`
  const rows = await store()
    .select({ id, email: applicantEmail, jobId, sentAt, firstStepAt })
    .from(dispatches)
    .where(and(which, sql`kind = 'submit-application' and may_have_succeeded and state <> 'succeeded'`))
    .orderBy(groupPosition)
    .limit(maxUnconfirmed)
  return rows.flatMap(({ id, email, jobId, sentAt, firstStepAt }) =>
    email && jobId && sentAt
      ? [{ id, email, jobId, firstSentAt: firstStepAt === null ? sentAt : new Date(firstStepAt) }]
      : [],
  )
}

async function readRecords(indexId: number, emails: string[]): Promise<Map<string, IndexedRecord[]>> {
  const { email, jobId, record, firstSeenAt, missingSince } = indexedApplicants
  const rows = await store()
    .select({ email, jobId, record, firstSeenAt })
    .from(indexedApplicants)
    .where(and(eq(indexedApplicants.indexId, indexId), inArray(email, emails), isNull(missingSince)))
  return groupByPair(rows)
}

/** The applications of these people that this desk is known to have made. */
async function readSucceeded(emails: string[]): Promise<Map<string, Made[]>> {
  const { applicantEmail, jobId, result } = dispatches
  const rows = await store()
    .select({ email: applicantEmail, jobId, formId: sql<string | null>`${result} ->> 'applicationFormId'` })
    .from(dispatches)
    .where(
      and(
        inArray(applicantEmail, emails),
        sql`kind = 'submit-application' and state = 'succeeded' and result ->> 'outcome' <> 'already-applied'`,
      ),
    )
  return groupByPair(rows)
}

function readListed(record: unknown): ListedApplication[] {
  const { time } = readingProfile().applicants
  const { id } = profile().applicants
  const appliedAt = time === undefined ? null : readTime(record, time)
  if (appliedAt === null || !hasTimeAndZone.test(appliedAt) || Number.isNaN(Date.parse(appliedAt))) return []
  return [{ id: id === undefined ? null : textAt(record, id), appliedAt }]
}
