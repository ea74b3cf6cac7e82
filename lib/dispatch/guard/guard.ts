import 'server-only'
import { randomUUID } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import { log } from '../../runtime/log'
import { singleton } from '../../runtime/singleton'
import { isStoreShared, type Store, store } from '../../store/connection'
import { servers, storeIdentity } from '../../store/guard-tables'
import { dispatches } from '../../store/schema'
import {
  isOnTimeline,
  parseStoreFacts,
  readGenerationBeside,
  readStoreFacts,
  readTimeline,
  writeGenerationBeside,
} from '../../store/store-facts'
import { notifyDue } from '../notify'
import { holdUnsent } from './hold-unsent'
import { type HoldReason, judgeStart, maxPauseMs } from './judge-start'
import { createSends } from './sends'

/** How often a server shows that it is alive. */
const beatMs = 5_000
/** While it is unproved that a promoted replica has everything, servers check this often. */
const suspendedBeatMs = 500
/** How long the other servers have to confirm a promoted replica, by the database's clock. */
const maxSuspenseMs = 30_000
/** Any number that no other program uses on the same database. */
const guardLock = 5_263_170_402

/** Over `servers`: the row was last written by a server, not by a restore. */
const isAsWritten = sql`xmin::text::bigint = xid % 4294967296`
const ownXid = sql`pg_current_xact_id()::text::bigint`
const now = sql`clock_timestamp()`

/** What this process knows about the store that the store itself may lose. */
type Guard = {
  server: string
  /** The latest beat that the store has acknowledged. */
  counter: number
  timeline: string | null
  /** Since when (`performance.now()`) a promoted replica has not been confirmed by all servers. */
  suspendedAtMs: number | null
  sends: ReturnType<typeof createSends>
  /** The store knows of fewer attempts than this server has made. */
  hasLostSend: boolean
  /** Its tables were emptied under this server, as before a restore: nothing is sent until they are filled. */
  isEmptied: boolean
  timer: NodeJS.Timeout | null
  beating: Promise<void> | null
}

const state = singleton<{ guard: Guard | null }>('restore-guard', () => ({ guard: null }))

/**
 * Examines the store before anything is claimed: if it may have gone back, everything unsent is held in one transaction
 * (README.md, restored stores). From then on this server shows that it is alive, and notices when the store goes back.
 */
export async function startGuard(): Promise<void> {
  const facts = await readStoreFacts(store())
  const server = randomUUID()
  const generation = await store().transaction(async (tx: Store) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${guardLock})`)
    const [identity] = await tx.select().from(storeIdentity)
    const knownFacts = parseStoreFacts(identity?.facts)
    const life = await readLife(tx, knownFacts !== null)
    const why = judgeStart({
      known: identity && knownFacts ? { facts: knownFacts, generation: identity.generation } : null,
      facts,
      generationBeside: readGenerationBeside(),
      ...life,
    })
    if (why !== null) await hold(tx, why, life.lastUsedAt)
    const generation = (identity?.generation ?? 0) + 1
    const written = { facts, generation }
    await tx
      .insert(storeIdentity)
      .values({ id: 1, ...written })
      .onConflictDoUpdate({ target: storeIdentity.id, set: written })
    // Rows written by a restore have been examined; left in place, they would count again at every start.
    await tx.delete(servers).where(sql`not (${isAsWritten}) or at < ${now} - interval '7 days'`)
    await tx
      .insert(servers)
      .values({ id: server, counter: 0, at: now, xid: ownXid, timeline: facts.timeline, stoppedAt: null })
    return generation
  })
  writeGenerationBeside(generation)
  const guard: Guard = {
    server,
    counter: 0,
    timeline: facts.timeline,
    suspendedAtMs: null,
    sends: createSends(),
    hasLostSend: false,
    isEmptied: false,
    timer: null,
    beating: null,
  }
  state.guard = guard
  beatLater(guard)
}

/** The last beat, once this server has nothing in flight any more. */
export async function stopGuard(): Promise<void> {
  const { guard } = state
  if (!guard) return
  state.guard = null
  if (guard.timer) clearTimeout(guard.timer)
  await guard.beating
  await store().update(servers).set({ at: now, xid: ownXid, stoppedAt: now }).where(sql`id = ${guard.server}`)
}

/**
 * Nothing may be claimed: the store is empty, or a promoted replica has taken over and the servers are still checking
 * whether it has everything.
 */
export function isSuspended(): boolean {
  const { guard } = state
  return guard !== null && (guard.suspendedAtMs !== null || guard.isEmptied)
}

/**
 * A predicate for the statement that commits a send: the store still has what this server stored last, and no replica
 * has taken over that may lack another server's sends.
 */
export function storeIsCurrent(): SQL {
  const { guard } = state
  if (!guard) return sql`true`
  if (guard.suspendedAtMs !== null || guard.hasLostSend || guard.isEmptied) return sql`false`
  const isSameServer = isStoreShared() && guard.timeline !== null ? isOnTimeline(guard.timeline) : sql`true`
  return sql`${isSameServer} and exists (
    select 1 from servers where id = ${guard.server} and counter >= ${guard.counter} and ${isAsWritten})`
}

/** Call it before committing a send; false when this server has sent the dispatch more often than the store knows. */
export function mayAttempt(row: { id: string; attempts: number }): boolean {
  const { guard } = state
  if (!guard || guard.sends.attemptsOf(row.id) <= row.attempts) return true
  void tripLater(guard)
  return false
}

/** A send was committed (`attempts` includes it), or was not: then the store is examined at once. */
export function noteAttempt(id: string, attempts: number | null): void {
  const { guard } = state
  if (!guard) return
  if (attempts === null) void beat(guard)
  else guard.sends.note(id, attempts)
}

/** A row that this server has sent is back in its earlier state. */
function tripLater(guard: Guard): Promise<void> {
  guard.hasLostSend = true
  return beat(guard)
}

function beatLater(guard: Guard): void {
  if (guard.timer) clearTimeout(guard.timer)
  if (state.guard !== guard) return
  guard.timer = setTimeout(() => void beat(guard), guard.suspendedAtMs === null ? beatMs : suspendedBeatMs)
  guard.timer.unref()
}

/** One at a time; the next one makes up for one that fails, and until then nothing can be sent either. */
function beat(guard: Guard): Promise<void> {
  guard.beating ??= beatOnce(guard)
    .catch((error: unknown) => log.warn({ err: error }, 'this server could not show that it is alive'))
    .finally(() => {
      guard.beating = null
      beatLater(guard)
    })
  return guard.beating
}

async function beatOnce(guard: Guard): Promise<void> {
  if (state.guard !== guard) return
  const timeline = isStoreShared() ? await readTimeline(store()) : guard.timeline
  const isPromoted = timeline !== null && guard.timeline !== null && timeline !== guard.timeline
  if (isPromoted) guard.suspendedAtMs ??= performance.now()
  if ((await store().$count(storeIdentity)) === 0) return waitForRestore(guard)
  if (guard.isEmptied) return trip(guard, 'rewritten', null)
  const { isCurrent, lastUsedAt } = await store()
    .transaction(async (tx: Store) => {
      const [before] = await tx
        .select({ counter: servers.counter, at: servers.at, isAsWritten: sql<boolean>`${isAsWritten}` })
        .from(servers)
        .where(sql`id = ${guard.server}`)
        .for('update')
      const lastUsedAt = before?.at ?? null
      if (guard.hasLostSend || !before?.isAsWritten || before.counter < guard.counter)
        return { isCurrent: false, lastUsedAt }
      if (isPromoted && !(await hasAllSends(tx, guard))) return { isCurrent: false, lastUsedAt }
      const counter = before.counter + 1
      await tx.update(servers).set({ counter, at: now, xid: ownXid, timeline }).where(sql`id = ${guard.server}`)
      return { isCurrent: true, lastUsedAt, counter }
    })
    .then((beaten) => {
      // Only what has been committed can be expected from now on.
      if (beaten.counter !== undefined) guard.counter = beaten.counter
      return beaten
    })
  if (!isCurrent) return trip(guard, 'went-back', lastUsedAt)
  if (isPromoted) await confirmTimeline(guard, timeline)
}

/**
 * Someone is emptying the tables, most likely to load a dump into them. Nothing is written, so that no row of ours gets
 * in the dump's way and it brings its own identity, which then shows what it is.
 */
function waitForRestore(guard: Guard): void {
  if (!guard.isEmptied) log.error('the store was emptied under this server: nothing is sent until it is filled again')
  guard.isEmptied = true
}

/** Everything this server has sent recently is stored as sent. */
async function hasAllSends(tx: Store, guard: Guard): Promise<boolean> {
  const sent = JSON.stringify(guard.sends.all())
  const lost = await tx
    .select({ id: sql<string>`sent.id` })
    .from(sql`jsonb_to_recordset(${sent}::jsonb) as sent(id text, attempts int)`)
    .leftJoin(dispatches, sql`dispatches.id = sent.id`)
    .where(sql`dispatches.id is null or dispatches.attempts < sent.attempts`)
    .limit(1)
  return lost.length === 0
}

/**
 * A promoted replica has lost nothing this server knows of; every other server that was alive must find the same. One
 * that does not confirm in time may have died knowing of something the replica lacks.
 */
async function confirmTimeline(guard: Guard, timeline: string): Promise<void> {
  const silent = await store().$count(
    servers,
    sql`stopped_at is null and at > ${now} - ${`${maxPauseMs} ms`}::interval and timeline is distinct from ${timeline}`,
  )
  if (silent > 0) {
    const isLate = performance.now() - (guard.suspendedAtMs ?? 0) > maxSuspenseMs
    return isLate ? trip(guard, 'timeline', null) : undefined
  }
  await adoptTimeline(store(), timeline)
  log.warn({ timeline }, 'another PostgreSQL server has taken over, and nothing was lost')
  Object.assign(guard, { timeline, suspendedAtMs: null })
}

/** The store went back while the desk was running. Discards everything that was known about it before. */
async function trip(guard: Guard, why: HoldReason, lastUsedAt: Date | null): Promise<void> {
  const timeline = isStoreShared() ? await readTimeline(store()) : guard.timeline
  const counter = guard.counter + 1
  await store().transaction(async (tx: Store) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${guardLock})`)
    await hold(tx, why, lastUsedAt)
    if (timeline !== null) await adoptTimeline(tx, timeline)
    const alive = { counter, at: now, xid: ownXid, timeline, stoppedAt: null }
    await tx
      .insert(servers)
      .values({ id: guard.server, ...alive })
      .onConflictDoUpdate({ target: servers.id, set: alive })
  })
  Object.assign(guard, {
    counter,
    timeline,
    suspendedAtMs: null,
    sends: createSends(),
    hasLostSend: false,
    isEmptied: false,
  })
  notifyDue()
}

async function hold(tx: Store, why: HoldReason, lastUsedAt: Date | null): Promise<void> {
  const writes = await holdUnsent(tx, { why, lastUsedAt })
  // A new store has no past either.
  if (writes === 0 && why !== 'unknown-past')
    log.warn({ why, lastUsedAt }, 'the store may have gone back, but nothing unsent waits in it')
}

async function adoptTimeline(tx: Store, timeline: string): Promise<void> {
  await tx.update(storeIdentity).set({ facts: sql`facts || jsonb_build_object('timeline', ${timeline}::text)` })
}

/** The latest sign of life of any server, and whether a restore wrote the rows. */
async function readLife(tx: Store, isKnown: boolean) {
  const ofServers = sql`select max(at) as at, coalesce(bool_or(not (${isAsWritten})), false) as is_rewritten from servers`
  const ofDispatches = sql`select max(greatest(created_at, sent_at, ended_at)) as at, false as is_rewritten from dispatches`
  const [life] = await tx
    .select({
      lastUsedAtMs: sql<number | null>`(extract(epoch from at) * 1000)::float8`,
      lastUsedMs: sql<number | null>`(extract(epoch from ${now} - at) * 1000)::float8`,
      isRewritten: sql<boolean>`is_rewritten`,
    })
    .from(sql`(${isKnown ? ofServers : ofDispatches}) as life`)
  const { lastUsedAtMs = null, lastUsedMs = null, isRewritten = false } = life ?? {}
  return { lastUsedAt: lastUsedAtMs === null ? null : new Date(lastUsedAtMs), lastUsedMs, isRewritten }
}
