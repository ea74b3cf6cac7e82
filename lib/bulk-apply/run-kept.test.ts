import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { eraseExpired } from '../activity/erase-expired'
import { stopWorker } from '../dispatch/worker'
import { store } from '../store/connection'
import { runJobs, runs } from '../store/run-tables'
import { dispatches } from '../store/schema'
import { isOver, runOf, untilRun } from '../testing/test-runs'
import { rosa, setUpTestWorker } from '../testing/test-worker'
import { decideRun } from './decide-run'
import { exportResults } from './export-results'

const worker = setUpTestWorker({ deadlineMs: 20_000 })

/** Of a team that accepts repeats. */
const jobId = '881252'
const people = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ email: `${index}-${crypto.randomUUID()}@example.com`, jobId }))

test('keeps the sent rows of a paused run for as long as the run, and never reports them as unsent', async () => {
  const rows = people(3)
  const refused = { status: 400, match: { bodyContains: rows[1]?.email } }
  worker.fail({ endpoint: 'POST /easy-apply', ...refused })
  const id = await runOf(rows, { stopsAtRefusal: true })
  await untilRun(id, (run) => run.stop !== null && run.counts.sending === 0)
  const long = sql`now() - interval '400 days'`
  await store()
    .update(dispatches)
    .set({ createdAt: long, endedAt: sql`case when ended_at is null then null else ${long} end` })
    .where(eq(dispatches.groupId, id))
  await store().update(runs).set({ createdAt: long, startedAt: long }).where(eq(runs.id, id))
  await eraseExpired()
  await decideRun(id, { what: 'cancel' }, rosa)
  const { counts } = await untilRun(id, isOver)
  expect(counts.submitted + counts.queued).toBeGreaterThan(0)
  expect(counts.refused).toBe(1)
  expect(counts.submitted + counts.queued + counts.cancelled).toBe(2)
})

test('lists jobs that this server has not read yet, so that a run has their titles and teams', async () => {
  const id = await runOf(people(1))
  const [job] = await store().select().from(runJobs).where(eq(runJobs.runId, id))
  expect(job).toMatchObject({ title: 'Verkäufer:in Teilzeit (m/w/d)', teamId: '15' })
  await untilRun(id, isOver)
})

test('failed rows cannot be downloaded while a run is being cancelled, as the list would be incomplete', async () => {
  const run = {
    id: crypto.randomUUID(),
    name: 'Autumn fair',
    personId: rosa.id,
    personName: rosa.name,
    header: ['Email'],
  }
  const cancelled = { ...run, state: 'cancelled', stopsAtRefusal: false, isEnqueued: true, startedAt: sql`now()` }
  await store()
    .insert(runs)
    .values({ ...cancelled, endedAt: sql`now()` })
  expect(await exportResults(run.id, 'failed', rosa)).toMatchObject({
    name: expect.stringMatching(/^Autumn-fair-failed-rows-.*-\d{4}-\d\d-\d\d-\d{6}\.csv$/),
  })
  // Otherwise the worker would end the run at once.
  await stopWorker()
  await store().update(runs).set({ state: 'cancelling', endedAt: null }).where(eq(runs.id, run.id))
  expect(await exportResults(run.id, 'failed', rosa)).toBe('being-cancelled')
  expect(await exportResults(run.id, 'all', rosa)).toMatchObject({
    name: expect.stringContaining('Autumn-fair-results'),
  })
})
