import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { store } from '../store/connection'
import { seenJobs } from '../store/schema'
import { isSettled, newJob, sendJob, settleJob } from '../testing/test-jobs'
import { setUpTestWorker } from '../testing/test-worker'
import { listJobs } from './list-jobs'

const worker = setUpTestWorker({ deadlineMs: 15_000 })

const { fail, requests } = worker

test('asks a user which job was created when an equal one was answered with an ID that the list lacks', async () => {
  const body = newJob()
  fail({ endpoint: 'POST /jobs', status: 201, body: { id: 'posting-1', name: body.name }, when: 'after' })
  fail({ endpoint: 'POST /jobs', status: 504, when: 'before' })
  // Both read the list before either job is created.
  worker.sandbox.state.settings.latencyMs = 500
  const ids = [await sendJob(body), await sendJob({ ...body })]
  await expect.poll(() => requests('POST /jobs').length).toBe(2)
  worker.sandbox.state.settings.latencyMs = 0
  const ends = await Promise.all(ids.map((id) => worker.until(id, isSettled)))
  expect(ends.map(({ state }) => state).sort()).toEqual(['needs-decision', 'succeeded'])
  expect(ends).toContainEqual(expect.objectContaining({ result: expect.objectContaining({ id: 'posting-1' }) }))
  expect(ends).toContainEqual(
    expect.objectContaining({
      uncertainty: { what: 'candidates', candidates: [expect.objectContaining({ title: body.name })] },
    }),
  )
})

test('takes no ID from a response that names an older job, and does not change the team of that one', async () => {
  const list = await listJobs()
  const older = list.ok ? list.value.items.find(({ team }) => team === '12') : undefined
  if (!older) throw new Error('The sandbox lists a job of team 12')
  const body = newJob()
  fail({ endpoint: 'POST /jobs', status: 201, body: { id: older.id, name: body.name }, when: 'after' })
  expect(await settleJob(worker, body)).toMatchObject({ state: 'succeeded', result: { id: null } })
  const stored = await store().select().from(seenJobs).where(eq(seenJobs.id, older.id))
  expect(stored).toMatchObject([{ teamId: '12' }])
})
