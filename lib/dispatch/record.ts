import 'server-only'
import { and, eq, getTableColumns, ne, sql } from 'drizzle-orm'
import type { Lane } from '../partner/pacing/lanes'
import { currentSpan, inSpan } from '../runtime/request-context'
import { type Store, store } from '../store/connection'
import { dispatches, drafts } from '../store/schema'
import { inMs } from '../store/store-clock'
import { normalizeEmail } from '../text/normalize-email'
import { sanitizeText } from '../text/sanitize'
import { leaseMs } from './claim'
import type { Author, Dispatch } from './contract'
import { ended } from './ended'
import { fingerprintOf } from './fingerprint'
import { heldSince } from './guard/hold-unsent'
import { notifyDue } from './notify'
import { shownColumns, toDispatch, toDispatchRow } from './row'
import { stepNow, withStep } from './timeline'
import { cancelledOrAbandoned, move } from './transitions'
import { type Reservation, reserveWorker } from './worker'

export type NewDispatch = {
  /** Generated in the browser. */
  id: string
  kind: string
  person: Author
  subject: string
  applicantEmail?: string | null
  jobId?: string | null
  teamId?: string | null
  /** Of the dispatches in one queue, one is in flight at a time, and a newer one supersedes those that wait. */
  queue?: string
  /** What is sent to the partner. */
  body: Record<string, unknown>
  /** The part that a person entered: with equal values here, two submissions are the same. */
  entered: unknown
  lane?: Lane
  /** The version of the field profile used to create the body; 0 by default, before any profile was confirmed. */
  profileVersion?: number
  /** Milliseconds in which it can be undone before it is sent. */
  undoMs?: number
}

export type Recorded<Done> = { state: 'recorded' | 'already-recorded'; dispatch: Dispatch<Done> }

const maxSubjectLength = 300
const { body: _, ...allButBody } = getTableColumns(dispatches)

/**
 * Records a dispatch before anything is sent. The same id with the same values is the same dispatch: a double click,
 * two tabs, a form submitted again after signing in. Other values: `already-recorded`. Null: the id belongs to another
 * person's dispatch or draft.
 */
export async function recordDispatch<Done>(given: NewDispatch): Promise<Recorded<Done> | null> {
  const answer = await recordUnless<Done, never>(given, async () => null)
  return answer?.state === 'objected' ? null : answer
}

/**
 * Like `recordDispatch`, unless `findObjection`, which runs in the recording transaction, finds an objection. It is not
 * called for a dispatch that is already recorded.
 */
export async function recordUnless<Done, Found>(
  given: NewDispatch,
  findObjection: (tx: Store) => Promise<Found | null>,
): Promise<Recorded<Done> | { state: 'objected'; found: Found } | null> {
  const facts = { 'desk.dispatch.id': given.id, 'desk.dispatch.kind': given.kind }
  const reservation = reserveFor(given)
  try {
    return await inSpan('record dispatch', { kind: 'producer', facts }, () => record(given, findObjection, reservation))
  } finally {
    reservation?.release()
  }
}

async function record<Done, Found>(
  given: NewDispatch,
  findObjection: (tx: Store) => Promise<Found | null>,
  reservation: Reservation | null,
): Promise<Recorded<Done> | { state: 'objected'; found: Found } | null> {
  const { id, person, queue } = given
  const fingerprint = fingerprintOf(given.entered)
  const body = JSON.stringify(given.body)
  const { recorded, found } = await store().transaction(async (tx) => {
    const { isRecorded, begun } = await readExisting(tx, id)
    if (isRecorded) return { recorded: undefined, found: null }
    const draft = begun.find(({ userId }) => userId === person.id)
    if (!draft && begun.length > 0) return { recorded: undefined, found: null }
    const found = await findObjection(tx)
    if (found !== null) return { recorded: undefined, found }
    const inserted = await tx
      .insert(dispatches)
      .values({ ...newRow(given), body, fingerprint, ...heldOrClaimed(draft?.heldBy ?? null, reservation) })
      .onConflictDoNothing({ target: dispatches.id })
      .returning(allButBody)
    if (inserted[0] && queue !== undefined) await supersede(tx, { id, queue, person })
    return { recorded: inserted[0], found }
  })
  if (found !== null) return { state: 'objected', found }
  if (!recorded) return readRecorded(given, fingerprint)
  if (reservation && recorded.worker === reservation.worker) reservation.begin(toDispatchRow({ ...recorded, body }))
  else notifyDue()
  return { state: 'recorded', dispatch: toDispatch(recorded) }
}

/** The columns of a new dispatch, except its body and fingerprint, and whether it is held or claimed. */
function newRow(given: NewDispatch) {
  const { id, kind, person, queue, undoMs } = given
  return {
    id,
    kind,
    state: undoMs ? 'scheduled' : 'queued',
    lane: given.lane ?? 'person',
    personId: person.id,
    personName: person.name,
    subject: sanitizeText(given.subject).slice(0, maxSubjectLength),
    applicantEmail: given.applicantEmail == null ? null : normalizeEmail(given.applicantEmail),
    jobId: given.jobId == null ? null : sanitizeText(given.jobId),
    teamId: given.teamId ?? null,
    profileVersion: given.profileVersion ?? 0,
    queue: queue ?? null,
    ...(queue === undefined ? {} : { createdAt: afterAllOf(queue) }),
    traceparent: currentSpan()?.traceparent ?? null,
    notBefore: sql`now() + ${`${undoMs ?? 0} ms`}::interval`,
    timeline: sql`jsonb_build_array(${stepNow({ what: 'recorded', by: person.name, byId: person.id })})`,
  } as const
}

/** `heldBy`: the incident that holds its draft, which may already have been sent since. */
function heldOrClaimed(heldBy: string | null, reservation: Reservation | null) {
  return heldBy === null ? claimedBy(reservation) : { ...heldSince(heldBy), notBefore: null }
}

/** Returns the dispatch with this id if it is of the same kind and person. */
async function readRecorded<Done>(
  { id, kind, person }: NewDispatch,
  fingerprint: string,
): Promise<Recorded<Done> | null> {
  const [known] = await store()
    .select({ ...shownColumns, fingerprint: dispatches.fingerprint })
    .from(dispatches)
    .where(and(eq(dispatches.id, id), eq(dispatches.kind, kind), eq(dispatches.personId, person.id)))
  if (!known) return null
  const state = known.fingerprint === fingerprint ? 'recorded' : 'already-recorded'
  return { state, dispatch: toDispatch(known) }
}

/** The order of a queue must not depend on the clock, which may have been set back. */
const afterAllOf = (queue: string) => sql`greatest(now(),
  (select max(other.created_at) + interval '1 millisecond' from dispatches other where other.queue = ${queue}))`

/** Only for a dispatch that waits for nothing but a worker: claiming it later would take longer. */
function reserveFor({ queue, undoMs, lane = 'person' }: NewDispatch): Reservation | null {
  return queue === undefined && !undoMs ? reserveWorker(lane) : null
}

/** If this process dies before it begins the dispatch, the lease expires and another worker claims it. */
const claimedBy = (reservation: Reservation | null) =>
  reservation && { worker: reservation.worker, leaseUntil: inMs(leaseMs) }

/** Whether the id is recorded, and the drafts that the dispatch began as: only their owner may send it. */
async function readExisting(tx: Store, id: string) {
  const rows = await tx
    .select({
      isRecorded: sql<boolean>`exists (select 1 from ${dispatches} where ${eq(dispatches.id, id)})`,
      userId: drafts.userId,
      heldBy: drafts.heldBy,
    })
    .from(sql`(select 1) as one`)
    .leftJoin(drafts, eq(drafts.dispatchId, id))
  return { isRecorded: rows[0]?.isRecorded === true, begun: rows.filter(({ userId }) => userId !== null) }
}

/** Supersedes the waiting dispatches of the queue with its newest one. */
async function supersede(tx: Store, { id, queue, person }: { id: string; queue: string; person: Author }) {
  const { from, state } = move({
    scheduled: 'cancelled',
    queued: cancelledOrAbandoned,
    'backing-off': cancelledOrAbandoned,
    reconciling: 'abandoned',
    'needs-decision': cancelledOrAbandoned,
  })
  await tx
    .update(dispatches)
    .set({ ...ended, state, timeline: withStep({ what: 'superseded', by: person.name, byId: person.id }) })
    .where(and(eq(dispatches.queue, queue), ne(dispatches.id, id), from))
}
