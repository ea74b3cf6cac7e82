import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { failureFromTransport } from '../partner/failure/make-failure'
import { store } from '../store/connection'
import { dispatches } from '../store/schema'
import { createCountingKind } from '../testing/counting-kind'
import { openTestStore } from '../testing/test-store'
import { claimDue } from './claim'
import { decide } from './decide'
import { markSending } from './mark-sending'
import { processDispatch } from './process-dispatch'
import { recordDispatch } from './record'
import { recoverExpiredLeases } from './recover-expired-leases'
import { registerKinds } from './registry'
import { toDispatchRow } from './row'
import { saveAnswer, saveUnsent } from './save-outcome'

const rosa = { id: 'rosa', name: 'Rosa' }
const lostAnswer = failureFromTransport({ endpoint: 'create-job', reference: 'R1', keyEnd: null }, 'connection-lost')
const never = new AbortController().signal
const kind = createCountingKind()

async function claimNew() {
  const id = randomUUID()
  const body = { name: 'Cook' }
  await recordDispatch({ id, kind: 'create-job', person: rosa, subject: 'S', body, entered: body })
  const [row] = await claimDue('one', 'person', 1)
  if (row?.id !== id) throw new Error('It is not due')
  return row
}
const read = async (id: string) => {
  const [row] = await store().select().from(dispatches).where(eq(dispatches.id, id))
  if (!row) throw new Error('There is none')
  return toDispatchRow(row)
}
const asBefore = {
  attempts: 0,
  sentAt: null,
  worker: null,
  leaseUntil: null,
  mayHaveSucceeded: false,
  ceilingAt: null,
  before: null,
}
const steps = ({ timeline }: Awaited<ReturnType<typeof read>>) => timeline.map(({ what }) => what)

/** From now on, every statement that marks a dispatch as being sent fails, until the returned function is called. */
async function breakMarking(): Promise<() => Promise<void>> {
  await store().execute(sql`create function fail_marking() returns trigger language plpgsql as $$ begin
    raise exception 'no room' using errcode = '53100'; end $$`)
  await store().execute(sql`create trigger fail_marking before update on dispatches for each row
    when (new.state = 'sending') execute function fail_marking()`)
  return async () => {
    await store().execute(sql`drop trigger fail_marking on dispatches`)
    await store().execute(sql`drop function fail_marking()`)
  }
}

beforeAll(() => openTestStore())
beforeAll(async () => {
  registerKinds({ 'create-job': kind })
})
beforeEach(async () => {
  await store().delete(dispatches)
  kind.sends = 0
})

test('sends a dispatch later when the store failed to mark it as being sent', async () => {
  const repairStore = await breakMarking()
  const row = await claimNew()
  await processDispatch(kind, row, 'one', never)
  const after = await read(row.id)
  expect(after).toMatchObject({ ...asBefore, state: 'backing-off' })
  expect(steps(after)).toEqual(['recorded', 'backed-off'])
  expect(kind.sends).toBe(0)
  await repairStore()
  await store().update(dispatches).set({ notBefore: sql`now()` })
  const [again] = await claimDue('one', 'person', 1)
  if (!again) throw new Error('It is not due')
  await processDispatch(kind, again, 'one', never)
  expect(await read(row.id)).toMatchObject({ state: 'succeeded', attempts: 1 })
  expect(kind.sends).toBe(1)
})

test('requeues a dispatch that was marked as being sent although the statement seemed to fail', async () => {
  const row = await claimNew()
  await markSending(row, 'one', { reference: 'lost', before: { ids: [] } })
  expect(await saveUnsent(kind, row, 'one', 'lost')).toBe(true)
  const after = await read(row.id)
  expect(after).toMatchObject({ ...asBefore, state: 'backing-off' })
  expect(steps(after)).toEqual(['recorded', 'backed-off'])
})

test('ignores a late statement that would mark a dispatch as being sent after it was requeued', async () => {
  const row = await claimNew()
  expect(await saveUnsent(kind, row, 'one', 'lost')).toBe(true)
  await store().update(dispatches).set({ notBefore: sql`now()` })
  expect(await claimDue('one', 'person', 1)).toHaveLength(1)
  expect(await markSending(row, 'one', { reference: 'lost', before: undefined })).toBe(false)
})

test('requeues a dispatch whose lease expired while the store was down', async () => {
  const row = await claimNew()
  await markSending(row, 'one', { reference: 'lost', before: undefined })
  await store().update(dispatches).set({ leaseUntil: sql`now() - interval '1 second'` })
  expect(await recoverExpiredLeases()).toBe(1)
  expect(await read(row.id)).toMatchObject({ state: 'reconciling', mayHaveSucceeded: true })
  expect(await saveUnsent(kind, row, 'one', 'lost')).toBe(true)
  expect(await read(row.id)).toMatchObject({ ...asBefore, state: 'backing-off' })
})

test('leaves a dispatch that another server has sent in the meantime', async () => {
  const row = await claimNew()
  await store().update(dispatches).set({ leaseUntil: sql`now() - interval '1 second'` })
  const [other] = await claimDue('two', 'person', 1)
  if (!other) throw new Error('It is not due')
  await markSending(other, 'two', { reference: 'theirs', before: undefined })
  expect(await saveUnsent(kind, row, 'one', 'lost')).toBe(false)
  expect(await read(row.id)).toMatchObject({ state: 'sending', worker: 'two', attempts: 1 })
})

test('cancels a dispatch that is requeued after a cancellation', async () => {
  const row = await claimNew()
  await markSending(row, 'one', { reference: 'lost', before: undefined })
  await decide(row.id, { what: 'cancel' }, rosa)
  expect(await saveUnsent(kind, row, 'one', 'lost')).toBe(true)
  expect(await read(row.id)).toMatchObject({ ...asBefore, state: 'cancelled', notBefore: null })
})

test('sends nothing when the commit took so long that another server may have taken over', async () => {
  const row = await claimNew()
  vi.spyOn(performance, 'now').mockReturnValueOnce(performance.now() - 11_000)
  await expect(markSending(row, 'one', { reference: 'slow', before: undefined })).rejects.toThrow('took so long')
  expect(await saveUnsent(kind, row, 'one', 'slow')).toBe(true)
  expect(await read(row.id)).toMatchObject({ ...asBefore, state: 'backing-off' })
})

test('leaves a row of a group to the person who is asked, whatever a late answer leaves open', async () => {
  const row = await claimNew()
  const asked = { attempts: 1, reference: 'R1', mayHaveSucceeded: true }
  const lost = { ok: false, failure: lostAnswer } as const
  const uncertainty = { what: 'unknown', why: 'tried-enough' } as const
  const isAsked = { ...asked, uncertainty, state: 'needs-decision', notBefore: null, worker: null, leaseUntil: null }
  await store()
    .update(dispatches)
    .set({ ...isAsked, groupId: 'run' })
  expect(await saveAnswer(kind, { ...row, ...asked, groupId: 'run' }, lost, 0)).toBe(false)
  expect(await read(row.id)).toMatchObject({ state: 'needs-decision' })
  // Outside of a group, the worker goes on with it.
  await store().update(dispatches).set({ groupId: null })
  expect(await saveAnswer(kind, { ...row, ...asked }, lost, 0)).toBe(true)
})

test('saves what follows from an outcome after the connection broke meanwhile', async () => {
  const row = await claimNew()
  let saved = 0
  const following = {
    ...kind,
    async onOutcome() {
      saved += 1
      if (saved === 1) throw Object.assign(new Error('terminating connection'), { code: '57P01' })
    },
  }
  await processDispatch(following, row, 'one', never)
  expect(saved).toBe(2)
  expect(await read(row.id)).toMatchObject({ state: 'succeeded', attempts: 1 })
})
