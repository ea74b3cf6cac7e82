import { expect, test } from 'vitest'
import { profile, profileVersion } from '../connection/profile'
import { saveProfileVersion } from '../connection/versions/profile-versions'
import type { ProfilePatch } from '../partner/profile/merge-profile'
import { applicationsAt, isOver, rowsOf, runOf, type TestRow, untilRun } from '../testing/test-runs'
import { rosa, setUpTestWorker } from '../testing/test-worker'
import { decideRun } from './decide-run'
import { exportResults } from './export-results'
import { readRun } from './read-run'

const worker = setUpTestWorker({ deadlineMs: 20_000 })
const job = '881200'
/** How many rows may be in flight when a run stops. */
const maxAtOnce = 40
const people = (count: number): TestRow[] =>
  Array.from({ length: count }, (_, at) => ({ email: `p${at}@example.com`, jobId: job }))
const bodyOf = ({ email, jobId }: TestRow, name: object) => ({
  applicant: { email, ...name },
  job: { jobId },
  enqueue: true,
})

/** Makes the partner refuse bodies that contain this text: the field `fullName`, or one of its values. */
function refuseField(bodyContains = '"fullName"') {
  const errors = { 'applicant.name': ['is required'] }
  worker.fail({
    endpoint: 'POST /easy-apply',
    times: null,
    status: 400,
    body: { developer_message: 'Invalid', errors },
    match: { bodyContains },
  })
}

async function saveForm(patch: ProfilePatch) {
  const person = { id: 'ada', name: 'Ada' }
  const saved = await saveProfileVersion({ patch, source: 'edited', expected: profileVersion(), person })
  expect(saved).toMatchObject({ state: 'saved' })
}

test('stops a run of 500 rows after five rejections for the same field, and a new upload uses the changed form', async () => {
  const easyApply = JSON.parse(JSON.stringify(profile().easyApply).replaceAll('fullName', 'name'))
  await saveForm({ easyApply })
  const id = await runOf(people(500).map((row) => ({ ...row, body: bodyOf(row, { name: 'Ada' }) })))
  const stopped = await untilRun(id, ({ state, counts }) => state === 'stopped' && counts.sending === 0)
  expect(stopped).toMatchObject({ stop: { why: 'fields' }, hasOlderProfile: false })
  expect(stopped.counts).toMatchObject({ refused: 5, waiting: 495 })

  await saveForm({})
  expect(await readRun(id)).toMatchObject({ state: 'stopped', hasOlderProfile: true, counts: { waiting: 495 } })
  expect(applicationsAt(worker)).toHaveLength(5)

  await decideRun(id, { what: 'cancel' }, rosa)
  await untilRun(id, isOver)
  const file = await exportResults(id, 'failed', rosa)
  if (file === null || file === 'being-cancelled') throw new Error('no file')
  const lines = (await new Response(file.body).text()).trim().split('\r\n').slice(1)
  const again = await runOf(
    lines.map((line) => {
      const [email = '', fullName, jobId = ''] = line.split(',')
      return { email, jobId, body: bodyOf({ email, jobId }, { fullName }) }
    }),
  )
  const sent = await untilRun(again, isOver)
  expect(sent).toMatchObject({ hasOlderProfile: false, counts: { submitted: 1, queued: 499, refused: 0 } })
})

test('stops a run when a field is rejected that rows had passed with before', async () => {
  refuseField('"Late Ada"')
  const id = await runOf(
    people(500).map((row, at) => ({ ...row, email: `late-${row.email}`, name: at < 20 ? 'Ada' : 'Late Ada' })),
  )
  const stopped = await untilRun(id, ({ state, counts }) => state === 'stopped' && counts.sending === 0)
  expect(stopped.counts).toMatchObject({ submitted: 1, queued: 19 })
  expect(stopped.counts.refused).toBeLessThanOrEqual(5 + maxAtOnce)
  expect(stopped.counts.waiting).toBeGreaterThan(0)
})

test('continues when rows are accepted in between, or when the rejections name different fields', async () => {
  for (const [at, field] of ['email', 'email', 'email', 'email', 'phone', 'email', 'email'].entries())
    worker.fail({
      endpoint: 'POST /easy-apply',
      status: 400,
      body: { developer_message: 'Invalid', errors: { [`applicant.${field}`]: ['is odd'] } },
      match: { bodyContains: `mixed-p${at}@` },
    })
  const id = await runOf(people(20).map((row) => ({ ...row, email: `mixed-${row.email}` })))
  expect((await untilRun(id, isOver)).counts).toMatchObject({ refused: 7, submitted: 1, queued: 12 })
})

test('continues longer each time the user resumes the run unchanged', async () => {
  refuseField()
  const id = await runOf(people(40).map((row) => ({ ...row, email: `again-${row.email}` })))
  await untilRun(id, ({ state, counts }) => state === 'stopped' && counts.sending === 0)
  await decideRun(id, { what: 'resume' }, rosa)
  const second = await untilRun(id, ({ state, counts }) => state === 'stopped' && counts.sending === 0)
  expect(second.counts).toMatchObject({ refused: 30, waiting: 10 })
  await decideRun(id, { what: 'resume' }, rosa)
  expect((await untilRun(id, isOver)).counts).toMatchObject({ refused: 40 })
  expect((await rowsOf(id)).every(({ attempts }) => attempts === 1)).toBe(true)
})
