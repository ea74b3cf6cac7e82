import 'server-only'
import { and, desc, eq, ne, sql } from 'drizzle-orm'
import type { Person } from '../accounts/contract'
import { config } from '../config'
import { fingerprintOf } from '../dispatch/fingerprint'
import { store } from '../store/connection'
import { dispatches } from '../store/schema'
import type { Job, LikeJob } from './contract'
import { compareValues, placesShown, submittedValues } from './holds-values'
import { enteredIn } from './job-values'
import { jobsKnownAt, knownJobs } from './known-jobs'
import { textAt } from './read-job'

/** As many as a person reads. */
const most = 10

/**
 * Jobs like the one that is about to be sent under this id: in the list as this server last saw it, on their way, or made within a
 * day by anybody on this desk. It never asks the partner. None for an id that was recorded: that one is not sent a second time.
 */
export async function findLikeJobs(
  id: string,
  body: Record<string, unknown>,
  person: Pick<Person, 'id'>,
): Promise<LikeJob[]> {
  const own = await store().select({ id: dispatches.id }).from(dispatches).where(eq(dispatches.id, id))
  if (own.length > 0) return []
  const sent = await sentAlike(id, body, person)
  const listed = listedAlike(body).map((job): LikeJob => {
    const known = sent.find((one) => one.id === job.id)
    return { ...job, where: 'listed', who: known?.who ?? null, at: known?.at ?? null }
  })
  const isGone = ({ id, at }: LikeJob) =>
    id !== null && at !== null && Date.parse(at) < (jobsKnownAt()?.getTime() ?? 0) && !known.has(id)
  const known = new Set(knownJobs().map((job) => job.id))
  const rest = sent.filter((one) => !isGone(one) && listed.every((job) => job.id !== one.id || one.id === null))
  return [...rest, ...listed].slice(0, most)
}

/** Those of this desk with the very same values that are under way, worked, or may have worked. */
async function sentAlike(id: string, body: unknown, person: Pick<Person, 'id'>): Promise<LikeJob[]> {
  const rows = await store()
    .select({
      state: dispatches.state,
      title: dispatches.subject,
      team: dispatches.teamId,
      personId: dispatches.personId,
      name: dispatches.personName,
      at: sql<string>`to_char(coalesce(${dispatches.settledAt}, ${dispatches.createdAt}) at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
      made: sql<string | null>`done ->> 'id'`,
      isUnderWay: sql<boolean>`state in ('held', 'waiting', 'sending') or (state = 'unclear' and not_before is not null)`,
    })
    .from(dispatches)
    .where(
      and(
        eq(dispatches.kind, 'create-job'),
        eq(dispatches.fingerprint, fingerprintOf(enteredIn(body))),
        ne(dispatches.id, id),
        sql`coalesce(finding ->> 'what', '') <> 'not-made'`,
        sql`(settled_at is null or (settled_at > now() - interval '1 day' and (state = 'done' or is_doubtful)))`,
      ),
    )
    .orderBy(desc(dispatches.createdAt))
    .limit(most)
  return rows.map(({ state, title, team, personId, name, at, made, isUnderWay }) => ({
    where: isUnderWay ? 'under-way' : state === 'done' ? 'made' : 'may-be-made',
    id: made,
    title,
    team,
    isOpen: null,
    who: { name, isReader: personId === person.id },
    at,
  }))
}

/** Jobs of the list that hold every value that can be compared, the title among them. */
function listedAlike(body: unknown): Pick<Job, 'id' | 'title' | 'team' | 'isOpen'>[] {
  const { title: titlePlace } = config().partner.profile.jobs
  const jobs = knownJobs()
  const shown = placesShown(jobs.map(({ record }) => record))
  const values = submittedValues(enteredIn(body))
  const title = textAt(body, titlePlace)
  return jobs
    .filter(({ record }) => title === null || textAt(record, titlePlace)?.trim() === title.trim())
    .filter(({ record }) => compareValues(record, values, shown).hasAll)
    .map(({ id, title, team, isOpen }) => ({ id, title, team, isOpen }))
}
