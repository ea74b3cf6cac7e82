import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { type Dispatch, isOpen } from '../dispatch/contract'
import { decide } from '../dispatch/decide'
import { rememberJobs } from '../jobs/known-jobs'
import { listJobs } from '../jobs/list-jobs'
import { store } from '../store/connection'
import { dispatches, repeatApplications, seenJobs } from '../store/schema'
import { rosa, setUpTestWorker } from '../testing/test-worker'
import type { Submitted } from './contract'
import { areRepeatApplicationsOff } from './repeat-applications'
import { submitApplication } from './submit-application'

const worker = setUpTestWorker()
beforeEach(async () => {
  await store().delete(dispatches)
  await store().delete(repeatApplications)
  await listJobs()
})

/** A job of team 11, which does not allow repeats, and one of team 15, which does. */
const closedToRepeats = '881200'
const openToRepeats = '881252'

const fail = (fault: object) => worker.fail({ endpoint: 'POST /easy-apply', ...fault })
const requests = () => worker.requests('POST /easy-apply')
const works = () => requests().filter(({ isWorkDone }) => isWorkDone).length
const ended = (id: string): Promise<Dispatch> => worker.until(id, (dispatch) => !isOpen(dispatch))

async function apply({ email = 'ada@example.com', jobId = closedToRepeats, isAgain = true, enqueue = false } = {}) {
  const id = randomUUID()
  const body = { applicant: { email, fullName: 'Ada Lovelace' }, job: { jobId }, enqueue }
  await submitApplication(id, body, rosa, { isAgain })
  return ended(id)
}
const outcomeOf = ({ result }: Dispatch) => (result as Submitted | null)?.outcome

test('spec 4.2: a 409 shows that the team does not allow repeats, and an accepted second application that it does', async () => {
  expect([await areRepeatApplicationsOff('11'), await areRepeatApplicationsOff(null)]).toEqual([false, false])
  await apply()
  expect(await areRepeatApplicationsOff('11')).toBe(false)
  expect(outcomeOf(await apply())).toBe('already-applied')
  expect(await areRepeatApplicationsOff('11')).toBe(true)
  await store().insert(repeatApplications).values({ teamId: '15', areOff: true, saidBy: 'Ada' })
  await apply({ jobId: openToRepeats })
  expect(await areRepeatApplicationsOff('15')).toBe(true)
  expect(outcomeOf(await apply({ jobId: openToRepeats, email: 'ADA@example.com' }))).toBe('submitted')
  expect(await areRepeatApplicationsOff('15')).toBe(false)
})

test('learns nothing about repeats from two queued applications', async () => {
  await store().insert(repeatApplications).values({ teamId: '15', areOff: true, saidBy: 'Ada' })
  await apply({ jobId: openToRepeats, enqueue: true })
  expect(outcomeOf(await apply({ jobId: openToRepeats, enqueue: true }))).toBe('queued')
  expect(await areRepeatApplicationsOff('15')).toBe(true)
})

test('learns nothing about repeats from an application that a person recorded as arrived', async () => {
  await store().insert(repeatApplications).values({ teamId: '15', areOff: true, saidBy: 'Ada' })
  const { id } = await apply({ jobId: openToRepeats })
  await store()
    .update(dispatches)
    .set({ result: sql`result || '{"isRecordedAsArrived": true}'` })
    .where(eq(dispatches.id, id))
  expect(outcomeOf(await apply({ jobId: openToRepeats }))).toBe('submitted')
  expect(await areRepeatApplicationsOff('15')).toBe(true)
})

test('learns from a 409 in a process that has listed no jobs, using the team that another process has seen', async () => {
  rememberJobs([], new Date())
  await store().insert(seenJobs).values({ id: closedToRepeats, teamId: '11' }).onConflictDoNothing()
  fail({ endpoint: 'GET /jobs', status: 503, times: null })
  await apply()
  expect(outcomeOf(await apply())).toBe('already-applied')
  expect(await areRepeatApplicationsOff('11')).toBe(true)
  fail({ status: 504, when: 'after' })
  expect(await apply({ email: 'grace@example.com' })).toMatchObject({
    state: 'succeeded',
    result: { isProvedByRepeat: true },
  })
})

test('learns from a 409 for the job itself when nobody has ever seen its team', async () => {
  rememberJobs([], new Date())
  await store().delete(seenJobs)
  fail({ endpoint: 'GET /jobs', status: 403, times: null })
  await apply()
  expect(outcomeOf(await apply())).toBe('already-applied')
  expect([await areRepeatApplicationsOff('11'), await areRepeatApplicationsOff(null, closedToRepeats)]).toEqual([
    false,
    true,
  ])
  fail({ status: 504, when: 'after' })
  expect(await apply({ email: 'grace@example.com' })).toMatchObject({
    state: 'succeeded',
    result: { isProvedByRepeat: true },
  })
})

test('learns from a 409 when the team was unknown when sending', async () => {
  rememberJobs([], new Date())
  await apply()
  await listJobs()
  expect(outcomeOf(await apply())).toBe('already-applied')
  expect(await areRepeatApplicationsOff('11')).toBe(true)
})

test('leaves the decision to the user when repeats may be on, and sends nothing before it', async () => {
  fail({ status: 504, when: 'after' })
  const left = await apply()
  expect(left).toMatchObject({
    state: 'needs-decision',
    nextAt: null,
    uncertainty: { why: 'repeats-not-known-off' },
    attempts: 1,
  })
  expect(works()).toBe(1)
  await decide(left.id, { what: 'send-again' }, rosa)
  expect(await ended(left.id)).toMatchObject({
    state: 'succeeded',
    result: { outcome: 'submitted', isProvedByRepeat: true, applicationFormId: expect.any(String) },
  })
  expect(works()).toBe(1)
})

test('leaves the decision to the user when repeats are on', async () => {
  await apply({ jobId: openToRepeats })
  await apply({ jobId: openToRepeats })
  fail({ transport: 'drop', when: 'after' })
  expect(await apply({ jobId: openToRepeats, email: 'grace@example.com' })).toMatchObject({
    state: 'needs-decision',
    attempts: 1,
  })
  expect(requests()).toHaveLength(3)
})

test('keeps an abandoned application uncertain and sends nothing more', async () => {
  fail({ status: 500, when: 'before' })
  const { id } = await apply()
  expect(await decide(id, { what: 'abandon' }, rosa)).toMatchObject({
    state: 'decided',
    dispatch: { state: 'abandoned', endedAt: expect.any(String), mayHaveSucceeded: true },
  })
  expect(await decide(id, { what: 'send-again' }, rosa)).toMatchObject({ state: 'too-late' })
  expect(requests()).toHaveLength(1)
})

const afterWork = [{ transport: 'drop' }, { status: 500 }, { status: 500, body: { message: 'oh' } }, { status: 504 }]
test.each(afterWork)('retries after %j when repeats are off, and the 409 proves the first attempt', async (fault) => {
  await store().insert(repeatApplications).values({ teamId: '11', areOff: true, saidBy: null })
  fail({ ...fault, when: 'after' })
  expect(await apply()).toMatchObject({
    state: 'succeeded',
    result: { outcome: 'submitted', isProvedByRepeat: true },
    attempts: 2,
  })
  expect(works()).toBe(1)
})

test('spec 7, status: the status alone decides: a success with a broken body is a success', async () => {
  fail({ transport: 'truncate', when: 'after' })
  expect(await apply()).toMatchObject({ state: 'succeeded', result: { outcome: 'submitted', applicationFormId: null } })
  expect(requests()).toHaveLength(1)
})

test('submits on the second attempt when repeats are off and the first one never arrived', async () => {
  await store().insert(repeatApplications).values({ teamId: '11', areOff: true, saidBy: null })
  fail({ status: 503, when: 'before' })
  expect(await apply()).toMatchObject({
    state: 'succeeded',
    result: { outcome: 'submitted', isProvedByRepeat: false, mayBeTwice: true },
  })
  expect(works()).toBe(1)
  // The first attempt never arrived, so the acceptance of the second one shows nothing about repeats.
  expect(await areRepeatApplicationsOff('11')).toBe(true)
})

test('trusts what a 409 showed for a month, and what an admin set forever', async () => {
  const at = new Date(Date.now() - 31 * 24 * 60 * 60 * 1_000)
  await store()
    .insert(repeatApplications)
    .values([
      { teamId: '11', areOff: true, saidBy: null, at },
      { teamId: '12', areOff: true, saidBy: 'Ada', at },
    ])
  expect([await areRepeatApplicationsOff('11'), await areRepeatApplicationsOff('12')]).toEqual([false, true])
})

test('spec 8, query ceiling: an application is not retried while queries of the first attempt may be running, not even on request', async () => {
  await store().insert(repeatApplications).values({ teamId: '11', areOff: true, saidBy: null })
  fail({ status: 504, when: 'after' })
  const id = randomUUID()
  await submitApplication(
    id,
    { applicant: { email: 'a@example.com', fullName: 'A' }, job: { jobId: closedToRepeats }, enqueue: false },
    rosa,
  )
  await worker.until(id, ({ state, mayHaveSucceeded }) => state === 'backing-off' && mayHaveSucceeded)
  expect(await decide(id, { what: 'try-now' }, rosa)).toMatchObject({ state: 'too-late' })
  await ended(id)
  const [first, second] = requests().map(({ time }) => Date.parse(time))
  expect((second ?? 0) - (first ?? 0)).toBeGreaterThanOrEqual(550)
})

test('leaves the decision to the user after four attempts without a response', async () => {
  await store().insert(repeatApplications).values({ teamId: '11', areOff: true, saidBy: null })
  fail({ status: 503, times: null })
  expect(await apply()).toMatchObject({ state: 'needs-decision', attempts: 4, uncertainty: { why: 'tried-enough' } })
}, 20_000)

test('stays uncertain when a rejection follows an attempt that may have succeeded', async () => {
  await store().insert(repeatApplications).values({ teamId: '11', areOff: true, saidBy: null })
  fail({ transport: 'drop', when: 'after' })
  fail({ status: 412, when: 'before' })
  expect(await apply()).toMatchObject({
    state: 'needs-decision',
    failure: { kind: 'job-unavailable' },
    mayHaveSucceeded: true,
  })
  expect(works()).toBe(1)
})

test('erases the sent body once it is no longer needed', async () => {
  const { id } = await apply()
  const [row] = await store().select({ body: dispatches.body }).from(dispatches).where(eq(dispatches.id, id))
  expect(row).toEqual({ body: '' })
})

const said = (developer_message: string) => ({ body: { developer_message, extra: null } })
const outside = "The requested team_id 15 does not belong to the logged-in user's memberships: [11, 12]"
const refusals: [fault: object, title: string][] = [
  [{ status: 401 }, 'The partner didn’t let this desk submit an application'],
  [{ status: 403, body: { message: 'Forbidden' } }, 'The partner didn’t let this desk submit an application'],
  [{ status: 403, body: { message: 'Missing Authentication Token' } }, 'The partner does not know this address'],
  [{ status: 403, ...said('invalid permission for api!') }, 'This desk may not submit applications to the partner'],
  [{ status: 403, ...said(outside) }, 'This job is outside what this desk can reach'],
  [{ status: 404 }, 'The partner cannot find this job'],
  [{ status: 405 }, 'The partner does not offer this operation'],
  [{ status: 412, ...said('closed') }, 'This job isn’t accepting applications'],
  [{ status: 422, ...said('cannot') }, 'The partner refused this application'],
]
test.each(refusals)('is rejected, changes nothing and is sent once after %j', async (fault, title) => {
  fail(fault)
  expect(await apply({ jobId: openToRepeats })).toMatchObject({
    state: 'refused',
    failure: { title: expect.stringContaining(title), changed: 'no' },
    mayHaveSucceeded: false,
    attempts: 1,
  })
  expect([requests().length, works()]).toEqual([1, 0])
})

const lost: [fault: object, title: string][] = [
  [{ status: 424 }, 'A service behind the partner is busy'],
  [{ status: 500, body: { message: 'Internal error' } }, 'The partner’s server failed'],
  [{ status: 500, body: '<!DOCTYPE html><title>500</title><h1>Oh</h1>' }, 'The partner’s server failed'],
  [{ status: 502 }, 'A service behind the partner did not work'],
  [{ status: 503 }, 'The partner is not available'],
  [{ status: 504 }, 'The partner took too long'],
  [{ transport: 'drop' }, 'The connection to the partner was lost'],
  [{ transport: 'hang' }, 'The partner did not answer in time'],
]
test.each(
  lost.flatMap(([fault, title]) => (['before', 'after'] as const).map((when) => [{ ...fault, when }, title] as const)),
)('stays uncertain and is sent once after %j when repeats may be on', async (fault, title) => {
  fail(fault)
  expect(await apply({ jobId: openToRepeats })).toMatchObject({
    state: 'needs-decision',
    failure: { title: expect.stringContaining(title), changed: 'unknown' },
    mayHaveSucceeded: true,
    attempts: 1,
  })
  expect([requests().length, works()]).toEqual([1, fault.when === 'after' ? 1 : 0])
})
