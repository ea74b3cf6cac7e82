import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { readHeldSummary } from '../../held-writes/read-summary'
import { log } from '../../runtime/log'
import { users } from '../../store/account-tables'
import { store } from '../../store/connection'
import { servers, storeIdentity } from '../../store/guard-tables'
import { dispatches, drafts } from '../../store/schema'
import { openTestStore } from '../../testing/test-store'
import { decide } from '../decide'
import { recordDispatch } from '../record'
import { isSuspended, mayAttempt, noteAttempt, startGuard, stopGuard, storeIsCurrent } from './guard'

const rosa = { id: 'rosa', name: 'Rosa' }
beforeAll(() => openTestStore())
beforeEach(async () => {
  await store().execute(sql`truncate dispatches, drafts, users, servers, store_identity, restore_incidents cascade`)
})
afterEach(async () => {
  vi.restoreAllMocks()
  await stopGuard()
})

async function record(id: string = randomUUID(), given: object = {}) {
  await recordDispatch({ id, kind: 'create-job', person: rosa, subject: 'Baker', body: {}, entered: {}, ...given })
  return id
}
const read = async (id: string) => (await store().select().from(dispatches).where(eq(dispatches.id, id)))[0]
const isCurrent = async () =>
  (
    await store()
      .select({ is: sql<boolean>`${storeIsCurrent()}` })
      .from(sql`(select 1) as one`)
  )[0]?.is
const backdate = (interval: string) =>
  store()
    .update(servers)
    .set({ at: sql`at - ${interval}::interval`, xid: sql`pg_current_xact_id()::text::bigint` })
const untilHeld = (id: string) => vi.waitFor(async () => expect((await read(id))?.heldBy).not.toBeNull(), 60_000)

test('holds waiting writes after a long pause, and asks nothing after a short one', async () => {
  await startGuard()
  const id = await record()
  await stopGuard()
  await backdate('4 minutes')
  await startGuard()
  expect(await readHeldSummary()).toBeNull()
  await stopGuard()
  await backdate('20 minutes')
  await startGuard()
  expect(await readHeldSummary()).toMatchObject({ why: 'unused', held: 1 })
  expect(await read(id)).toMatchObject({ state: 'needs-decision', mayHaveSucceeded: true, worker: null })
})

test('asks nothing after a long pause when no writes are waiting', async () => {
  await startGuard()
  await stopGuard()
  await backdate('3 days')
  await startGuard()
  expect(await readHeldSummary()).toBeNull()
  const id = await record()
  expect((await read(id))?.state).toBe('queued')
})

test('notices a restore under a running desk, sends nothing more, and holds all waiting writes', async () => {
  await startGuard()
  const id = await record()
  expect(await isCurrent()).toBe(true)
  // The state that a fail-over to a replica without the last changes leaves behind.
  await store().update(servers).set({ counter: -1, xid: sql`pg_current_xact_id()::text::bigint` })
  expect(await isCurrent()).toBe(false)
  noteAttempt(id, null)
  await untilHeld(id)
  expect(await readHeldSummary()).toMatchObject({ why: 'went-back', held: 1 })
  expect(await isCurrent()).toBe(true)
  const later = await record()
  expect((await read(later))?.state).toBe('queued')
})

test('sends nothing from a store emptied while running, and holds what is loaded into it afterwards', async () => {
  await startGuard()
  const id = await record()
  const [dumped] = await store().select().from(dispatches)
  const [identity] = await store().select().from(storeIdentity)
  if (!dumped || !identity) throw new Error('There is nothing to restore')
  await store().execute(sql`truncate dispatches, servers, store_identity`)
  noteAttempt(id, null)
  await vi.waitFor(() => expect(isSuspended()).toBe(true), 60_000)
  expect([await store().$count(servers), await store().$count(storeIdentity)]).toEqual([0, 0])
  await store().insert(dispatches).values(dumped)
  expect(await isCurrent()).toBe(false)
  await store().insert(storeIdentity).values(identity)
  noteAttempt(id, null)
  await untilHeld(id)
  expect(isSuspended()).toBe(false)
  expect(await readHeldSummary()).toMatchObject({ why: 'rewritten', held: 1 })
  const later = await record()
  expect((await read(later))?.state).toBe('queued')
})

test('sends nothing to its partner once another server has started with another one', async () => {
  await startGuard()
  const id = await record()
  const setPartner = (url: string) =>
    store()
      .update(storeIdentity)
      .set({ facts: sql`jsonb_set(facts, '{partner}', to_jsonb(${url}::text))` })
  await setPartner('https://new.example.com')
  expect(await isCurrent()).toBe(false)
  noteAttempt(id, null)
  await vi.waitFor(() => expect(isSuspended()).toBe(true), 60_000)
  expect(await read(id)).toMatchObject({ state: 'queued', heldBy: null })
  // The change was undone.
  await setPartner('http://127.0.0.1:4010')
  noteAttempt(id, null)
  await vi.waitFor(() => expect(isSuspended()).toBe(false), 60_000)
  expect(await isCurrent()).toBe(true)
})

test('notices a row written by a restore, however recent', async () => {
  await startGuard()
  const id = await record()
  await store().update(servers).set({ at: sql`at` })
  expect(await isCurrent()).toBe(false)
  noteAttempt(id, null)
  await untilHeld(id)
})

test('sends nothing that this server has sent more often than the store records', async () => {
  await startGuard()
  const id = await record()
  noteAttempt(id, 1)
  expect(mayAttempt({ id, attempts: 1 })).toBe(true)
  expect(mayAttempt({ id, attempts: 0 })).toBe(false)
  await untilHeld(id)
  // Once it is held, only a person can send it: the server has forgotten what is not true of this store.
  expect(mayAttempt({ id, attempts: 0 })).toBe(true)
})

test('no decision sends a held write, and no statement can queue it', async () => {
  await startGuard()
  const id = await record()
  await stopGuard()
  await backdate('1 hour')
  await startGuard()
  for (const what of ['send-again', 'try-now', 'recheck', 'cancel'] as const)
    expect((await decide(id, { what }, rosa))?.state).toBe('too-late')
  const queued = store()
    .update(dispatches)
    .set({ state: 'queued', notBefore: sql`now()`, uncertainty: null })
    .where(eq(dispatches.id, id))
  await expect(queued).rejects.toMatchObject({ cause: { constraint: 'dispatches_held' } })
  expect((await read(id))?.state).toBe('needs-decision')
})

test('holds a draft from before the restore when it is sent, as it may have been sent then, but not a new one', async () => {
  await startGuard()
  await store().insert(users).values({ id: rosa.id, name: rosa.name, email: 'rosa@example.com' })
  const dispatchId = randomUUID()
  await store().insert(drafts).values({ userId: rosa.id, form: 'create-job', dispatchId, values: {} })
  await stopGuard()
  await backdate('1 hour')
  await startGuard()
  expect(await readHeldSummary()).toBeNull()
  await record(dispatchId)
  expect(await read(dispatchId)).toMatchObject({ state: 'needs-decision', heldBy: expect.any(String) })
  expect(await readHeldSummary()).toMatchObject({ held: 1 })
  expect((await read(await record()))?.state).toBe('queued')
})

test('a newer setting supersedes a held one', async () => {
  await startGuard()
  const queue = 'ai-chat/11'
  const id = await record(randomUUID(), { queue, kind: 'set-ai-chat' })
  await stopGuard()
  await backdate('1 hour')
  await startGuard()
  const newer = await record(randomUUID(), { queue, kind: 'set-ai-chat' })
  expect((await read(id))?.state).toBe('abandoned')
  expect((await read(newer))?.state).toBe('queued')
  expect(await readHeldSummary()).toBeNull()
})

test('logs what happened', async () => {
  const said = vi.spyOn(log, 'error')
  await startGuard()
  await record()
  await stopGuard()
  await backdate('1 hour')
  await startGuard()
  expect(said.mock.calls.map(([fields]) => fields)).toEqual([expect.objectContaining({ why: 'unused', writes: 1 })])
})

test('reports nothing for a new store, which has no history', async () => {
  const said = [vi.spyOn(log, 'warn'), vi.spyOn(log, 'error')]
  await startGuard()
  expect(said.flatMap(({ mock }) => mock.calls)).toEqual([])
})
