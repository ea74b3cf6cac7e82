import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { setAiChats } from '../ai-chat/set-ai-chats'
import { startWorker, writeKinds } from '../boot/start-worker'
import { runGroups } from '../bulk-apply/queue/run-queue'
import { submitApplication } from '../easy-apply/submit-application'
import { store } from '../store/connection'
import { dispatches } from '../store/schema'
import { rosa, setUpTestWorker } from '../testing/test-worker'
import { leaseMs } from './claim'
import { type Dispatch, isOpen } from './contract'
import { decide } from './decide'
import { followDispatches } from './follow'
import type { WriteKinds } from './kind'
import { onChanged, onDue } from './notify'
import { type NewDispatch, recordDispatch } from './record'
import { registerKinds } from './registry'
import { runWorker, stopWorker } from './worker'

// A busy machine may need seconds for an answer that still counts as on time.
const worker = setUpTestWorker({ deadlineMs: 15_000 })

const { fail, requests } = worker
const isOver = (dispatch: Dispatch) => !isOpen(dispatch)
const application = (email: string, more: object = {}) => ({
  applicant: { email, fullName: 'Grace Hopper', ...more },
  job: { jobId: '881252' },
  enqueue: false,
})
async function apply(email: string, more: object = {}) {
  const id = randomUUID()
  await submitApplication(id, application(email, more), rosa)
  return worker.until(id, isOver)
}
const about = (dispatch: Dispatch) =>
  dispatch.timeline.map(({ what, outcome }) => [what, outcome].filter(Boolean).join(' '))
const plain = (change: Partial<NewDispatch> = {}): NewDispatch => {
  const body = application(`${randomUUID()}@example.com`)
  return { id: randomUUID(), kind: 'submit-application', person: rosa, subject: 'S', body, entered: body, ...change }
}
/** Restarts the worker with changed kinds of write. */
async function restartWith(change: WriteKinds) {
  await stopWorker()
  registerKinds({ ...writeKinds, ...change }, runGroups)
  await runWorker()
  return async () => {
    await stopWorker()
    await startWorker()
  }
}

test('sends an application once and marks it as done', async () => {
  const dispatch = await apply('grace@example.com')
  expect(dispatch).toMatchObject({ state: 'succeeded', result: { outcome: 'submitted' }, attempts: 1 })
  expect(about(dispatch)).toEqual(['recorded', 'sent', 'answered succeeded'])
})

test('claims an application as it is recorded, so that no server has to look for it, and notifies followers', async () => {
  const [due, changed] = [vi.fn(), vi.fn()]
  const stop = [onDue(due), onChanged(changed)]
  expect(await apply('grace.now@example.com')).toMatchObject({ state: 'succeeded', attempts: 1 })
  for (const one of stop) one()
  expect(due).not.toHaveBeenCalled()
  expect(changed).toHaveBeenCalledWith(rosa.id)
})

test('claims no more than it has capacity for, and sends the rest in turn', async () => {
  worker.sandbox.state.settings.latencyMs = 300
  const given = Array.from({ length: 80 }, () => plain())
  await Promise.all(given.map((one) => recordDispatch(one)))
  const claimed = await store().$count(dispatches, sql`worker is not null and state in ('queued', 'sending')`)
  worker.sandbox.state.settings.latencyMs = 0
  expect(claimed).toBeGreaterThan(0)
  expect(claimed).toBeLessThan(80)
  for (const { id } of given) expect(await worker.until(id, isOver)).toMatchObject({ state: 'succeeded', attempts: 1 })
  expect(requests('POST /easy-apply')).toHaveLength(80)
}, 30_000)

test('leaves the decision about an application without a response to the user when repeats may be on', async () => {
  fail({ endpoint: 'POST /easy-apply', transport: 'drop', when: 'after' })
  expect(await apply('ada@example.com')).toMatchObject({
    state: 'needs-decision',
    uncertainty: { what: 'unknown', why: 'repeats-not-known-off' },
  })
  expect(requests('POST /easy-apply')).toHaveLength(1)
})

test('retries a PUT after a 500 once, whatever the number of 429s before', async () => {
  const endpoint = 'PUT /jobs/ai_chat/subscription/:team_id'
  const set = async () => {
    const id = randomUUID()
    await setAiChats({ teams: [{ id, teamId: '11' }], isOn: true, body: {} }, rosa)
    return worker.until(id, isOver)
  }
  fail({ endpoint, status: 429, times: 2 })
  fail({ endpoint, status: 500 })
  expect(await set()).toMatchObject({ state: 'succeeded', attempts: 4 })
  fail({ endpoint, status: 500, times: 2 })
  expect(await set()).toMatchObject({ state: 'needs-decision', attempts: 2 })
}, 60_000)

test('does not send an older setting, delayed by the partner, after a newer one', async () => {
  const endpoint = 'PUT /jobs/ai_chat/subscription/:team_id'
  fail({ endpoint, status: 503, delayMs: 300 })
  const [on, off] = [randomUUID(), randomUUID()]
  await setAiChats({ teams: [{ id: on, teamId: '11' }], isOn: true, body: {} }, rosa)
  await worker.until(on, ({ state }) => state === 'sending')
  await setAiChats({ teams: [{ id: off, teamId: '11' }], isOn: false, body: {} }, rosa)
  expect(await worker.until(off, isOver)).toMatchObject({ state: 'succeeded' })
  expect(about(await worker.until(on, isOver)).at(-1)).toBe('superseded')
  expect(worker.sandbox.state.subscriptions.get(11)).toMatchObject({ enabled: false })
}, 30_000)

test('retries a body that no longer parses with backoff, then leaves it to the user', async () => {
  const given = plain({ undoMs: 60_000 })
  await recordDispatch(given)
  await store().update(dispatches).set({ body: '{"cut' }).where(eq(dispatches.id, given.id))
  await decide(given.id, { what: 'try-now' }, rosa)
  for (let fault = 0; fault < 5; fault += 1) {
    const faulty = await worker.until(
      given.id,
      ({ timeline, state }) =>
        timeline.filter(({ outcome }) => outcome === 'internal-error').length > fault || state === 'needs-decision',
    )
    if (faulty.state === 'backing-off') await decide(given.id, { what: 'try-now' }, rosa)
  }
  expect(await worker.until(given.id, isOver)).toMatchObject({
    state: 'needs-decision',
    uncertainty: { what: 'not-made' },
    attempts: 0,
  })
}, 60_000)

test('keeps a success as a success when the desk cannot parse it or fails while learning from it', async () => {
  const putBack = await restartWith({
    'submit-application': {
      ...writeKinds['submit-application'],
      readResult() {
        throw new Error('cannot read')
      },
      onOutcome: async (tx) => {
        await tx.execute(sql`select 1 / 0`)
      },
    },
  })
  expect(await apply('unread@example.com')).toMatchObject({ state: 'succeeded', result: null, attempts: 1 })
  await putBack()
}, 30_000)

test('leaves the decision to the user when reconciliation fails', async () => {
  const reconcile = () => Promise.reject(new Error('cannot reconcile'))
  const putBack = await restartWith({ 'submit-application': { ...writeKinds['submit-application'], reconcile } })
  fail({ endpoint: 'POST /easy-apply', status: 504 })
  const given = plain()
  await recordDispatch(given)
  for (let fault = 1; fault <= 5; fault += 1) {
    await worker.until(
      given.id,
      ({ timeline }) => timeline.filter(({ outcome }) => outcome === 'internal-error').length >= fault,
    )
    await store()
      .update(dispatches)
      .set({ notBefore: sql`now()` })
      .where(sql`id = ${given.id} and not_before is not null`)
  }
  expect(await worker.until(given.id, isOver)).toMatchObject({
    state: 'needs-decision',
    uncertainty: { what: 'unknown', why: 'tried-enough' },
  })
  await putBack()
}, 60_000)

test('on stop, waits for requests in progress and releases those that wait for the rate limit', async () => {
  worker.sandbox.state.settings.latencyMs = 700
  const given = Array.from({ length: 30 }, () => plain({ lane: 'bulk' }))
  for (const one of given) await recordDispatch(one)
  // On a busy machine it may have ended before the last one was recorded.
  await worker.until(given[0]?.id ?? '', ({ attempts }) => attempts > 0)
  await stopWorker()
  const rows = await store()
    .select()
    .from(dispatches)
    .where(sql`id in ${given.map(({ id }) => id)}`)
  expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(['succeeded', 'queued']))
  expect(rows.filter(({ worker }) => worker !== null)).toEqual([])
  worker.sandbox.state.settings.latencyMs = 0
  await startWorker()
  for (const { id } of given) expect(await worker.until(id, isOver)).toMatchObject({ state: 'succeeded', attempts: 1 })
}, 60_000)

test('renews its leases during a stop until the last answer has come', async () => {
  await stopWorker()
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  await startWorker()
  worker.sandbox.state.settings.latencyMs = 2_000
  const given = plain()
  await recordDispatch(given)
  await worker.until(given.id, ({ state }) => state === 'sending')
  const stopping = stopWorker()
  await store()
    .update(dispatches)
    .set({ leaseUntil: sql`now() + interval '1 second'` })
    .where(eq(dispatches.id, given.id))
  vi.advanceTimersByTime(leaseMs / 4)
  const [row] = await store()
    .select({ isRenewed: sql<boolean>`lease_until > now() + interval '10 seconds'` })
    .from(dispatches)
    .where(eq(dispatches.id, given.id))
  await stopping
  vi.useRealTimers()
  worker.sandbox.state.settings.latencyMs = 0
  await startWorker()
  expect(row).toEqual({ isRenewed: true })
  expect(await worker.until(given.id, isOver)).toMatchObject({ state: 'succeeded', attempts: 1 })
}, 60_000)

test('sends a résumé of five megabytes and keeps nothing of it in memory', async () => {
  const data = Buffer.alloc(5_000_000, 'x').toString('base64')
  const dispatch = await apply('large@example.com', {
    resume: { file: { fileName: 'cv.pdf', contentType: 'application/pdf', data } },
  })
  expect(dispatch).toMatchObject({ state: 'succeeded' })
  const [row] = await store().select({ body: dispatches.body }).from(dispatches).where(eq(dispatches.id, dispatch.id))
  expect(row?.body).toBe('')
}, 60_000)

test('notifies followers of visible changes only, not of the rows of a run', async () => {
  const person = { id: 'follower', name: 'F' }
  const { mark } = await followDispatches(person, null, new AbortController().signal)
  const stop = new AbortController()
  const following = followDispatches(person, mark, stop.signal)
  const given = Array.from({ length: 10 }, () => plain({ lane: 'bulk', person }))
  for (const one of given) await recordDispatch(one)
  await expect
    .poll(async () => store().$count(dispatches, sql`person_id = 'follower' and state = 'succeeded'`))
    .toBe(10)
  const shown = plain({ person })
  await recordDispatch(shown)
  expect((await following).items.map(({ id }) => id)).toEqual([shown.id])
}, 40_000)
