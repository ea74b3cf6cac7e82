import { expect, test } from 'vitest'
import { isSettled, newJob, sendJob } from '../testing/test-jobs'
import { setUpTestWorker } from '../testing/test-worker'

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
