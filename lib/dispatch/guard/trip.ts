import 'server-only'
import { sql } from 'drizzle-orm'
import { log } from '../../runtime/log'
import { isStoreShared, type Store, store } from '../../store/connection'
import { servers, storeIdentity } from '../../store/guard-tables'
import { lockNumbers } from '../../store/lock-numbers'
import { readTimeline } from '../../store/store-facts'
import { notifyDue } from '../notify'
import { withdrawRestored } from '../registry'
import { type Guard, now, ownXid } from './guard-state'
import { holdUnsent } from './hold-unsent'
import { type HoldReason, isOlderState } from './judge-start'
import { createSends } from './sends'

/** The store went back while the desk was running. Discards everything that was known about it before. */
export async function trip(guard: Guard, why: HoldReason, lastUsedAt: Date | null): Promise<void> {
  const timeline = isStoreShared() ? await readTimeline(store()) : guard.timeline
  const counter = guard.counter + 1
  await store().transaction(async (tx: Store) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${lockNumbers.guard})`)
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

export async function hold(tx: Store, why: HoldReason, lastUsedAt: Date | null): Promise<void> {
  if (isOlderState(why)) await withdrawRestored(tx)
  const writes = await holdUnsent(tx, { why, lastUsedAt })
  // A new store has no past either.
  if (writes === 0 && why !== 'unknown-past')
    log.warn({ why, lastUsedAt }, 'the store may have gone back, but nothing unsent waits in it')
}

export async function adoptTimeline(tx: Store, timeline: string): Promise<void> {
  await tx.update(storeIdentity).set({ facts: sql`facts || jsonb_build_object('timeline', ${timeline}::text)` })
}
