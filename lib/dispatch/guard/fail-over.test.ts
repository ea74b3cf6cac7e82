import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { readHeldSummary } from '../../held-writes/read-summary'
import { store } from '../../store/connection'
import { servers, storeIdentity } from '../../store/guard-tables'
import { parseStoreFacts } from '../../store/store-facts'
import { openTestStore } from '../../testing/test-store'
import { recordDispatch } from '../record'
import { registerWithdrawal } from '../registry'
import { isSuspended, noteAttempt, startGuard, stopGuard, storeIsCurrent } from './guard'

const wal = vi.hoisted(() => ({ timeline: '00000001' }))
vi.mock('../../store/store-facts', async (original) => ({
  ...(await original<typeof import('../../store/store-facts')>()),
  readTimeline: async () => wal.timeline,
}))
vi.mock('../../store/connection', async (original) => ({
  ...(await original<typeof import('../../store/connection')>()),
  isStoreShared: () => true,
}))

const withdraw = vi.fn(async () => {})
beforeAll(() => openTestStore())
beforeAll(() => registerWithdrawal(withdraw))
beforeEach(async () => {
  wal.timeline = '00000001'
  await store().execute(sql`truncate dispatches, servers, store_identity, restore_incidents cascade`)
  await startGuard()
  await store().update(storeIdentity).set({ facts: sql`facts || '{"timeline": "00000001"}'` })
  withdraw.mockClear()
})
afterEach(() => stopGuard())

const xid = sql`pg_current_xact_id()::text::bigint`

async function record() {
  const id = randomUUID()
  const given = { kind: 'create-job', person: { id: 'rosa', name: 'Rosa' }, subject: 'Baker', body: {}, entered: {} }
  await recordDispatch({ id, ...given })
  return id
}

/** Another PostgreSQL server has taken over; this server's next heartbeat notices. */
function promote() {
  wal.timeline = '00000002'
  noteAttempt('', null)
}
const timelineKept = async () => parseStoreFacts((await store().select().from(storeIdentity))[0]?.facts)?.timeline

test('continues on its own after a fail-over that lost nothing', async () => {
  await record()
  promote()
  await vi.waitFor(async () => expect(await timelineKept()).toBe('00000002'), 60_000)
  expect(isSuspended()).toBe(false)
  expect(await readHeldSummary()).toBeNull()
  expect(withdraw).not.toHaveBeenCalled()
})

test('sends nothing through a promoted replica, even before a server has noticed the fail-over', async () => {
  const isCurrent = () => store().$count(sql`(select 1 where ${storeIsCurrent()}) as one`)
  expect(await isCurrent()).toBe(1)
  promote()
  await vi.waitFor(async () => expect(await timelineKept()).toBe('00000002'), 60_000)
  await vi.waitFor(() => expect(isSuspended()).toBe(false), 60_000)
  // The database itself still writes the first timeline: the same mismatch that a server has before its next heartbeat.
  expect(await isCurrent()).toBe(0)
})

test('holds all waiting writes after a fail-over that lost what this server had sent', async () => {
  const id = await record()
  noteAttempt(id, 1)
  promote()
  await vi.waitFor(async () => expect(await readHeldSummary()).toMatchObject({ why: 'went-back', held: 1 }), 60_000)
  expect(withdraw).toHaveBeenCalledOnce()
})

test('sends nothing until every live server has found the writes it sent', async () => {
  const other = randomUUID()
  const alive = { counter: 4, at: sql`clock_timestamp()`, xid, timeline: '00000001', stoppedAt: null }
  await store()
    .insert(servers)
    .values({ id: other, ...alive })
  promote()
  await vi.waitFor(() => expect(isSuspended()).toBe(true), 60_000)
  await store().update(servers).set({ timeline: '00000002', xid }).where(eq(servers.id, other))
  await vi.waitFor(() => expect(isSuspended()).toBe(false), 60_000)
  expect(await readHeldSummary()).toBeNull()
})
