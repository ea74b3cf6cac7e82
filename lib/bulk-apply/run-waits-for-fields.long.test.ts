import { randomUUID } from 'node:crypto'
import { afterEach, expect, test } from 'vitest'
import { endAlarm, openAlarm } from '../connection/drift/mapping-alarms'
import { isOpen } from '../dispatch/contract'
import { decide } from '../dispatch/decide'
import { createJob } from '../jobs/create-job'
import { listJobs } from '../jobs/list-jobs'
import { applicationsAt, isOver, runOf, untilRun } from '../testing/test-runs'
import { rosa, setUpTestWorker } from '../testing/test-worker'
import { readRun } from './read-run'

const worker = setUpTestWorker({ deadlineMs: 20_000 })
afterEach(() => endAlarm('jobs.id'))

const loseIds = () =>
  openAlarm({
    fieldKey: 'jobs.id',
    severity: 'breaking',
    details: { what: 'lost', path: '/id', newPaths: [] },
    isExpectedOnly: false,
  })
const people = (mark: string, count: number) =>
  Array.from({ length: count }, (_, at) => ({ email: `${mark}${at}@example.com`, jobId: '881200' }))

async function createNow(name: string) {
  const id = randomUUID()
  await createJob(id, { name, team_id: 11 }, rosa)
  await decide(id, { what: 'try-now' }, rosa)
  return worker.until(id, (dispatch) => !isOpen(dispatch))
}

test('a run sends nothing while fields are missing, says so, and continues on its own when they are back', async () => {
  await listJobs()
  await loseIds()
  const id = await runOf(people('few', 6))
  const held = await untilRun(id, ({ state }) => state === 'running')
  expect(held).toMatchObject({ waitsForFields: true, counts: { waiting: 6 } })
  // The worker continues with users' other actions.
  expect(await createNow('Cook')).toMatchObject({ state: 'succeeded' })
  expect(applicationsAt(worker)).toHaveLength(0)
  await endAlarm('jobs.id')
  const run = await untilRun(id, isOver)
  expect(run).toMatchObject({ waitsForFields: false, counts: { submitted: 1, queued: 5 } })
})

test('holds a running run from the moment the fields go missing', async () => {
  await listJobs()
  worker.sandbox.state.settings.latencyMs = 30
  const id = await runOf(people('many', 200))
  await untilRun(id, ({ counts }) => counts.queued > 5)
  await loseIds()
  const held = await untilRun(id, ({ counts }) => counts.sending === 0)
  expect(held.counts.waiting).toBeGreaterThan(0)
  const sent = applicationsAt(worker).length
  expect(await createNow('Baker')).toMatchObject({ state: 'succeeded' })
  expect(applicationsAt(worker)).toHaveLength(sent)
  expect(await readRun(id)).toMatchObject({ state: 'running', waitsForFields: true })
  await endAlarm('jobs.id')
  expect((await untilRun(id, isOver)).counts).toMatchObject({ submitted: 1, queued: 199 })
}, 60_000)

test('never reports a job as not created while the list of jobs has no IDs', async () => {
  worker.fail({ endpoint: 'POST /jobs', status: 504, when: 'before' })
  await loseIds()
  expect(await createNow('Night baker')).toMatchObject({
    state: 'needs-decision',
    uncertainty: { what: 'unknown', why: 'list-without-ids' },
  })
})
