import { expect, test } from 'vitest'
import { decide } from '../dispatch/decide'
import { isSettled, newJob, settleJob } from '../testing/test-jobs'
import { rosa, setUpTestWorker } from '../testing/test-worker'

const worker = setUpTestWorker({ deadlineMs: 15_000 })

const { fail, requests } = worker
const create = (body?: Record<string, unknown>) => settleJob(worker, body)

test.each([
  [
    'duplicate IDs',
    {
      data: [
        { id: 1, name: 'Cook' },
        { id: 1, name: 'Baker' },
      ],
    },
  ],
  ['a job without an ID', { data: [{ id: 1, name: 'Cook' }, { name: 'Baker' }] }],
])('a list with %s proves nothing, and the user decides about a job without a response', async (_, body) => {
  fail({ endpoint: 'GET /jobs', status: 200, body, times: null })
  fail({ endpoint: 'POST /jobs', status: 504, when: 'before' })
  expect(await create()).toMatchObject({
    state: 'needs-decision',
    uncertainty: { what: 'unknown', why: 'list-without-ids' },
  })
  expect(requests('POST /jobs')).toHaveLength(1)
})

const listed = (...names: string[]) => names.map((name, at) => ({ id: at + 1, name, team_id: 12 }))

test.each([
  ['numbers the jobs by position', (name: string) => [listed('Cook', 'Baker'), listed(name, 'Cook', 'Baker')]],
  [
    'changes its IDs with every response',
    (name: string) => [
      listed('Cook', 'Baker'),
      listed('Cook', 'Baker', name).map((job) => ({ ...job, id: job.id + 70 })),
    ],
  ],
  [
    'changes its IDs with every response, even of an older job with the same values',
    (name: string) => [listed('Cook', name), listed('Cook', name).map((job) => ({ ...job, id: job.id + 70 }))],
  ],
])('a list that %s proves nothing, and a created job is never reported as not created', async (_, lists) => {
  const body = { ...newJob(), team_id: 12 }
  const [before, after] = lists(body.name)
  fail({ endpoint: 'GET /jobs', status: 200, body: { data: before } })
  fail({ endpoint: 'GET /jobs', status: 200, body: { data: after }, times: null })
  fail({ endpoint: 'POST /jobs', status: 504, when: 'after' })
  expect(await create(body)).toMatchObject({
    state: 'needs-decision',
    uncertainty: { what: 'unknown', why: 'list-without-ids' },
  })
  expect(requests('POST /jobs')).toHaveLength(1)
})

test('a list whose other jobs come only when asked for proves nothing, whatever its length', async () => {
  const others = [{ id: 4, name: 'Waiter', team_id: 12 }]
  fail({ endpoint: 'GET /jobs', status: 200, body: { data: others }, times: null, match: { offsetAtLeast: 3 } })
  fail({ endpoint: 'GET /jobs', status: 200, body: { data: listed('Cook', 'Baker', 'Driver') }, times: null })
  fail({ endpoint: 'POST /jobs', status: 504, when: 'after' })
  expect(await create()).toMatchObject({
    state: 'needs-decision',
    uncertainty: { what: 'unknown', why: 'list-cut' },
  })
  expect(requests('POST /jobs')).toHaveLength(1)
})

test('asks again for the jobs behind the list while the partner is unavailable', async () => {
  const others = [{ id: 4, name: 'Waiter', team_id: 12 }]
  fail({ endpoint: 'GET /jobs', status: 503, times: 2, match: { offsetAtLeast: 3 } })
  fail({ endpoint: 'GET /jobs', status: 200, body: { data: others }, times: null, match: { offsetAtLeast: 3 } })
  fail({ endpoint: 'GET /jobs', status: 200, body: { data: listed('Cook', 'Baker', 'Driver') }, times: null })
  fail({ endpoint: 'POST /jobs', status: 504, when: 'after' })
  expect(await create()).toMatchObject({ uncertainty: { what: 'unknown', why: 'list-cut' } })
})

test('reports that a job was not created when the partner does not know the query for the jobs behind the list', async () => {
  fail({ endpoint: 'GET /jobs', status: 400, times: null, match: { offsetAtLeast: 3 } })
  fail({ endpoint: 'GET /jobs', status: 200, body: { data: listed('Cook', 'Baker', 'Driver') }, times: null })
  fail({ endpoint: 'POST /jobs', status: 504, when: 'before' })
  expect(await create()).toMatchObject({ uncertainty: { what: 'not-made' } })
})

test('still reports that a job was not created when an older one has the same values', async () => {
  const body = newJob()
  const twin = { id: 7, views: 1, ...body }
  const others = listed('Cook', 'Baker')
  fail({ endpoint: 'GET /jobs', status: 200, body: { data: [...others, twin] } })
  // Another order, one job fewer, and a job with a new view count.
  const later = [twin, { ...others[0], views: 9 }]
  fail({ endpoint: 'GET /jobs', status: 200, body: { data: later }, times: null })
  fail({ endpoint: 'POST /jobs', status: 504, when: 'before' })
  expect(await create(body)).toMatchObject({ state: 'needs-decision', uncertainty: { what: 'not-made' } })
})

test('does not send again, and says why, when a list of exactly 25 jobs may be one page of more', async () => {
  const data = Array.from({ length: 25 }, (_, index) => ({ id: index + 1, name: `Cook ${index}`, team_id: 11 }))
  fail({ endpoint: 'GET /jobs', status: 200, body: { data }, times: null })
  fail({ endpoint: 'POST /jobs', status: 424, when: 'after' })
  const dispatch = await create()
  expect(dispatch).toMatchObject({ state: 'needs-decision', uncertainty: { what: 'not-made', listedAtMost: 25 } })
  expect(requests('POST /jobs')).toHaveLength(1)
  const again = await decide(dispatch.id, { what: 'send-again' }, rosa)
  expect(again?.dispatch.mayHaveSucceeded).toBe(true)
  await worker.until(dispatch.id, isSettled)
})
