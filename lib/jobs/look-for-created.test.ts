import { expect, test } from 'vitest'
import { settleJob } from '../testing/test-jobs'
import { setUpTestWorker } from '../testing/test-worker'
import { isListIncomplete } from './look-for-created'

const worker = setUpTestWorker({ deadlineMs: 15_000 })

const create = () => settleJob(worker)

test('a list without the job just created proves no job missing, until it shows new ones', async () => {
  const data = Array.from({ length: 37 }, (_, index) => ({ id: index + 1, name: `Cook ${index}`, team_id: 11 }))
  worker.fail({ endpoint: 'GET /jobs', status: 200, body: { data }, times: null })
  expect(await create()).toMatchObject({ state: 'succeeded' })
  await expect.poll(isListIncomplete).toBe(true)
  worker.fail({ endpoint: 'POST /jobs', status: 504, when: 'after' })
  expect(await create()).toMatchObject({
    state: 'needs-decision',
    uncertainty: { what: 'not-made', listedAtMost: 37 },
  })

  worker.sandbox.state.faults.clear()
  expect(await create()).toMatchObject({ state: 'succeeded' })
  await expect.poll(isListIncomplete).toBe(false)
  worker.fail({ endpoint: 'POST /jobs', status: 504, when: 'before' })
  expect((await create()).uncertainty).toEqual({ what: 'not-made' })
})

test('reads again a list that is briefly out of date', async () => {
  const whole = await worker.partner.listJobs({ lane: 'person' })
  if (!whole.ok) throw new Error('The sandbox lists its jobs')
  // One read before the job is sent, and one after it.
  worker.fail({ endpoint: 'GET /jobs', status: 200, body: { data: whole.value.items }, times: 2 })
  expect(await create()).toMatchObject({ state: 'succeeded' })
  await expect.poll(() => worker.requests('GET /jobs').length).toBeGreaterThanOrEqual(4)
  expect(await isListIncomplete()).toBe(false)
})

test('a single list without the job proves nothing, as it may have been removed since', async () => {
  const whole = await worker.partner.listJobs({ lane: 'person' })
  if (!whole.ok) throw new Error('The sandbox lists its jobs')
  worker.fail({ endpoint: 'GET /jobs', status: 200, body: { data: whole.value.items }, times: 1 })
  worker.fail({ endpoint: 'GET /jobs', status: 503, times: 2 })
  worker.fail({ endpoint: 'GET /jobs', status: 200, body: { data: whole.value.items }, times: null })
  expect(await create()).toMatchObject({ state: 'succeeded' })
  await expect.poll(() => worker.requests('GET /jobs').length).toBe(5)
  expect(await isListIncomplete()).toBe(false)
})

test('a list that is cut proves nothing', async () => {
  const data = Array.from({ length: 37 }, (_, index) => ({ id: index + 1, name: `Cook ${index}`, team_id: 11 }))
  worker.fail({ endpoint: 'GET /jobs', status: 200, body: { data, has_more: true }, times: null })
  expect(await create()).toMatchObject({ state: 'succeeded' })
  // One read before the job is sent and three after it, each of which asks for the rest too.
  await expect.poll(() => worker.requests('GET /jobs').length).toBe(8)
  expect(await isListIncomplete()).toBe(false)
})

test('lists that cannot be read prove nothing', async () => {
  worker.fail({ endpoint: 'GET /jobs', status: 200, body: { data: [] }, times: 1 })
  worker.fail({ endpoint: 'GET /jobs', status: 503, times: 3 })
  expect(await create()).toMatchObject({ state: 'succeeded' })
  await expect.poll(() => worker.requests('GET /jobs').length).toBe(4)
  expect(await isListIncomplete()).toBe(false)
})
