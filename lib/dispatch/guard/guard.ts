import 'server-only'
import { randomUUID } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import { isStoreShared, type Store, store } from '../../store/connection'
import { servers, storeIdentity } from '../../store/guard-tables'
import { lockNumbers } from '../../store/lock-numbers'
import {
  isOnTimeline,
  parseStoreFacts,
  readGenerationBeside,
  readStoreFacts,
  writeGenerationBeside,
} from '../../store/store-facts'
import { type Guard, guardState, isAsWritten, now, ownXid } from './guard-state'
import { scheduleHeartbeat, sendHeartbeat } from './heartbeat'
import { judgeStart } from './judge-start'
import { createSends } from './sends'
import { hold } from './trip'

/**
 * Examines the store before anything is claimed: if it may have gone back, everything unsent is held in one transaction
 * (README.md, restored stores). From then on this server shows that it is alive, and notices when the store goes back.
 */
export async function startGuard(): Promise<void> {
  const facts = await readStoreFacts(store())
  const server = randomUUID()
  const generation = await store().transaction(async (tx: Store) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${lockNumbers.guard})`)
    const [identity] = await tx.select().from(storeIdentity)
    const knownFacts = parseStoreFacts(identity?.facts)
    const lastUse = await readLastUse(tx, knownFacts !== null)
    const why = judgeStart({
      known: identity && knownFacts ? { facts: knownFacts, generation: identity.generation } : null,
      facts,
      generationBeside: readGenerationBeside(),
      ...lastUse,
    })
    if (why !== null) await hold(tx, why, lastUse.lastUsedAt)
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
    partner: facts.partner,
    timeline: facts.timeline,
    suspendedAtMs: null,
    sends: createSends(),
    hasLostSend: false,
    isEmptied: false,
    isSuperseded: false,
    timer: null,
    pendingHeartbeat: null,
  }
  guardState.guard = guard
  scheduleHeartbeat(guard)
}

/** The last heartbeat, once this server has nothing in flight any more. */
export async function stopGuard(): Promise<void> {
  const { guard } = guardState
  if (!guard) return
  guardState.guard = null
  if (guard.timer) clearTimeout(guard.timer)
  await guard.pendingHeartbeat
  await store().update(servers).set({ at: now, xid: ownXid, stoppedAt: now }).where(sql`id = ${guard.server}`)
}

/**
 * Nothing may be claimed: the store is empty, another server sends to another partner, or a promoted replica has taken
 * over and the servers are still checking whether it has everything.
 */
export function isSuspended(): boolean {
  const { guard } = guardState
  return guard !== null && (guard.suspendedAtMs !== null || guard.isEmptied || guard.isSuperseded)
}

/**
 * A predicate for the statement that commits a send: the store still has what this server stored last, no replica has
 * taken over that may lack another server's sends, and no server has started with another partner.
 */
export function storeIsCurrent(): SQL {
  const { guard } = guardState
  if (!guard) return sql`true`
  if (guard.suspendedAtMs !== null || guard.hasLostSend || guard.isEmptied) return sql`false`
  const isSameServer = isStoreShared() && guard.timeline !== null ? isOnTimeline(guard.timeline) : sql`true`
  return sql`${isSameServer} and exists (
    select 1 from servers where id = ${guard.server} and counter >= ${guard.counter} and ${isAsWritten})
    and not exists (select 1 from store_identity where facts ->> 'partner' <> ${guard.partner})`
}

/** Call it before committing a send; false when this server has sent the dispatch more often than the store knows. */
export function mayAttempt(row: { id: string; attempts: number }): boolean {
  const { guard } = guardState
  if (!guard || guard.sends.attemptsOf(row.id) <= row.attempts) return true
  void noteLostSend(guard)
  return false
}

/** A send was committed (`attempts` includes it), or was not: then the store is examined at once. */
export function noteAttempt(id: string, attempts: number | null): void {
  const { guard } = guardState
  if (!guard) return
  if (attempts === null) void sendHeartbeat(guard)
  else guard.sends.note(id, attempts)
}

/** A row that this server has sent is back in its earlier state. */
function noteLostSend(guard: Guard): Promise<void> {
  guard.hasLostSend = true
  return sendHeartbeat(guard)
}

/** The latest sign of life of any server, and whether a restore wrote the rows. */
async function readLastUse(tx: Store, isKnown: boolean) {
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
