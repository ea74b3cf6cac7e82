import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { store } from '../store/connection'
import { dispatches } from '../store/schema'
import { openTestStore } from '../testing/test-store'
import { claimDue } from './claim'
import { markSending } from './mark-sending'
import { recordDispatch } from './record'
import { recoverExpiredLeases } from './recover-expired-leases'
import { registerKinds } from './registry'
import { catchUpWithClock, createClockWatch, jumpBetween, moveTimes } from './watch-clock'

const hourMs = 3_600_000
const rosa = { id: 'rosa', name: 'Rosa' }

beforeAll(() => openTestStore())
beforeAll(async () => {
  registerKinds({})
})
beforeEach(() => store().delete(dispatches))

async function record(undoMs?: number, queue?: string): Promise<string> {
  const id = randomUUID()
  const body = { name: 'Cook' }
  const more = { ...(undoMs === undefined ? {} : { undoMs }), ...(queue === undefined ? {} : { queue }) }
  await recordDispatch({ id, kind: 'create-job', person: rosa, subject: 'S', body, entered: body, ...more })
  return id
}

/** The times of the only dispatch, in milliseconds from the database's now. */
async function times() {
  const fromNow = (column: string) =>
    sql<number | null>`round(extract(epoch from ${sql.raw(column)} - clock_timestamp()) * 1000)::float8`
  const [row] = await store()
    .select({ notBefore: fromNow('not_before'), leaseUntil: fromNow('lease_until'), sentAt: fromNow('sent_at') })
    .from(dispatches)
  if (!row) throw new Error('There is none')
  return row
}
const near = (ms: number) => expect.closeTo(ms / 5_000, 0)
const inFives = (ms: number | null) => (ms ?? Number.NaN) / 5_000

test.each([
  ['as much as passed', 5_000, 5_000, 0],
  ['a little more, as clocks do', 6_000, 5_000, 0],
  ['an hour more', hourMs + 5_000, 5_000, hourMs],
  ['an hour back', 5_000 - hourMs, 5_000, -hourMs],
])('detects how far a clock was set: %s', (_, storeMs, passedMs, jump) => {
  const last = { storeMs: 0, fromMs: 0, toMs: 0 }
  expect(jumpBetween(last, { storeMs, fromMs: passedMs, toMs: passedMs })).toBe(jump)
})

test('does not take a slow database response for a changed clock', () => {
  const last = { storeMs: 9_000, fromMs: 0, toMs: 10_000 }
  expect(jumpBetween(last, { storeMs: 12_000, fromMs: 11_000, toMs: 12_000 })).toBe(0)
  expect(jumpBetween({ ...last, storeMs: 1_000 }, { storeMs: 12_000, fromMs: 11_000, toMs: 20_000 })).toBe(0)
})

test('keeps the length of the undo window when the clock is set back', async () => {
  await record(9_000)
  let passedMs = 0
  const watch = createClockWatch(() => passedMs)
  await watch()
  // The database's clock seems to have stood still for an hour: it was set back.
  passedMs = hourMs
  await store().execute(sql`update store_clock set seen_at = seen_at + interval '1 hour'`)
  await watch()
  expect(inFives((await times()).notBefore)).toEqual(near(9_000 - hourMs))
})

test('neither takes over the lease of a live worker nor ends an undo window when the clock is set forward', async () => {
  await record()
  const [row] = await claimDue('one', 'person', 1)
  if (!row) throw new Error('It is not due')
  await markSending(row, 'one', { reference: 'r', before: { atMs: 5, ids: [] } })
  await moveTimes(hourMs)
  const { leaseUntil, sentAt } = await times()
  expect([inFives(leaseUntil), inFives(sentAt)]).toEqual([near(hourMs + 20_000), near(hourMs)])
  // A record that ended between the two clock readings must not count as older than the list.
  const [{ before } = { before: null }] = await store().select({ before: dispatches.before }).from(dispatches)
  expect(before).toEqual({ atMs: 5, ids: [] })
  expect(await recoverExpiredLeases()).toBe(0)
})

test('shifts the time of the list read before a job, when the clock is set back', async () => {
  await record()
  const [row] = await claimDue('one', 'person', 1)
  if (!row) throw new Error('It is not due')
  await markSending(row, 'one', { reference: 'r', before: { atMs: hourMs + 5, ids: [] } })
  await moveTimes(-hourMs)
  const [{ before } = { before: null }] = await store().select({ before: dispatches.before }).from(dispatches)
  expect(before).toEqual({ atMs: 5, ids: [] })
})

test('does not hold writes recorded before the clock was set back while no server ran', async () => {
  await record(9_000)
  const ahead = sql`interval '1 hour'`
  await store()
    .update(dispatches)
    .set({ createdAt: sql`created_at + ${ahead}`, notBefore: sql`not_before + ${ahead}` })
  await catchUpWithClock()
  expect(inFives((await times()).notBefore)).toEqual(near(9_000))
  await catchUpWithClock()
  expect(inFives((await times()).notBefore)).toEqual(near(9_000))
})

test('sends the newest of a queue even if an older one was recorded with a later time', async () => {
  const first = await record(undefined, 'team/11')
  await store().update(dispatches).set({ createdAt: sql`now() + interval '1 hour'` })
  const second = await record(undefined, 'team/11')
  const [row] = await claimDue('one', 'person', 1)
  expect(row?.id).toBe(second)
  if (row) expect(await markSending(row, 'one', { reference: 'r', before: undefined })).toBe(true)
  const [older] = await store().select().from(dispatches).where(eq(dispatches.id, first))
  expect(older?.state).toBe('cancelled')
})
