import 'server-only'
import { and, eq, gt, isNull, lt, ne, or, sql } from 'drizzle-orm'
import { singleton } from '../runtime/singleton'
import { type Store, store } from '../store/connection'
import { applicantIndexes } from '../store/index-tables'
import { timing } from './timing'

export type IndexRecord = typeof applicantIndexes.$inferSelect

/** While there is no index, the store is queried for one at most this often, however many pages are read. */
const askedEveryMs = 1_000
const missing = singleton('missing-index', () => ({ source: '', untilMs: Number.NEGATIVE_INFINITY }))

const leaseEnd = (leases = 1) => sql`now() + ${timing.leaseMs * leases} * interval '1 millisecond'`

/** Returns this source's index, creating it if needed; marks it as in use (`usedAt`). */
export async function openIndex(source: string): Promise<IndexRecord> {
  missing.source = ''
  const [row] = await store()
    .insert(applicantIndexes)
    .values({ source, isReplacement: sql`exists (select 1 from ${applicantIndexes})` })
    .onConflictDoUpdate({ target: applicantIndexes.source, set: { usedAt: sql`now()` } })
    .returning()
  if (!row) throw new Error('An insert with a conflict clause that updates returns its row')
  return row
}

/** Returns this source's index, or null. */
export async function findIndex(source: string): Promise<IndexRecord | null> {
  const [row] = await store().select().from(applicantIndexes).where(eq(applicantIndexes.source, source))
  return row ?? null
}

/** Like `findIndex`, for reading pages of the list: finds an index that another server created up to a second late. */
export async function findIndexLately(source: string): Promise<IndexRecord | null> {
  if (missing.source === source && performance.now() < missing.untilMs) return null
  const index = await findIndex(source)
  if (index === null) Object.assign(missing, { source, untilMs: performance.now() + askedEveryMs })
  return index
}

/** Makes a whole walk due: the next round of any server begins it. */
export async function markWalkAsked(source: string): Promise<void> {
  await store().update(applicantIndexes).set({ isWalkAsked: true }).where(eq(applicantIndexes.source, source))
}

/** Claims or renews the lease; null while another server holds it. */
export async function claimIndex(id: number, server: string): Promise<IndexRecord | null> {
  const { leaseBy, leaseUntil, state } = applicantIndexes
  // No lease is this long: the clock was ahead when it was claimed. Two, since `now()` is the start of a transaction.
  const isFromAhead = gt(leaseUntil, leaseEnd(2))
  const isFree = or(isNull(leaseBy), lt(leaseUntil, sql`now()`), isFromAhead, eq(leaseBy, server))
  const [row] = await store()
    .update(applicantIndexes)
    .set({ leaseBy: server, leaseUntil: leaseEnd() })
    .where(and(eq(applicantIndexes.id, id), ne(state, 'erasing'), isFree))
    .returning()
  return row ?? null
}

/** Renews a server's lease, if it holds one, and marks the index as in use: for rounds that wait a long time. */
export async function renewLease(server: string): Promise<void> {
  await store()
    .update(applicantIndexes)
    .set({ leaseUntil: leaseEnd(), usedAt: sql`now()` })
    .where(eq(applicantIndexes.leaseBy, server))
}

/** Releases the lease early; does nothing if another server holds it. */
export async function releaseIndex(id: number, server: string): Promise<void> {
  await store()
    .update(applicantIndexes)
    .set({ leaseBy: null, leaseUntil: null })
    .where(and(eq(applicantIndexes.id, id), eq(applicantIndexes.leaseBy, server)))
}

/** Another server has taken the lease, or the index was erased: nothing more may be written. */
export class LeaseLostError extends Error {}

type Change = {
  [Name in keyof typeof applicantIndexes.$inferInsert]?:
    | (typeof applicantIndexes.$inferInsert)[Name]
    | ReturnType<typeof sql>
}

/** Changes the index and renews the lease, in the transaction of the caller's other writes. Throws `LeaseLostError`. */
export async function changeIndex(tx: Store, { id, server }: Lease, change: Change): Promise<IndexRecord> {
  const [row] = await tx
    .update(applicantIndexes)
    .set({ ...change, leaseUntil: leaseEnd() })
    .where(and(eq(applicantIndexes.id, id), eq(applicantIndexes.leaseBy, server)))
    .returning()
  if (!row) throw new LeaseLostError()
  return row
}

/** Reads the index and renews the lease: the caller's writes count only while it is held. Throws like `changeIndex`. */
export function holdLease(tx: Store, lease: Lease): Promise<IndexRecord> {
  return changeIndex(tx, lease, {})
}

/** This server's right to write to an index. */
export type Lease = { id: number; server: string }
