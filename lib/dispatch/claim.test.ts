import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { writeKinds } from '../boot/start-worker'
import { store } from '../store/connection'
import { dispatches } from '../store/schema'
import { countEntriesRead } from '../testing/entries-read'
import { openTestStore } from '../testing/test-store'
import { cancelIfStopped, claimDue, nextDueMs, release, renewLeases } from './claim'
import { decide } from './decide'
import { markSending } from './mark-sending'
import { type NewDispatch, recordDispatch } from './record'
import { recoverExpiredLeases, releaseForeignClaims } from './recover-expired-leases'
import { groups, registerKinds } from './registry'
import { toDispatchRow } from './row'

beforeAll(() => openTestStore())
beforeEach(async () => {
  registerKinds(writeKinds)
  await store().delete(dispatches)
})

const rosa = { id: 'rosa', name: 'Rosa' }
const ada = { id: 'ada', name: 'Ada' }
const body = { applicant: { email: 'a@example.com' } }
const sending = { reference: 'reference', before: undefined }

async function record(change: Partial<NewDispatch> = {}): Promise<string> {
  const id = change.id ?? randomUUID()
  await recordDispatch({ id, kind: 'submit-application', person: rosa, subject: 'S', body, entered: body, ...change })
  return id
}
const read = async (id: string) => {
  const [row] = await store().select().from(dispatches).where(eq(dispatches.id, id))
  if (!row) throw new Error('There is none')
  return toDispatchRow(row)
}
const sql1 = (statement: ReturnType<typeof sql>) => store().execute(statement)

test('records concurrent requests with the same ID once, and rejects other values and other users', async () => {
  const id = randomUUID()
  const given = {
    id,
    kind: 'submit-application' as const,
    person: rosa,
    subject: 'S',
    body,
    entered: { a: 1, b: [1, { c: 2 }] },
  }
  const answers = await Promise.all(Array.from({ length: 8 }, () => recordDispatch(given)))
  expect(answers.map((answer) => answer?.state)).toEqual(Array(8).fill('recorded'))
  expect(await store().$count(dispatches)).toBe(1)
  expect((await recordDispatch({ ...given, entered: { b: [1, { c: 2 }], a: 1 } }))?.state).toBe('recorded')
  expect((await recordDispatch({ ...given, entered: { a: 2 } }))?.state).toBe('already-recorded')
  expect(await recordDispatch({ ...given, person: ada })).toBeNull()
  expect(await recordDispatch({ ...given, kind: 'create-job' })).toBeNull()
})

test('claims the longest due first, each by only one worker, and each lane separately', async () => {
  const ids: string[] = []
  for (let count = 0; count < 20; count += 1) ids.push(await record())
  const bulk = await record({ lane: 'bulk' })
  const [one, other] = await Promise.all([claimDue('one', 'person', 10), claimDue('other', 'person', 10)])
  const claimed = [...one, ...other].map(({ id }) => id)
  expect(new Set(claimed)).toEqual(new Set(ids))
  for (const rows of [one, other])
    expect(rows.map(({ id }) => ids.indexOf(id))).toEqual(rows.map(({ id }) => ids.indexOf(id)).sort((a, b) => a - b))
  expect((await claimDue('one', 'bulk', 10)).map(({ id }) => id)).toEqual([bulk])
  expect(await claimDue('one', 'bulk', 0)).toEqual([])
})

test('does not claim a dispatch within its undo window, and cancels it without a request', async () => {
  const id = await record({ undoMs: 5_000 })
  expect(await claimDue('one', 'person', 1)).toEqual([])
  expect(await nextDueMs(['person'])).toBeGreaterThan(4_000)
  expect((await decide(id, { what: 'cancel' }, rosa))?.dispatch.state).toBe('cancelled')
  expect(await nextDueMs(['person', 'bulk'])).toBeNull()
  expect((await decide(id, { what: 'try-now' }, rosa))?.state).toBe('too-late')
})

test('lets only one of a concurrent cancel and send win, and records a cancel that came second', async () => {
  const seen = new Set<string>()
  for (let round = 0; round < 30; round += 1) {
    const id = await record()
    const [row] = await claimDue('one', 'person', 1)
    if (!row) throw new Error('Not claimed')
    const cancel = () => decide(id, { what: 'cancel' }, rosa)
    const send = () => markSending(row, 'one', sending)
    const [isSent, decided] =
      round % 2 ? await Promise.all([send(), cancel()]) : (await Promise.all([cancel(), send()])).reverse()
    const { state, cancelRequestedBy } = await read(id)
    expect(typeof decided === 'object' && decided?.state).toBe('decided')
    expect([isSent, state, cancelRequestedBy]).toEqual(isSent ? [true, 'sending', 'Rosa'] : [false, 'cancelled', null])
    seen.add(state)
    await store().delete(dispatches)
  }
  expect(seen.size).toBeGreaterThan(0)
})

test('keeps a renewed lease, and lets another worker take an expired one, after which the first may not send', async () => {
  const id = await record()
  const [row] = await claimDue('one', 'person', 1)
  if (!row) throw new Error('Not claimed')
  await sql1(sql`update dispatches set lease_until = now() + interval '1 second'`)
  await renewLeases('one', [id])
  expect(Number((await read(id)).leaseUntil) - Date.now()).toBeGreaterThan(10_000)
  await renewLeases('other', [id])
  await sql1(sql`update dispatches set lease_until = now() - interval '1 second'`)
  expect((await claimDue('other', 'person', 1)).map((one) => one.id)).toEqual([id])
  expect(await markSending(row, 'one', sending)).toBe(false)
  expect(await markSending(row, 'other', sending)).toBe(true)
})

test('makes a released dispatch due at once, and ignores a release by another worker', async () => {
  const id = await record()
  const [row] = await claimDue('one', 'person', 1)
  if (!row) throw new Error('Not claimed')
  await release(row, 'other')
  expect(await claimDue('other', 'person', 1)).toEqual([])
  await release(row, 'one')
  expect((await claimDue('other', 'person', 1)).map((one) => one.id)).toEqual([id])
})

test('reconciles a POST and retries a PUT with an expired lease, and leaves running leases alone', async () => {
  const ids = [await record(), await record({ kind: 'create-job' }), await record({ kind: 'set-ai-chat' })]
  for (const row of await claimDue('one', 'person', 3)) await markSending(row, 'one', sending)
  expect(await recoverExpiredLeases()).toBe(0)
  await sql1(sql`update dispatches set lease_until = now() - interval '1 second'`)
  expect(await recoverExpiredLeases()).toBe(3)
  const rows = await Promise.all(ids.map(read))
  expect(rows.map(({ state, mayHaveSucceeded }) => `${state} ${mayHaveSucceeded}`)).toEqual([
    'reconciling true',
    'reconciling true',
    'backing-off true',
  ])
  for (const { ceilingAt, sentAt } of rows) expect(Number(ceilingAt) - Number(sentAt)).toBe(60_000)
})

test('takes over the leases of an earlier process at once when no other process uses the store', async () => {
  const [sent, claimed] = [await record(), await record()]
  const rows = await claimDue('before', 'person', 2)
  const [first] = rows
  if (first) await markSending(first, 'before', sending)
  expect(await recoverExpiredLeases({ aloneAs: 'now' })).toBe(1)
  await releaseForeignClaims('now')
  expect((await claimDue('now', 'person', 2)).map(({ id }) => id).sort()).toEqual([sent, claimed].sort())
})

const queued = { kind: 'set-ai-chat' as const, queue: 'ai-chat/11', teamId: '11' }

test('sends one dispatch of a queue at a time, even with two concurrent servers', async () => {
  await record(queued)
  const [row] = await claimDue('one', 'person', 1)
  if (!row) throw new Error('Not claimed')
  await record({ ...queued, queue: 'ai-chat/12' })
  const [other] = await claimDue('two', 'person', 1)
  if (!other) throw new Error('Not claimed')
  await sql1(sql`update dispatches set queue = 'ai-chat/11', created_at = now()`)
  const sent = await Promise.all([markSending(row, 'one', sending), markSending(other, 'two', sending)])
  expect(sent.filter(Boolean)).toHaveLength(1)
  expect(await claimDue('three', 'person', 5)).toEqual([])
})

test.each<[why: string, given: Partial<NewDispatch>, happens: (id: string) => Promise<unknown>]>([
  ['a person cancelled it', {}, (id) => sql1(sql`update dispatches set cancel_requested_by = 'Rosa' where id = ${id}`)],
  [
    'a newer one of its queue was recorded',
    queued,
    async (id) => {
      await record({ ...queued, queue: 'ai-chat/12' })
      await sql1(sql`update dispatches set queue = ${queued.queue}, created_at = now() + interval '1 second'
        where id <> ${id}`)
    },
  ],
  [
    'its group was stopped',
    {},
    (id) => sql1(sql`update dispatches set group_id = 'stopped', group_position = 1 where id = ${id}`),
  ],
])('does not send a claimed dispatch once %s', async (_why, given, happens) => {
  registerKinds(writeKinds, { ...groups(), mayBeSent: sql`false` })
  const id = await record(given)
  const [claimed] = await claimDue('one', 'person', 1)
  if (!claimed) throw new Error('Not claimed')
  await happens(id)
  expect(await markSending(await read(id), 'one', sending)).toBe(false)
  expect(await read(id)).toMatchObject({ state: 'queued', attempts: 0 })
})

test('cancels superseded dispatches of a queue, waiting ones at once and retries before they are sent', async () => {
  const first = await record(queued)
  const [row] = await claimDue('one', 'person', 1)
  if (!row) throw new Error('Not claimed')
  await markSending(row, 'one', sending)
  const second = await record(queued)
  const third = await record(queued)
  expect((await read(second)).state).toBe('cancelled')
  expect(await claimDue('two', 'person', 5)).toEqual([])
  // The partner was busy: the first one waits again.
  await sql1(
    sql`update dispatches set state = 'backing-off', worker = null, lease_until = null, not_before = now(), may_have_succeeded = true where id = ${first}`,
  )
  const again = await claimDue('two', 'person', 5)
  for (const claimed of again) expect(await cancelIfStopped(claimed, 'two')).toBe(claimed.id === first)
  expect(await read(first)).toMatchObject({ state: 'abandoned', worker: null })
  expect((await read(first)).endedAt).not.toBeNull()
  const newest = again.find(({ id }) => id === third)
  expect(newest && (await markSending(newest, 'two', sending))).toBe(true)
})

test('claims among 50,000 queued dispatches at about the cost of 500', async () => {
  const few = await readByClaims(500)
  await store().delete(dispatches)
  const many = await readByClaims(50_000)
  console.log(`a claim of 48 and the next time read ${few} entries of 500 that wait, ${many} of 50,000`)
  expect(few).toBeGreaterThan(48)
  expect(many).toBeLessThan(2 * few)
})

/** How many rows and index entries a few claims and next-due queries read while `waiting` rows are waiting. */
async function readByClaims(waiting: number): Promise<number> {
  await sql1(sql`insert into dispatches (id, kind, state, lane, person_id, person_name, subject, body, fingerprint, not_before)
    select 'many-' || n, 'submit-application', 'queued', 'bulk', 'p', 'P', 'S', '{}', 'f', now() + (n - ${waiting / 2}::int) * interval '1 second'
    from generate_series(1, ${waiting}::int) n`)
  await sql1(sql`analyze dispatches`)
  return countEntriesRead(async () => {
    for (let count = 0; count < 5; count += 1) {
      expect(await claimDue('one', 'bulk', 48)).toHaveLength(48)
      expect(await nextDueMs(['person', 'bulk'])).toBeLessThan(0)
    }
  })
}
