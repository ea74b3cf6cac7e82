import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { addProfileVersion } from '../connection/profile'
import { isOpen } from '../dispatch/contract'
import { decide } from '../dispatch/decide'
import { rosa, setUpTestWorker } from '../testing/test-worker'
import { createJob } from './create-job'

const worker = setUpTestWorker({ deadlineMs: 15_000 })

// The sandbox answers with the job itself, so this profile finds no new id where it looks for it.
beforeEach(() => addProfileVersion(1, { jobs: { createdId: '/data/job_no' } }, true))

async function create() {
  const id = randomUUID()
  await createJob(id, { name: `Night baker ${randomUUID()}`, team_id: 11 }, rosa)
  await decide(id, { what: 'try-now' }, rosa)
  return worker.until(id, (dispatch) => !isOpen(dispatch))
}

test('reads the ID of a created job from the response’s path', async () => {
  expect(await create()).toMatchObject({ state: 'succeeded', result: { id: null } })
})

test('reads the ID of a job found in the list from the list’s path', async () => {
  worker.fail({ endpoint: 'POST /jobs', status: 504, when: 'after' })
  expect(await create()).toMatchObject({ state: 'succeeded', result: { id: expect.stringMatching(/^\d+$/) } })
})
