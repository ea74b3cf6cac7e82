import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test, vi } from 'vitest'
import { decide } from '../dispatch/decide'
import { holdUnsent } from '../dispatch/guard/hold-unsent'
import { recordDispatch } from '../dispatch/record'
import { toDispatchRow } from '../dispatch/row'
import { type Store, store } from '../store/connection'
import { dispatches, seenJobs } from '../store/schema'
import { callSandbox } from '../testing/call-sandbox'
import { rosa, setUpTestWorker } from '../testing/test-worker'
import { checkHeldJobs } from './check-held'
import type { HeldDecision } from './contract'
import { decideHeldWrites } from './decide-held'
import { readHeldSummary } from './read-summary'

const worker = setUpTestWorker()
// The sandbox reuses ids from earlier tests: neither seen jobs nor results of earlier dispatches may remain.
beforeEach(async () => {
  await store().delete(seenJobs)
  await store().delete(dispatches)
})

const bodyOf = (name: string) => ({ name, team_id: 11 })

/** A job that was waiting when the store was restored; `before`: the list that an earlier attempt had read. */
async function heldJob(name: string, before: string[] | null = null): Promise<string> {
  const id = randomUUID()
  const body = bodyOf(name)
  await recordDispatch({ id, kind: 'create-job', person: rosa, subject: name, body, entered: body, undoMs: 60_000 })
  if (before !== null)
    await store()
      .update(dispatches)
      .set({ attempts: 1, before: { ids: before, atMs: 0 } })
      .where(eq(dispatches.id, id))
  await store().transaction((tx: Store) => holdUnsent(tx, { why: 'rewritten', lastUsedAt: null }))
  return id
}
const createAtPartner = (name: string) => callSandbox(worker.sandbox.url, 'POST /jobs', { body: bodyOf(name) })
const read = async (id: string) => (await store().select().from(dispatches).where(eq(dispatches.id, id)))[0]
const idsAtPartner = async () => {
  const list = await worker.partner.listJobs()
  return list.ok ? list.value.items.map((job) => String(job.id)) : []
}
const created = (name: string) =>
  worker.requests('POST /jobs').filter(({ body }) => JSON.stringify(body).includes(name))

test('counts a job as created if it is new since an earlier attempt and has every submitted value', async () => {
  const id = await heldJob('Held baker', await idsAtPartner())
  await createAtPartner('Held baker')
  expect(await checkHeldJobs(id, rosa)).toMatchObject({ found: 1, failure: null })
  expect(await read(id)).toMatchObject({ state: 'succeeded', mayHaveSucceeded: false })
  expect(created('Held baker')).toHaveLength(1)
  expect(await readHeldSummary()).toBeNull()
})

test('a job with the same values that may be older is offered, and the user decides', async () => {
  await createAtPartner('Older baker')
  const id = await heldJob('Older baker')
  expect(await checkHeldJobs(null, rosa)).toMatchObject({ found: 0, candidates: 1 })
  const row = await read(id)
  expect(row).toMatchObject({ state: 'needs-decision', heldBy: expect.any(String) })
  const uncertainty = row && toDispatchRow(row).uncertainty
  const candidateId = uncertainty?.what === 'candidates' ? (uncertainty.candidates[0]?.id ?? '') : ''
  const answer = await decide(id, { what: 'choose', candidateId }, rosa)
  expect(answer).toMatchObject({ state: 'decided', dispatch: { state: 'succeeded', isHeld: false } })
  expect(created('Older baker')).toHaveLength(1)
})

test('a job is reported missing, and can be sent, only once no earlier attempt can still take effect', async () => {
  const id = await heldJob('Missing baker')
  expect(await checkHeldJobs(id, rosa)).toMatchObject({ early: 1, notThere: 0 })
  await vi.waitFor(async () => expect(await checkHeldJobs(id, rosa)).toMatchObject({ notThere: 1 }), 60_000)
  expect(await read(id)).toMatchObject({ state: 'needs-decision', uncertainty: { what: 'not-made' } })
  expect(created('Missing baker')).toHaveLength(0)
  const send = { what: 'send', target: { of: 'write', id }, count: 1 } as const
  expect(await decideHeldWrites(send, rosa)).toMatchObject({ state: 'decided', decided: 1 })
  await worker.until(id, ({ state }) => state === 'succeeded')
  expect(created('Missing baker')).toHaveLength(1)
  expect(await decideHeldWrites(send, rosa)).toEqual({ state: 'too-late' })
})

test('sending everything leaves out what the partner may already have, for the user to decide', async () => {
  await createAtPartner('Twin baker')
  const twin = await heldJob('Twin baker')
  const absent = await heldJob('Absent baker')
  expect(await checkHeldJobs(null, rosa)).toMatchObject({ candidates: 1 })
  const send = { what: 'send', target: { of: 'all' }, count: 2 } as const
  expect(await decideHeldWrites(send, rosa)).toEqual({ state: 'decided', decided: 1, movedOn: 0, toChoose: 1 })
  await worker.until(absent, ({ state }) => state === 'succeeded')
  expect(await read(twin)).toMatchObject({ state: 'needs-decision', heldBy: expect.any(String) })
  expect([created('Twin baker').length, created('Absent baker').length]).toEqual([1, 1])
  expect(await readHeldSummary()).toMatchObject({ held: 1 })
  await decideHeldWrites({ what: 'discard', target: { of: 'write', id: twin }, count: 1 }, rosa)
})

test('several writes are decided separately, leaving out those decided meanwhile or possibly there', async () => {
  await createAtPartner('Found baker')
  const ids = [await heldJob('Found baker'), await heldJob('Gone baker'), await heldJob('Wanted baker')] as const
  const other = await heldJob('Other baker')
  const [found, gone, wanted] = ids
  expect(await checkHeldJobs(found, rosa)).toMatchObject({ candidates: 1 })
  await decideHeldWrites({ what: 'discard', target: { of: 'write', id: gone }, count: 1 }, rosa)
  const send: HeldDecision = { what: 'send', target: { of: 'writes', ids: [...ids] }, count: 3 }
  const answers = await Promise.all([decideHeldWrites(send, rosa), decideHeldWrites(send, rosa)])
  expect(answers.map((answer) => (answer.state === 'decided' ? answer.decided : 0)).sort()).toEqual([0, 1])
  expect(answers).toContainEqual({ state: 'decided', decided: 1, movedOn: 1, toChoose: 1 })
  await worker.until(wanted, ({ state }) => state === 'succeeded')
  expect(await read(gone)).toMatchObject({ state: 'abandoned' })
  for (const id of [found, other]) expect(await read(id)).toMatchObject({ state: 'needs-decision' })
  expect(created('Wanted baker')).toHaveLength(1)
  expect(await decideHeldWrites({ ...send, what: 'discard' }, rosa)).toMatchObject({ decided: 1, movedOn: 2 })
  expect(await decideHeldWrites(send, rosa)).toEqual({ state: 'too-late' })
  await decideHeldWrites({ what: 'discard', target: { of: 'write', id: other }, count: 1 }, rosa)
})

test('reports that the partner did not list its jobs, and changes nothing', async () => {
  const id = await heldJob('Unlisted baker')
  worker.fail({ endpoint: 'GET /jobs', status: 503 })
  const { failure, ...counts } = await checkHeldJobs(id, rosa)
  expect(failure?.status).toBe(503)
  expect(counts).toEqual({ found: 0, candidates: 0, notThere: 0, early: 0 })
  expect((await read(id))?.uncertainty).toEqual({ what: 'unknown', why: 'restored' })
  const discard = { what: 'discard', target: { of: 'write', id }, count: 1 } as const
  await decideHeldWrites(discard, rosa)
  expect(await read(id)).toMatchObject({ state: 'abandoned' })
  expect((await read(id))?.timeline).toEqual(
    expect.arrayContaining([expect.objectContaining({ what: 'abandoned', by: 'Rosa' })]),
  )
})

test('records the incident and every decision in the activity', async () => {
  const rows = await store().select({ outcome: sql<string>`outcome` }).from(sql`activity`).where(sql`kind = 'restore'`)
  const outcomes = new Set(rows.map(({ outcome }) => outcome))
  expect([...outcomes].sort()).toEqual(['held-after-restore', 'held-checked', 'held-discarded', 'held-sent'])
})
