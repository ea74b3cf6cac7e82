import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { type Dispatch, isUnprepared } from '../dispatch/contract'
import { decide } from '../dispatch/decide'
import { toDispatchRow } from '../dispatch/row'
import { store } from '../store/connection'
import { dispatches, seenJobs } from '../store/schema'
import { isSettled, newJob, sendJob, settleJob } from '../testing/test-jobs'
import { rosa, setUpTestWorker } from '../testing/test-worker'
import { createJob } from './create-job'
import { jobWrite } from './job-write'
import { listJobs } from './list-jobs'

const worker = setUpTestWorker({ deadlineMs: 15_000 })

const { fail, requests } = worker
const works = () => requests('POST /jobs').filter(({ isWorkDone }) => isWorkDone).length
const about = ({ timeline }: Dispatch) => timeline.map(({ what, outcome }) => [what, outcome].filter(Boolean).join(' '))
const create = (body?: Record<string, unknown>) => settleJob(worker, body)

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

test('holds a job as long as the list fails, lets a user see and cancel it, and sends nothing', async () => {
  fail({ endpoint: 'GET /jobs', status: 500, times: null })
  const id = await sendJob()
  const held = await worker.until(id, isUnprepared)
  expect(held).toMatchObject({ state: 'backing-off', attempts: 0, failure: { endpoint: 'list-jobs' } })
  await worker.until(id, ({ timeline }) => timeline.filter(({ what }) => what === 'backed-off').length >= 2)
  await expect.poll(async () => (await decide(id, { what: 'cancel' }, rosa))?.dispatch.state).toBe('cancelled')
  expect(requests('POST /jobs')).toHaveLength(0)
})

test('sends a job without the list when a user asks for it, and never takes an older job for it', async () => {
  const body = newJob()
  fail({ endpoint: 'GET /jobs', status: 500, times: null })
  const id = await sendJob(body)
  await worker.until(id, isUnprepared)
  // Someone else creates the same job at the partner, unseen by the desk.
  await worker.partner.createJob(body, { lane: 'person' })
  fail({ endpoint: 'POST /jobs', status: 504, when: 'before' })
  await expect.poll(async () => (await decide(id, { what: 'send-unprepared' }, rosa))?.state).toBe('decided')
  await expect.poll(() => requests('POST /jobs').length).toBe(2)
  worker.sandbox.state.faults.clear()
  const dispatch = await worker.until(id, isSettled)
  expect(dispatch.timeline.map(({ what }) => what)).toContain('sent-unprepared')
  expect(dispatch).toMatchObject({
    state: 'needs-decision',
    attempts: 1,
    uncertainty: { what: 'candidates', candidates: [{ title: body.name }] },
  })
}, 60_000)

test('sends a job at once when the key may not list jobs, and leaves an uncertain one to the user', async () => {
  fail({ endpoint: 'GET /jobs', status: 403, times: null })
  expect(await create()).toMatchObject({ state: 'succeeded', attempts: 1 })
  fail({ endpoint: 'POST /jobs', status: 504, when: 'after' })
  expect(await create()).toMatchObject({
    state: 'needs-decision',
    attempts: 1,
    uncertainty: { what: 'unknown', why: 'no-list' },
  })
})

test('does not offer a job with another title and team that appeared in the meantime', async () => {
  const body = newJob()
  fail({ endpoint: 'POST /jobs', status: 504, when: 'before', delayMs: 300 })
  const id = await sendJob(body)
  await worker.until(id, ({ state }) => state === 'sending')
  const other = await worker.partner.createJob({ ...body, name: 'Forklift driver', team_id: 12 }, { lane: 'person' })
  expect(other).toMatchObject({ ok: true })
  expect(await worker.until(id, isSettled)).toMatchObject({
    state: 'needs-decision',
    uncertainty: { what: 'not-made' },
  })
})

test('does not offer a job with another value in a field that the partner is known to echo', async () => {
  for (let own = 0; own < 3; own += 1) expect(await create()).toMatchObject({ state: 'succeeded' })
  const body = newJob()
  fail({ endpoint: 'POST /jobs', status: 504, when: 'before', delayMs: 300 })
  const id = await sendJob(body)
  await worker.until(id, ({ state }) => state === 'sending')
  const other = await worker.partner.createJob({ ...body, city: 'Trondheim' }, { lane: 'person' })
  expect(other).toMatchObject({ ok: true })
  expect(await worker.until(id, isSettled)).toMatchObject({
    state: 'needs-decision',
    uncertainty: { what: 'not-made' },
  })
})

test('keeps the list from before the first attempt as long as that one may have succeeded', async () => {
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

test('does not send a job again that the partner lists later than it may work on it', async () => {
  const body = newJob()
  fail({ endpoint: 'POST /jobs', status: 504, when: 'before' })
  const missing = await create(body)
  expect(missing).toMatchObject({ state: 'needs-decision', uncertainty: { what: 'not-made' } })
  const late = await worker.partner.createJob(body, { lane: 'person' })
  if (!late.ok) throw new Error('The sandbox refused the job')
  await decide(missing.id, { what: 'send-again' }, rosa)
  const offered = await worker.until(missing.id, ({ uncertainty }) => uncertainty?.what === 'candidates')
  expect(offered).toMatchObject({
    state: 'needs-decision',
    mayHaveSucceeded: true,
    uncertainty: { candidates: [{ title: body.name }] },
  })
  expect(requests('POST /jobs')).toHaveLength(2)
  // A person who knows better is not asked twice.
  await decide(missing.id, { what: 'none-of-these' }, rosa)
  await decide(missing.id, { what: 'send-again' }, rosa)
  expect(await worker.until(missing.id, isSettled)).toMatchObject({ state: 'succeeded' })
  expect(requests('POST /jobs')).toHaveLength(3)
})

test('corrects "was not created" once a list has the job', async () => {
  const body = newJob()
  fail({ endpoint: 'POST /jobs', status: 504, when: 'before' })
  const missing = await create(body)
  expect(missing).toMatchObject({ uncertainty: { what: 'not-made' } })
  await worker.partner.createJob(body, { lane: 'person' })
  await listJobs()
  const found = await worker.until(missing.id, ({ state }) => state === 'succeeded')
  expect(found.result).toMatchObject({ title: body.name })
})

test('stores the team of a created job for all processes', async () => {
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

test('finds a job created during a 504 or seconds after it', async () => {
  fail({ endpoint: 'POST /jobs', status: 504, when: 'after' })
  expect(await create()).toMatchObject({ state: 'succeeded', attempts: 1 })
  fail({ endpoint: 'POST /jobs', status: 504, when: 'after', lateMs: 450 })
  const late = await create()
  expect(late).toMatchObject({ state: 'succeeded', attempts: 1 })
  expect(about(late).filter((step) => step === 'reconciled later').length).toBeGreaterThan(0)
})

test('reports that a job was not created only after the ceiling and two checks', async () => {
  fail({ endpoint: 'POST /jobs', status: 504, when: 'before' })
  const dispatch = await create()
  expect(dispatch).toMatchObject({ state: 'needs-decision', uncertainty: { what: 'not-made' }, attempts: 1 })
  expect(requests('POST /jobs')).toHaveLength(1)
})

test('leaves the decision to the user when a new job shows none of the values, and does not resend', async () => {
  const listed = (...names: string[]) => ({ data: names.map((name, index) => ({ id: 100 + index, name })) })
  fail({ endpoint: 'GET /jobs', status: 200, body: listed('Cook') })
  fail({ endpoint: 'GET /jobs', status: 200, body: listed('Cook', '<p>NIGHT BAKER</p>'), times: null })
  fail({ endpoint: 'POST /jobs', status: 424, when: 'after' })
  expect(await create()).toMatchObject({
    state: 'needs-decision',
    uncertainty: { what: 'candidates', candidates: [{ id: '101', title: '<p>NIGHT BAKER</p>', holds: 0 }] },
  })
  expect(requests('POST /jobs')).toHaveLength(1)
})

test('never takes a job created by another dispatch, and not listed until then, for this one', async () => {
  const whole = await worker.partner.listJobs({ lane: 'person' })
  if (!whole.ok) throw new Error('The sandbox lists its jobs')
  // Before each job is sent: the oldest jobs, without any sign of the others.
  const data = whole.value.items.slice(0, 17)
  fail({ endpoint: 'GET /jobs', status: 200, body: { data }, times: 5 })
  const body = newJob()
  const made = await create(body)
  expect(made).toMatchObject({ state: 'succeeded' })
  // The created job is looked for three times (look-for-created.ts).
  await expect.poll(() => requests('GET /jobs').length).toBe(5)
  fail({ endpoint: 'POST /jobs', status: 504, when: 'before' })
  const { uncertainty } = await create({ ...body, city: 'Bergen' })
  if (uncertainty?.what !== 'candidates') throw new Error('Jobs that the first lists lacked may be it')
  expect(uncertainty.candidates.map(({ id }) => id)).not.toContain((made.result as { id: string }).id)
})

test('reconciles again when a candidate turns out to be the result of another dispatch', async () => {
  fail({ endpoint: 'POST /jobs', status: 504, when: 'before' })
  const dispatch = await create()
  const candidates = [{ id: '777', title: 'Cook', holds: 1, of: 2 }]
  await store()
    .update(dispatches)
    .set({ uncertainty: { what: 'candidates', candidates } })
    .where(eq(dispatches.id, dispatch.id))
  const id = randomUUID()
  await store()
    .insert(dispatches)
    .values({
      id,
      kind: 'create-job',
      personId: rosa.id,
      personName: rosa.name,
      subject: 'Cook',
      body: '{}',
      fingerprint: id,
      state: 'succeeded',
      result: { id: '777' },
      endedAt: new Date(),
    })
  expect(await decide(dispatch.id, { what: 'choose', candidateId: '777' }, rosa)).toMatchObject({ state: 'too-late' })
  expect(await worker.until(dispatch.id, isSettled)).toMatchObject({
    state: 'needs-decision',
    uncertainty: { what: 'not-made' },
  })
})

test('lets the user choose when one of two identical jobs was created', async () => {
  fail({ endpoint: 'POST /jobs', status: 504, when: 'after' })
  fail({ endpoint: 'POST /jobs', status: 504, when: 'before' })
  // Both read the list before either job is created.
  worker.sandbox.state.settings.latencyMs = 500
  const body = { name: `Twin ${randomUUID()}`, team_id: 11, city: 'Oslo' }
  const ids = [randomUUID(), randomUUID()] as const
  for (const id of ids) await createJob(id, body, rosa)
  for (const id of ids) await decide(id, { what: 'try-now' }, rosa)
  await expect.poll(() => requests('POST /jobs').length).toBe(2)
  worker.sandbox.state.settings.latencyMs = 0
  const [one, other] = await Promise.all([worker.until(ids[0], isSettled), worker.until(ids[1], isSettled)])
  for (const dispatch of [one, other])
    expect(dispatch, JSON.stringify([one.timeline, other.timeline])).toMatchObject({
      state: 'needs-decision',
      uncertainty: { what: 'candidates' },
    })
  const candidates = one.uncertainty?.what === 'candidates' ? one.uncertainty.candidates : []
  expect(candidates).toHaveLength(1)
  const chosen = await decide(one.id, { what: 'choose', candidateId: candidates[0]?.id ?? '' }, rosa)
  expect(chosen).toMatchObject({
    state: 'decided',
    dispatch: { state: 'succeeded', result: { id: candidates[0]?.id } },
  })
  await decide(other.id, { what: 'recheck' }, rosa)
  expect(await worker.until(other.id, isSettled)).toMatchObject({
    state: 'needs-decision',
    uncertainty: { what: 'not-made' },
  })
}, 30_000)

test('uses the list’s case for the ID of a created job when the response has another', async () => {
  const listed = '8E0E8D8A-1E2A-407B-A969-23608DE9AB0D'
  const created = 'cba3f08f-db62-4b96-a29b-2b0179b577cf'
  fail({ endpoint: 'GET /jobs', status: 200, body: { data: [{ id: listed, name: 'Cook' }] }, times: null })
  fail({ endpoint: 'POST /jobs', status: 200, body: { id: created, name: 'Night baker' } })
  expect(await create()).toMatchObject({ state: 'succeeded', result: { id: created.toUpperCase() } })
})
