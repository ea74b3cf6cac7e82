import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Result } from '../partner/result'
import { store } from '../store/connection'
import { dispatches } from '../store/schema'
import { openTestStore } from '../testing/test-store'
import { fail } from '../testing/virtual-partner'
import { claimDue } from './claim'
import { decide } from './decide'
import type { Reconciliation, WriteKind } from './kind'
import { processDispatch } from './process-dispatch'
import { recordDispatch } from './record'
import { recoverExpiredLeases } from './recover-expired-leases'
import { registerKinds } from './registry'
import { toDispatchRow } from './row'

beforeAll(() => openTestStore())
beforeEach(() => store().delete(dispatches))

const rosa = { id: 'rosa', name: 'Rosa' }
const never = new AbortController().signal
const kind: WriteKind = {
  isIdempotent: false,
  erasesBodyOnSuccess: false,
  readResult: () => null,
  send: async () => ({ ok: true, value: null }),
}

const read = async (id: string) => {
  const [row] = await store().select().from(dispatches).where(eq(dispatches.id, id))
  if (!row) throw new Error('There is none')
  return toDispatchRow(row)
}
const steps = async (id: string) => (await read(id)).timeline.map(({ what }) => what)

async function record(queue?: string): Promise<string> {
  const id = randomUUID()
  const body = { name: 'Cook' }
  await recordDispatch({
    id,
    kind: 'create-job',
    person: rosa,
    subject: 'S',
    body,
    entered: body,
    ...(queue && { queue }),
  })
  return id
}

/** Claims and processes the dispatch once; `during` runs while the request is at the partner. */
async function attempt(
  id: string,
  change: Partial<WriteKind>,
  during: () => Promise<unknown>,
  answer: Result<unknown>,
) {
  const [row] = await claimDue('one', 'person', 1)
  if (row?.id !== id) throw new Error('It is not due')
  const given: WriteKind = {
    ...kind,
    ...change,
    async send(_row, turn) {
      expect(await turn.beforeSend()).toBe(true)
      await during()
      return answer
    },
  }
  await processDispatch(given, row, 'one', never)
}
const cancel = (id: string) => () => decide(id, { what: 'cancel' }, rosa)
const reconcileTo = (found: Reconciliation): Partial<WriteKind> => ({ reconcile: async () => found })
const lost = fail('create-job', 0)
const tooMany = fail('create-job', 429)

test('shows at once that a cancellation during a send is recorded, and requests it once', async () => {
  const id = await record()
  await attempt(
    id,
    {},
    async () => {
      for (let press = 0; press < 2; press += 1)
        expect(await cancel(id)()).toMatchObject({
          state: 'decided',
          dispatch: { state: 'sending', cancelRequestedBy: 'Rosa' },
        })
    },
    { ok: true, value: null },
  )
  expect(await read(id)).toMatchObject({ state: 'succeeded', cancelRequestedBy: 'Rosa' })
  expect(await steps(id)).toEqual(['recorded', 'sent', 'cancel-requested', 'answered'])
})

test('cancels a dispatch cancelled during its send when that gets a 429, and sends nothing more', async () => {
  const id = await record()
  await attempt(id, {}, cancel(id), tooMany)
  expect(await read(id)).toMatchObject({ state: 'cancelled', notBefore: null, worker: null, mayHaveSucceeded: false })
  expect((await read(id)).endedAt).not.toBeNull()
  expect(await steps(id)).toEqual(['recorded', 'sent', 'cancel-requested', 'backed-off', 'cancelled'])
  expect((await read(id)).timeline.at(-1)?.by).toBe('Rosa')
})

test('abandons a setting that was cancelled during its send and may have succeeded', async () => {
  const id = await record()
  await attempt(id, { isIdempotent: true }, cancel(id), fail('set-ai-chat', 503))
  expect(await read(id)).toMatchObject({ state: 'abandoned', mayHaveSucceeded: true })
})

test.each<[string, Reconciliation, object]>([
  ['succeeded', { to: 'succeeded', result: { id: '7' } }, { state: 'succeeded' }],
  ['not there', { to: 'person', uncertainty: { what: 'not-made' } }, { state: 'cancelled', mayHaveSucceeded: false }],
  [
    'not there in a list that may be cut',
    { to: 'person', uncertainty: { what: 'not-made', listedAtMost: 25 } },
    { state: 'needs-decision', mayHaveSucceeded: true },
  ],
  ['safe to resend', { to: 'resend', afterMs: 0, mayHaveSucceeded: false }, { state: 'cancelled' }],
  ['to be resent', { to: 'resend', afterMs: 500, mayHaveSucceeded: true }, { state: 'abandoned' }],
  ['unknown', { to: 'person', uncertainty: { what: 'unknown', why: 'no-list' } }, { state: 'needs-decision' }],
])('still reconciles a dispatch cancelled during its send: %s', async (_, found, outcome) => {
  const id = await record()
  const reconcile = reconcileTo(found)
  await attempt(id, reconcile, cancel(id), lost)
  expect(await read(id)).toMatchObject({ state: 'reconciling', cancelRequestedBy: 'Rosa' })
  const [row] = await claimDue('one', 'person', 1)
  if (!row) throw new Error('It is not due')
  await processDispatch({ ...kind, ...reconcile }, row, 'one', never)
  expect(await read(id)).toMatchObject(outcome)
})

test('does not resend after a cancellation during reconciliation', async () => {
  const id = await record()
  const reconcile = reconcileTo({ to: 'resend', afterMs: 0, mayHaveSucceeded: true })
  await attempt(id, reconcile, async () => {}, lost)
  expect(await cancel(id)()).toMatchObject({ state: 'decided', dispatch: { state: 'reconciling' } })
  const [row] = await claimDue('one', 'person', 1)
  if (!row) throw new Error('It is not due')
  await processDispatch({ ...kind, ...reconcile }, row, 'one', never)
  expect(await read(id)).toMatchObject({ state: 'abandoned' })
})

test('does not resend a dispatch cancelled before the server died while sending it', async () => {
  registerKinds({ 'create-job': { ...kind, isIdempotent: true } })
  const id = await record()
  const [row] = await claimDue('dead', 'person', 1)
  if (!row) throw new Error('It is not due')
  const dying = new Promise<void>((resolve) => {
    const send: WriteKind['send'] = async (_row, turn) => {
      await turn.beforeSend()
      resolve()
      return new Promise(() => {})
    }
    void processDispatch({ ...kind, send }, row, 'dead', never)
  })
  await dying
  await cancel(id)()
  await store().update(dispatches).set({ leaseUntil: sql`now() - interval '1 second'` })
  expect(await recoverExpiredLeases()).toBe(1)
  const [again] = await claimDue('two', 'person', 1)
  if (!again) throw new Error('It is not due')
  let sends = 0
  const send: WriteKind['send'] = async () => {
    sends += 1
    return { ok: true, value: null }
  }
  await processDispatch({ ...kind, isIdempotent: true, send }, again, 'two', never)
  expect(sends).toBe(0)
  expect(await read(id)).toMatchObject({ state: 'abandoned' })
})

test('ends a dispatch superseded during its send when that gets a 429', async () => {
  const id = await record('team/11')
  await attempt(id, {}, () => record('team/11'), tooMany)
  expect(await read(id)).toMatchObject({ state: 'cancelled', cancelRequestedBy: null })
  expect((await steps(id)).at(-1)).toBe('superseded')
})

test('sends again when a user asks for it after a cancellation', async () => {
  const id = await record()
  const unknown = reconcileTo({ to: 'person', uncertainty: { what: 'unknown', why: 'no-list' } })
  await attempt(id, unknown, cancel(id), lost)
  const [row] = await claimDue('one', 'person', 1)
  if (!row) throw new Error('It is not due')
  await processDispatch({ ...kind, ...unknown }, row, 'one', never)
  await decide(id, { what: 'send-again' }, rosa)
  await attempt(id, {}, async () => {}, { ok: true, value: null })
  expect(await read(id)).toMatchObject({ state: 'succeeded', cancelRequestedBy: null })
})
