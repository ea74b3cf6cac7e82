import 'server-only'
import { sql } from 'drizzle-orm'
import { log } from '../../runtime/log'
import { isStoreShared, type Store, store } from '../../store/connection'
import { servers, storeIdentity } from '../../store/guard-tables'
import { dispatches } from '../../store/schema'
import { readTimeline } from '../../store/store-facts'
import { type Guard, guardState, isAsWritten, now, ownXid } from './guard-state'
import { maxPauseMs } from './judge-start'
import { adoptTimeline, trip } from './trip'

/** How often a server shows that it is alive. */
const heartbeatMs = 5_000
/** While it is unproved that a promoted replica has everything, servers check this often. */
const suspendedHeartbeatMs = 500
/** How long the other servers have to confirm a promoted replica, by the database's clock. */
const maxSuspenseMs = 30_000

export function scheduleHeartbeat(guard: Guard): void {
  if (guard.timer) clearTimeout(guard.timer)
  if (guardState.guard !== guard) return
  guard.timer = setTimeout(
    () => void sendHeartbeat(guard),
    guard.suspendedAtMs === null ? heartbeatMs : suspendedHeartbeatMs,
  )
  guard.timer.unref()
}

/** One at a time; the next one makes up for one that fails, and until then nothing can be sent either. */
export function sendHeartbeat(guard: Guard): Promise<void> {
  guard.pendingHeartbeat ??= writeHeartbeat(guard)
    .catch((error: unknown) => log.warn({ err: error }, 'this server could not show that it is alive'))
    .finally(() => {
      guard.pendingHeartbeat = null
      scheduleHeartbeat(guard)
    })
  return guard.pendingHeartbeat
}

async function writeHeartbeat(guard: Guard): Promise<void> {
  if (guardState.guard !== guard) return
  const timeline = isStoreShared() ? await readTimeline(store()) : guard.timeline
  const isPromoted = timeline !== null && guard.timeline !== null && timeline !== guard.timeline
  if (isPromoted) guard.suspendedAtMs ??= performance.now()
  const [identity] = await store().select({ partner: sql<string | null>`facts ->> 'partner'` }).from(storeIdentity)
  if (!identity) return waitForRestore(guard)
  if (guard.isEmptied) return trip(guard, 'rewritten', null)
  noticePartner(guard, identity.partner)
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
    .then((written) => {
      // Only what has been committed can be expected from now on.
      if (written.counter !== undefined) guard.counter = written.counter
      return written
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

/** While servers are restarted one after the other with another `PARTNER_API_URL`. */
function noticePartner(guard: Guard, partner: string | null): void {
  const isSuperseded = partner !== null && partner !== guard.partner
  if (isSuperseded && !guard.isSuperseded)
    log.error('a server was started with another PARTNER_API_URL: this one sends nothing until it is restarted')
  guard.isSuperseded = isSuperseded
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
