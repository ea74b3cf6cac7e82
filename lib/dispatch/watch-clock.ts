import 'server-only'
import { sql } from 'drizzle-orm'
import { log } from '../runtime/log'
import { isStoreShared, type Store, store } from '../store/connection'
import { dispatches, storeClock } from '../store/schema'
import { jumpMs, noteStoreClock } from '../store/store-clock'
import { isEndedRow } from './transitions'

/** `fromMs`, `toMs`: by the process's monotonic clock, before and after `storeMs` was read. */
type Reading = { storeMs: number; fromMs: number; toMs: number }

const seenEveryMs = 4_000

/**
 * Compares the database's clock with the process's monotonic one at each call. If the former was set, the times of all
 * open dispatches are moved with it: undo windows, leases and waits keep their length.
 */
export function createClockWatch(now: () => number = () => performance.now()): () => Promise<void> {
  let last: Reading | null = null
  return async () => {
    const fromMs = now()
    const { storeMs, seenMs } = await readClock()
    const reading = { storeMs, fromMs, toMs: now() }
    noteStoreClock(storeMs)
    const jump = last ? jumpBetween(last, reading) : 0
    if (jump !== 0) await moveTimesOnce(jump)
    else if (isStoreShared() && (seenMs === null || (last && storeMs - seenMs > seenEveryMs))) await saveSeen()
    last = reading
  }
}

/** On start, a server that runs alone detects dispatches recorded before its clock was set back. */
export async function catchUpWithClock(): Promise<void> {
  const [row] = await store()
    .select({ aheadMs: sql<number | null>`(extract(epoch from max(created_at) - clock_timestamp()) * 1000)::float8` })
    .from(dispatches)
    .where(sql`not ${isEndedRow}`)
  if (row?.aheadMs && row.aheadMs > jumpMs) await moveTimes(-row.aheadMs)
}

/** Milliseconds the database's clock moved beyond the time that passed; 0 if the readings explain the difference. */
export function jumpBetween(last: Reading, { storeMs, fromMs, toMs }: Reading): number {
  const passedMs = storeMs - last.storeMs
  const [minMs, maxMs] = [fromMs - last.toMs, toMs - last.fromMs]
  if (passedMs > maxMs + jumpMs) return passedMs - maxMs
  if (passedMs < minMs - jumpMs) return passedMs - minMs
  return 0
}

async function moveTimesOnce(byMs: number): Promise<void> {
  await store().transaction(async (tx: Store) => {
    if (!isStoreShared() || (await isFirstToSee(tx, byMs))) await moveTimes(byMs, tx)
  })
}

/** Moves the times of open dispatches by `byMs` milliseconds. */
export async function moveTimes(byMs: number, tx: Store = store()): Promise<void> {
  const by = sql`${`${Math.round(byMs)} ms`}::interval`
  await tx
    .update(dispatches)
    .set({
      createdAt: sql`case when created_at > clock_timestamp() then created_at + ${by} else created_at end`,
      notBefore: sql`not_before + ${by}`,
      leaseUntil: sql`lease_until + ${by}`,
      sentAt: sql`sent_at + ${by}`,
      ceilingAt: sql`ceiling_at + ${by}`,
      // Never moved forward: what ended between the list and the jump would then count as older than the list.
      ...(byMs < 0
        ? {
            before: sql`case when jsonb_typeof(before -> 'atMs') = 'number'
              then jsonb_set(before, '{atMs}', to_jsonb((before ->> 'atMs')::float8 + ${byMs}::float8)) else before end`,
          }
        : {}),
    })
    .where(sql`not ${isEndedRow} and (not_before is not null or sent_at is not null)`)
  log.warn({ byMs: Math.round(byMs) }, 'the clock of the database was set: open dispatches keep their waits')
}

/**
 * Several servers see one clock being set, and one of them moves the times. If the others carried on as usual, it was
 * this process that had been suspended.
 */
async function isFirstToSee(tx: Store, byMs: number): Promise<boolean> {
  const [seen] = await tx
    .select({ sinceMs: sql<number>`(extract(epoch from clock_timestamp() - seen_at) * 1000)::float8` })
    .from(storeClock)
    .for('update')
  if (!seen) return false
  await tx.update(storeClock).set({ seenAt: sql`clock_timestamp()` })
  return byMs > 0 ? seen.sinceMs > byMs - jumpMs : seen.sinceMs < 0
}

async function readClock(): Promise<{ storeMs: number; seenMs: number | null }> {
  const [row] = await store()
    .select({
      storeMs: sql<number>`(extract(epoch from clock_timestamp()) * 1000)::float8`,
      seenMs: sql<number | null>`(select extract(epoch from seen_at) * 1000 from ${storeClock})::float8`,
    })
    .from(sql`(select 1) as one`)
  if (!row) throw new Error('The database did not say its time')
  return row
}

async function saveSeen(): Promise<void> {
  await store()
    .insert(storeClock)
    .values({ id: 1, seenAt: sql`clock_timestamp()` })
    .onConflictDoUpdate({ target: storeClock.id, set: { seenAt: sql`clock_timestamp()` } })
}
