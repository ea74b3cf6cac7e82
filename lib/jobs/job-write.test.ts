import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { type Dispatch, isOpen, isUnprepared } from '../dispatch/contract'
import { decide } from '../dispatch/decide'
import { toDispatchRow } from '../dispatch/row'
import { store } from '../store/connection'
import { dispatches, seenJobs } from '../store/schema'
import { rosa, setUpTestWorker } from '../testing/test-worker'
import { createJob } from './create-job'
import { jobWrite } from './job-write'

const worker = setUpTestWorker({ deadlineMs: 15_000 })
beforeEach(async () => {
  // The sandbox gives the ids of earlier tests once more.
  await store().delete(seenJobs)
})

const { fail, requests } = worker
const works = () => requests('POST /jobs').filter(({ isWorkDone }) => isWorkDone).length
const isOver = (dispatch: Dispatch) => !isOpen(dispatch)
const about = ({ timeline }: Dispatch) => timeline.map(({ what, outcome }) => [what, outcome].filter(Boolean).join(' '))
const newBody = () => ({ name: `Night baker ${randomUUID()}`, team_id: 11, city: 'Oslo' })

async function begin(body: Record<string, unknown> = newBody()): Promise<string> {
  const id = randomUUID()
  await createJob(id, body, rosa)
  await decide(id, { what: 'try-now' }, rosa)
  return id
}
const create = async (body?: Record<string, unknown>) => worker.until(await begin(body), isOver)

test('does not send a job before the list of jobs can be read', async () => {
  fail({ endpoint: 'GET /jobs', status: 503, times: 2 })
  fail({ endpoint: 'POST /jobs', status: 504, when: 'after' })
  const dispatch = await create()
  expect(dispatch).toMatchObject({ state: 'succeeded', attempts: 1 })
  expect(about(dispatch).filter((step) => !step.startsWith('reconciled'))).toEqual([
    'recorded',
    'expedited',
    'backed-off unavailable',
    'backed-off unavailable',
    'sent',
    'answered too-slow',
  ])
  expect(works()).toBe(1)
})

test('holds a job for as long as the list fails, lets a person see and cancel it, and sends nothing', async () => {
  fail({ endpoint: 'GET /jobs', status: 500, times: null })
  const id = await begin()
  const held = await worker.until(id, isUnprepared)
  expect(held).toMatchObject({ state: 'backing-off', attempts: 0, failure: { endpoint: 'list-jobs' } })
  await worker.until(id, ({ timeline }) => timeline.filter(({ what }) => what === 'backed-off').length >= 2)
  await expect
    .poll(async () => (await decide(id, { what: 'cancel' }, rosa))?.dispatch.state, { timeout: 10_000 })
    .toBe('cancelled')
  expect(requests('POST /jobs')).toHaveLength(0)
})

test('sends a job without the list when a person asks for it, and never takes an older job for it', async () => {
  const body = newBody()
  fail({ endpoint: 'GET /jobs', status: 500, times: null })
  const id = await begin(body)
  await worker.until(id, isUnprepared)
  // Somebody else makes the same job at the partner, unseen by the desk.
  await worker.partner.createJob(body, { lane: 'person' })
  fail({ endpoint: 'POST /jobs', status: 504, when: 'before' })
  await expect
    .poll(async () => (await decide(id, { what: 'send-unprepared' }, rosa))?.state, { timeout: 10_000 })
    .toBe('decided')
  await expect.poll(() => requests('POST /jobs').length).toBe(2)
  worker.sandbox.state.faults.clear()
  const dispatch = await worker.until(id, isOver)
  expect(dispatch.timeline.map(({ what }) => what)).toContain('sent-unprepared')
  expect(dispatch).toMatchObject({
    state: 'needs-decision',
    attempts: 1,
    uncertainty: { what: 'candidates', candidates: [{ title: body.name }] },
  })
}, 60_000)

test('sends a job at once where the key may not list jobs, and leaves an uncertain one to a person', async () => {
  fail({ endpoint: 'GET /jobs', status: 403, times: null })
  expect(await create()).toMatchObject({ state: 'succeeded', attempts: 1 })
  fail({ endpoint: 'POST /jobs', status: 504, when: 'after' })
  expect(await create()).toMatchObject({
    state: 'needs-decision',
    attempts: 1,
    uncertainty: { what: 'unknown', why: 'no-list' },
  })
})

test.each([
  [
    'ids that occur twice',
    {
      data: [
        { id: 1, name: 'Cook' },
        { id: 1, name: 'Baker' },
      ],
    },
  ],
  ['a job without an id', { data: [{ id: 1, name: 'Cook' }, { name: 'Baker' }] }],
])('takes a list with %s for no proof', async (_, body) => {
  fail({ endpoint: 'GET /jobs', status: 200, body, times: null })
  fail({ endpoint: 'POST /jobs', status: 504, when: 'before' })
  expect(await create()).toMatchObject({
    state: 'needs-decision',
    uncertainty: { what: 'unknown', why: 'list-without-ids' },
  })
  expect(requests('POST /jobs')).toHaveLength(1)
})

test('does not offer a job of another title and team that appeared meanwhile', async () => {
  const body = newBody()
  fail({ endpoint: 'POST /jobs', status: 504, when: 'before', delayMs: 300 })
  const id = await begin(body)
  await worker.until(id, ({ state }) => state === 'sending')
  const other = await worker.partner.createJob({ ...body, name: 'Forklift driver', team_id: 12 }, { lane: 'person' })
  expect(other).toMatchObject({ ok: true })
  expect(await worker.until(id, isOver)).toMatchObject({
    state: 'needs-decision',
    uncertainty: { what: 'not-made' },
  })
})

test('does not offer a job with another value in a field that the partner is known to echo', async () => {
  for (let own = 0; own < 3; own += 1) expect(await create()).toMatchObject({ state: 'succeeded' })
  const body = newBody()
  fail({ endpoint: 'POST /jobs', status: 504, when: 'before', delayMs: 300 })
  const id = await begin(body)
  await worker.until(id, ({ state }) => state === 'sending')
  const other = await worker.partner.createJob({ ...body, city: 'Trondheim' }, { lane: 'person' })
  expect(other).toMatchObject({ ok: true })
  expect(await worker.until(id, isOver)).toMatchObject({ state: 'needs-decision', uncertainty: { what: 'not-made' } })
})

test('keeps the list from before the first attempt for as long as that one may have worked', async () => {
  const dispatch = await create()
  const [stored] = await store().select().from(dispatches).where(eq(dispatches.id, dispatch.id))
  if (!stored) throw new Error('There is none')
  const row = toDispatchRow({ ...stored, mayHaveSucceeded: true, before: { ids: ['1'], atMs: 1 } })
  const lists = requests('GET /jobs').length
  const { signal } = new AbortController()
  expect(await jobWrite.prepare?.(row, signal)).toEqual({ before: undefined })
  expect(requests('GET /jobs')).toHaveLength(lists)
  expect(await jobWrite.prepare?.({ ...row, mayHaveSucceeded: false }, signal)).toMatchObject({
    before: { ids: expect.arrayContaining([(dispatch.result as { id: string }).id]) },
  })
})

test('keeps the team of a job that was created, for all processes', async () => {
  const dispatch = await create()
  const idOf = (result: unknown) => (result as { id: string }).id
  await expect
    .poll(
      async () =>
        (
          await store()
            .select()
            .from(seenJobs)
            .where(eq(seenJobs.id, idOf(dispatch.result)))
        )[0],
    )
    .toMatchObject({ teamId: '11' })
})
