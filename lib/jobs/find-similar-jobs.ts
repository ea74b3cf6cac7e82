import 'server-only'
import { and, desc, eq, ne, sql } from 'drizzle-orm'
import type { Person } from '../accounts/contract'
import { profile } from '../connection/profile'
import { readTeamNames } from '../connection/teams/list-teams'
import { fingerprintOf } from '../dispatch/fingerprint'
import { isEndedRow, isUnderWayRow } from '../dispatch/transitions'
import { textAt } from '../records/read-field'
import { store } from '../store/connection'
import { dispatches } from '../store/schema'
import { normalizeDeep } from '../text/normalize-deep'
import { compareValues, shownPaths, submittedValues } from './compare-values'
import type { Job, SimilarJob } from './contract'
import { enteredIn } from './job-values'
import { isKnownListWhole, jobsKnownAt, knownJobs } from './known-jobs'
import { isListIncomplete } from './look-for-created'

/** As many as a person will read. */
const most = 10

/** How many of this desk's latest jobs are compared. */
const maxCompared = 500

/**
 * Jobs similar to the one about to be sent: in this server's last list, in progress, or created on this desk within a
 * day. Never reads from the partner. Empty for an id that is already recorded, which is not sent twice.
 */
export async function findSimilarJobs(
  id: string,
  body: Record<string, unknown>,
  person: Pick<Person, 'id'>,
): Promise<SimilarJob[]> {
  const own = await store().select({ id: dispatches.id }).from(dispatches).where(eq(dispatches.id, id))
  if (own.length > 0) return []
  const sent = await findSimilarDispatches(id, body, person)
  const rows = findSimilarListed(body)
  const withoutId = matchWithoutId(sent, rows)
  const listed = rows.map((job): FoundJob => {
    const known = sent.find((one) => one.id === job.id) ?? withoutId.of.get(job.id)
    return { ...job, status: 'listed', who: known?.who ?? null, at: known?.at ?? null }
  })
  const known = new Set(knownJobs().map((job) => job.id))
  const canBeGone = isKnownListWhole() && !(await isListIncomplete())
  const isGone = ({ id, at }: FoundJob) =>
    canBeGone && id !== null && at !== null && Date.parse(at) < (jobsKnownAt()?.getTime() ?? 0) && !known.has(id)
  const rest = sent.filter(
    (one) => !isGone(one) && !withoutId.listed.has(one) && listed.every((job) => job.id !== one.id || one.id === null),
  )
  return withTeamNames([...rest, ...listed].slice(0, most))
}

async function withTeamNames(jobs: FoundJob[]): Promise<SimilarJob[]> {
  const names = await readTeamNames()
  return jobs.map((job) => ({ ...job, teamName: job.team === null ? null : (names.get(job.team) ?? null) }))
}

type FoundJob = Omit<SimilarJob, 'teamName'>
type ListedJob = Pick<Job, 'id' | 'title' | 'team' | 'isOpen'>

/**
 * Created jobs without a known id that a later list contains: as many as the list has rows that belong to no other job.
 * `of` maps rows to jobs if that is unambiguous.
 */
function matchWithoutId(
  sent: readonly FoundJob[],
  rows: readonly ListedJob[],
): { listed: ReadonlySet<FoundJob>; of: ReadonlyMap<string, FoundJob> } {
  const knownMs = jobsKnownAt()?.getTime() ?? 0
  const created = sent.filter(
    ({ status, id, at }) => status === 'created' && id === null && Date.parse(at ?? '') <= knownMs,
  )
  const free = rows.filter(({ id }) => sent.every((one) => one.id !== id))
  const [only, row] = [created[0], free[0]]
  const isPlain = only && row && created.length === 1 && free.length === 1
  return { listed: new Set(created.slice(0, free.length)), of: new Map(isPlain ? [[row.id, only]] : []) }
}

/** This desk's jobs with the same values that are in progress, succeeded, or may have succeeded. */
async function findSimilarDispatches(id: string, body: unknown, person: Pick<Person, 'id'>): Promise<FoundJob[]> {
  const rows = await store()
    .select({
      state: dispatches.state,
      title: dispatches.subject,
      team: dispatches.teamId,
      personId: dispatches.personId,
      name: dispatches.personName,
      at: sql<string>`to_char(coalesce(${dispatches.endedAt}, ${dispatches.createdAt}) at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
      body: dispatches.body,
      createdId: sql<string | null>`result ->> 'id'`,
      isUnderWay: sql<boolean>`${isUnderWayRow}`,
    })
    .from(dispatches)
    .where(
      and(
        eq(dispatches.kind, 'create-job'),
        ne(dispatches.id, id),
        sql`(coalesce(uncertainty ->> 'what', '') <> 'not-made' or uncertainty ->> 'listedAtMost' is not null)`,
        sql`(not ${isEndedRow} or (ended_at > now() - interval '1 day' and (state = 'succeeded' or may_have_succeeded)))`,
      ),
    )
    .orderBy(desc(dispatches.createdAt))
    .limit(maxCompared)
  const wanted = fingerprintOf(normalizeDeep(enteredIn(body)))
  const alike = rows.filter(({ body }) => fingerprintOf(normalizeDeep(enteredIn(JSON.parse(body)))) === wanted)
  return alike.map(({ state, title, team, personId, name, at, createdId, isUnderWay }) => ({
    status: isUnderWay ? 'in-progress' : state === 'succeeded' ? 'created' : 'may-be-created',
    id: createdId,
    title,
    team,
    isOpen: null,
    who: { name, isReader: personId === person.id },
    at,
  }))
}

/** Jobs in the list that contain every comparable value, including the title. */
function findSimilarListed(body: unknown): ListedJob[] {
  const { title: titlePath } = profile().jobs
  const jobs = knownJobs()
  const shown = shownPaths(jobs.map(({ record }) => record))
  const values = submittedValues(normalizeDeep(enteredIn(body)))
  const title = textAt(body, titlePath)
  // Bodies and lists may name the title differently.
  const titles = title === null ? values.map(({ value }) => value) : [normalizeDeep(title)]
  return jobs
    .filter(({ record }) => titles.includes(normalizeDeep(textAt(record, titlePath) ?? '')))
    .filter(({ record }) => compareValues(normalizeDeep(record), values, shown).hasAll)
    .map(({ id, title, team, isOpen }) => ({ id, title, team, isOpen }))
}
