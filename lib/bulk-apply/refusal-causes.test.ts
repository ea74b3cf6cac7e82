import { expect, test } from 'vitest'
import { isOver, runOf, untilRun } from '../testing/test-runs'
import { setUpTestWorker } from '../testing/test-worker'
import { listRefusalCauses } from './refusal-causes'

setUpTestWorker({ deadlineMs: 20_000 })

const closed = '881694'
const unlisted = '999999'

test('names a job that takes no applications with its id, and one that is not listed within the title alone', async () => {
  const id = await runOf([closed, unlisted].map((jobId) => ({ email: `of-${jobId}@example.com`, jobId })))
  await untilRun(id, isOver)
  const causes = await listRefusalCauses({ runId: id })
  expect(causes.map(({ title, job }) => [title, job])).toEqual(
    expect.arrayContaining([
      ['This job isn’t accepting applications', { id: closed, title: 'Barista' }],
      [`The partner lists no job ${unlisted}`, null],
    ]),
  )
})
