import { randomBytes, randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { decide } from '../dispatch/decide'
import { submitApplication } from '../easy-apply/submit-application'
import { listJobs } from '../jobs/list-jobs'
import { store } from '../store/connection'
import { runRows, runs } from '../store/run-tables'
import { dispatches, repeatApplications } from '../store/schema'
import { applicationsAt, doneTwice, isOver, rowsOf, runOf, type TestRow, untilRun } from '../testing/test-runs'
import { rosa, setUpTestWorker } from '../testing/test-worker'
import type { Run } from './contract'
import { createRun } from './create-run'
import { decideRows } from './decide-rows'
import { decideRun } from './decide-run'
import { readRun } from './read-run'
import { saveRows } from './save-rows'
import { startRun } from './start-run'

// On a busy machine, many late answers in a row would stop a run, as they should.
const worker = setUpTestWorker({ deadlineMs: 20_000 })
beforeEach(async () => {
  await store().delete(dispatches)
  await store().delete(runs)
  await store().delete(repeatApplications)
  await listJobs()
})

/** A job of team 11, which accepts no repeats, and one of team 15, which does. */
const noRepeats = '881200'
const repeats = '881252'

const people = (count: number, jobId: string, more: Partial<TestRow> = {}): TestRow[] =>
  Array.from({ length: count }, (_, index) => ({ email: `p${index}@example.com`, jobId, ...more }))
const fail = (fault: object) => worker.fail({ endpoint: 'POST /easy-apply', ...fault })
const counted = ({ counts }: Run) => Object.fromEntries(Object.entries(counts).filter(([, rows]) => rows > 0))

test('sends only the first row of each job with enqueue off, and the others as chosen', async () => {
  worker.sandbox.state.settings.latencyMs = 20
  const id = await runOf([...people(20, noRepeats), ...people(20, repeats)])
  const run = await untilRun(id, isOver)
  expect(counted(run)).toEqual({ submitted: 2, queued: 38 })
  for (const jobId of [noRepeats, repeats]) {
    const ofJob = applicationsAt(worker).filter((entry) => entry.jobId === jobId)
    expect(ofJob.map(({ isQueued }) => isQueued)).toEqual([false, ...Array(19).fill(true)])
    expect(ofJob[0]?.email).toBe('p0@example.com')
    // The second one was sent after the first was answered.
    expect(Date.parse(ofJob[1]?.time ?? '') - Date.parse(ofJob[0]?.time ?? '')).toBeGreaterThanOrEqual(20)
  }
  expect(doneTwice(worker)).toEqual([])
})

test('names the field that the partner required when every row was rejected for it', async () => {
  const body = { error: 'Bad Request', message: 'invalid', details: { validationErrors: ['branch_id is required'] } }
  await fail({ status: 400, body, times: null })
  const run = await untilRun(await runOf(people(3, repeats)), isOver)
  expect(counted(run)).toEqual({ refused: 3 })
  expect(run.askedFields).toEqual(['branch_id'])
  const [row] = await rowsOf(run.id)
  expect(row?.failure).toMatchObject({ turn: 'admin', title: 'The desk’s form doesn’t match this partner' })
})

test('spec 7, status: a 412 for the first row holds its job’s rows, other jobs continue, and the job can be retried or skipped', async () => {
  worker.sandbox.state.jobs.setOpen(noRepeats, false)
  const id = await runOf([...people(10, noRepeats), ...people(10, repeats)])
  const held = await untilRun(id, isOver)
  expect(counted(held)).toEqual({ refused: 1, held: 9, submitted: 1, queued: 9 })
  expect(held.heldJobs).toMatchObject([{ jobId: noRepeats, rows: 9, failure: { kind: 'job-unavailable' } }])
  expect(applicationsAt(worker).filter(({ jobId }) => jobId === noRepeats)).toHaveLength(1)
  await decideRun(id, { what: 'try-job', jobId: noRepeats }, rosa)
  expect(counted(await untilRun(id, isOver))).toMatchObject({ refused: 1, held: 9 })
  worker.sandbox.state.jobs.setOpen(noRepeats, true)
  await decideRun(id, { what: 'try-job', jobId: noRepeats }, rosa)
  expect(counted(await untilRun(id, isOver))).toEqual({ submitted: 2, queued: 18 })
  expect(doneTwice(worker)).toEqual([])
})

test('does not send a held row again if the person was applied elsewhere meanwhile', async () => {
  worker.sandbox.state.jobs.setOpen(repeats, false)
  const id = await runOf(people(3, repeats))
  await untilRun(id, isOver)
  worker.sandbox.state.jobs.setOpen(repeats, true)
  const own = await submitApplication(
    crypto.randomUUID(),
    { applicant: { email: 'p0@example.com', fullName: 'Ada' }, job: { jobId: repeats } },
    rosa,
  )
  if (own?.state !== 'recorded') throw new Error('The desk asked back')
  await worker.until(own.dispatch.id, ({ state }) => state === 'succeeded')
  await decideRun(id, { what: 'try-job', jobId: repeats }, rosa)
  expect(counted(await untilRun(id, isOver))).toEqual({ submitted: 1, queued: 1, cancelled: 1 })
  expect((await rowsOf(id))[0]).toMatchObject({
    outcome: 'cancelled',
    uncertainty: { what: 'applied-before', who: 'Rosa' },
  })
  expect(doneTwice(worker)).toEqual([])
})

test('rejects a run with a row that cannot be stored, and sends the others when one cannot be mapped', async () => {
  const person = rosa
  const id = randomUUID()
  await createRun({ id, name: 'odd', header: [], stopsAtRefusal: false }, person)
  const row = (jobId: string) => ({
    row: 1,
    cells: [],
    body: { applicant: { email: 'a@example.com', fullName: 'A' }, job: { jobId }, enqueue: true },
    isAgain: false,
  })
  expect(await saveRows(id, [row('x'.repeat(8_000))], person)).toMatchObject({
    state: 'invalid',
    errors: [{ row: 1, errors: { '/job/jobId': 'At most 300 characters' } }],
  })
  await saveRows(id, [row(repeats)], person)
  // Something that no check anticipates: no index accepts it.
  await store()
    .update(runRows)
    .set({ applicantEmail: randomBytes(4_000).toString('hex') })
  await startRun({ id, rows: 1 }, person)
  const good = await runOf(people(3, repeats))
  expect(counted(await untilRun(good, isOver))).toEqual({ submitted: 1, queued: 2 })
  expect(await readRun(id)).toMatchObject({ state: 'enqueueing' })
})

test('skips the rows of a held job when a user decides so', async () => {
  worker.sandbox.state.jobs.setOpen(noRepeats, false)
  const id = await runOf(people(5, noRepeats))
  await untilRun(id, isOver)
  const left = await decideRun(id, { what: 'skip-job', jobId: noRepeats }, rosa)
  expect(left?.state).toBe('decided')
  expect(left?.run && counted(left.run)).toEqual({ refused: 1, cancelled: 4 })
  expect(left?.run?.heldJobs).toEqual([])
  expect((await decideRun(id, { what: 'skip-job', jobId: noRepeats }, rosa))?.state).toBe('too-late')
})

test('holds the remaining rows of a job that closes during the run', async () => {
  const rows = people(200, repeats, { enqueue: false })
  worker.sandbox.state.settings.latencyMs = 5
  const id = await runOf(rows)
  await untilRun(id, ({ counts }) => counts.submitted >= 20)
  worker.sandbox.state.jobs.setOpen(repeats, false)
  const run = await untilRun(id, isOver)
  expect(run.counts.held).toBeGreaterThan(0)
  expect(run.counts.submitted + run.counts.refused + run.counts.held).toBe(200)
  expect(run.heldJobs).toMatchObject([{ rows: run.counts.held }])
})

test.each([
  { what: 'the key', body: { message: 'Forbidden' }, kind: 'key-rejected' },
  {
    what: 'its permission',
    body: { developer_message: 'invalid permission for api!', extra: null },
    kind: 'not-permitted',
  },
])('a rejection of $what stops the run, and Resume sends the rejected rows again', async ({ body, kind }) => {
  fail({ status: 403, body })
  const id = await runOf(people(10, repeats))
  const stopped = await untilRun(id, ({ state }) => state === 'stopped')
  expect(stopped.stop).toMatchObject({ why: 'key', failure: { kind } })
  expect(counted(stopped)).toEqual({ refused: 1, waiting: 9 })
  expect(applicationsAt(worker)).toHaveLength(1)
  await decideRun(id, { what: 'resume' }, rosa)
  expect(counted(await untilRun(id, isOver))).toEqual({ submitted: 1, queued: 9 })
})

test('Resume sends rows again that were refused for the key when no other row is left and the run has ended', async () => {
  fail({ status: 403, body: { message: 'Forbidden' } })
  const id = await runOf(people(1, repeats))
  const ended = await untilRun(id, isOver)
  expect(ended).toMatchObject({ state: 'finished', stop: { why: 'key' } })
  await decideRun(id, { what: 'resume' }, rosa)
  expect(counted(await untilRun(id, ({ counts }) => counts.refused === 0 && counts.submitted === 1))).toEqual({
    submitted: 1,
  })
})

test.each([
  { stopsAtRefusal: true, ends: { refused: 1, waiting: 19 } },
  { stopsAtRefusal: false, ends: { refused: 1, submitted: 1, queued: 18 } },
])('stops at the first rejected row only if so chosen (stops: $stopsAtRefusal)', async ({ stopsAtRefusal, ends }) => {
  fail({ status: 400, body: { developer_message: 'Invalid', errors: { 'applicant.email': ['is odd'] } } })
  const id = await runOf(people(20, repeats), { stopsAtRefusal })
  const run = await untilRun(id, (run) => isOver(run) || run.state === 'stopped')
  expect(counted(run)).toEqual(ends)
  expect(run.stop?.why).toBe(stopsAtRefusal ? 'refusal' : undefined)
})

test('sends nothing while paused, continues when resumed, and never sends the rest when cancelled', async () => {
  worker.sandbox.state.settings.latencyMs = 10
  const id = await runOf(people(300, repeats))
  await untilRun(id, ({ counts }) => counts.queued >= 20)
  await decideRun(id, { what: 'pause' }, rosa)
  const paused = await untilRun(id, ({ counts }) => counts.sending === 0)
  const sent = applicationsAt(worker).length
  expect(paused).toMatchObject({ state: 'paused', endedBy: 'Rosa', endedAt: null })
  expect(paused.counts.waiting).toBe(300 - sent)
  await decideRun(id, { what: 'resume' }, rosa)
  await untilRun(id, ({ counts }) => counts.queued >= sent + 20)
  await decideRun(id, { what: 'cancel' }, rosa)
  const run = await untilRun(id, isOver)
  expect(run.counts.cancelled).toBeGreaterThan(0)
  const { cancelled } = run.counts
  expect(counted(run)).toEqual({ cancelled, submitted: 1, queued: 299 - cancelled })
  expect(applicationsAt(worker)).toHaveLength(300 - cancelled)
  expect(doneTwice(worker)).toEqual([])
})

test('spec 4.2: retries uncertain rows when repeats are off, and leaves them to the user when they may be on', async () => {
  await store().insert(repeatApplications).values({ teamId: '11', areOff: true, saidBy: 'Ada' })
  for (const email of ['p3@example.com', 'p7@example.com'])
    fail({ transport: 'drop', when: 'after', times: 2, match: { bodyContains: email } })
  const id = await runOf([...people(10, noRepeats), ...people(10, repeats)])
  const run = await untilRun(id, isOver)
  expect(counted(run)).toEqual({ submitted: 4, queued: 14, 'needs-decision': 2 })
  expect(doneTwice(worker)).toEqual([])
  const unclear = (await rowsOf(id)).filter(({ outcome }) => outcome === 'needs-decision')
  expect(unclear.map(({ row, uncertainty }) => [row, uncertainty?.what])).toEqual([
    [14, 'unknown'],
    [18, 'unknown'],
  ])
  expect((await decideRows(id, { what: 'abandon', ids: [unclear[0]?.id ?? ''] }, rosa))?.state).toBe('decided')
  await decideRows(id, { what: 'send-again', ids: 'all' }, rosa)
  expect(counted(await untilRun(id, isOver))).toEqual({ submitted: 4, queued: 15, abandoned: 1 })
})

test('reopens a finished run when one of its rows is sent again from another screen', async () => {
  fail({ transport: 'drop', when: 'before', match: { bodyContains: 'p3@example.com' } })
  const id = await runOf(people(5, repeats))
  await untilRun(id, isOver)
  const row = (await rowsOf(id)).find(({ outcome }) => outcome === 'needs-decision')
  await decide(row?.id ?? '', { what: 'send-again' }, rosa)
  expect(counted(await untilRun(id, isOver))).toEqual({ submitted: 1, queued: 4 })
})

test('stops a run after many uncertain rows in a row', async () => {
  fail({ status: 500, times: null })
  const id = await runOf(people(100, repeats))
  const run = await untilRun(id, ({ state, counts }) => state === 'stopped' && counts.sending === 0)
  expect(run.stop).toMatchObject({ why: 'uncertain', failure: { kind: 'server-error' } })
  expect(run.counts['needs-decision']).toBe(10)
  expect(applicationsAt(worker)).toHaveLength(10)
})

test('skips people applied meanwhile, in the run or outside it, unless the user accepted the row', async () => {
  await submitApplication(
    crypto.randomUUID(),
    { applicant: { email: 'P1@example.com', fullName: 'Ada' }, job: { jobId: repeats } },
    rosa,
  )
  const id = await runOf([
    ...people(3, repeats),
    { email: 'p2@EXAMPLE.com', jobId: repeats },
    { email: 'p0@example.com', jobId: repeats, isAgain: true },
  ])
  const run = await untilRun(id, isOver)
  expect(counted(run)).toMatchObject({ cancelled: 2 })
  const rows = await rowsOf(id)
  expect(
    rows.filter(({ outcome }) => outcome === 'cancelled').map(({ row, uncertainty }) => [row, uncertainty?.what]),
  ).toEqual([
    [2, 'applied-before'],
    [4, 'applied-before'],
  ])
  expect(doneTwice(worker)).toEqual([`p0@example.com ${repeats}`])
})

test('shares the rate limit fairly between runs, and sends single forms before them', async () => {
  worker.sandbox.state.settings.latencyMs = 20
  const first = await runOf(people(400, repeats))
  await untilRun(first, ({ counts }) => counts.queued >= 50)
  const second = await runOf(people(100, noRepeats))
  const own = await submitApplication(
    crypto.randomUUID(),
    { applicant: { email: 'me@example.com', fullName: 'Me' }, job: { jobId: repeats } },
    rosa,
  )
  if (own?.state !== 'recorded') throw new Error('It was not recorded')
  await worker.until(own.dispatch.id, ({ state }) => state === 'succeeded')
  expect((await untilRun(first, () => true)).endedAt).toBeNull()
  const ended = await untilRun(second, isOver)
  expect(ended.counts.queued).toBe(99)
  const other = await untilRun(first, () => true)
  expect(other.endedAt).toBeNull()
  await untilRun(first, isOver)
  // While both had rows, neither got much more than half of what was sent.
  const log = applicationsAt(worker)
  const from = log.findIndex(({ jobId }) => jobId === noRepeats)
  const to = log.findLastIndex(({ jobId }) => jobId === noRepeats)
  const share = log.slice(from, to).filter(({ jobId }) => jobId === noRepeats).length / (to - from)
  expect(share).toBeGreaterThan(0.35)
})

test('spec 7, retry rule 1: each row is retried through many 429s until it is accepted, once', async () => {
  worker.sandbox.state.settings.ratePerSecond = 5
  const id = await runOf(people(40, repeats))
  expect(counted(await untilRun(id, isOver))).toEqual({ submitted: 1, queued: 39 })
  expect(applicationsAt(worker).map(({ status }) => status)).toContain(429)
  expect(doneTwice(worker)).toEqual([])
})
