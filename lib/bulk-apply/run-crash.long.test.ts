import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { Dispatch } from '../dispatch/contract'
import type { Desk } from '../testing/desk-process'
import { checkTruth } from '../testing/run-truth'
import { seeded } from '../testing/seeded'
import { setUpDesks } from '../testing/test-desks'
import { byLength } from '../testing/test-length'
import type { NewRow, Run } from './contract'

const seed = Number(process.env.RUN_SEED ?? 20_261_121)
const rowCount = byLength(400, 700, 2_000)
const random = seeded(seed)
const below = (count: number) => Math.floor(random() * count)

const desks = setUpDesks({
  isEmbedded: true,
  sandbox: { cutoffMs: 900, latencyMs: 5 },
  // A desk that is short of CPU must not mistake its own delay for the partner's silence.
  env: { PARTNER_CEILING_SECONDS: '0.6', CHILD_DEADLINE_MS: '10000' },
})

/** The sandbox's first ten jobs, of teams with repeats off (11 to 14) and on (15, 16); the fourth job is closed. */
const jobs = Array.from({ length: 10 }, (_, index) => String(881_200 + 13 * index))
const closed = '881239'

/** Each row's number is in a field that the partner receives, so that its log can be matched. */
function makeRows(count: number): NewRow[] {
  return Array.from({ length: count }, (_, index) => {
    const row = index + 1
    const repeats = row > 200 && row % 40 === 0 ? row - 33 : row
    const email = `row-${repeats}-${seed}@example.com`
    const jobId = jobs[repeats % jobs.length] ?? ''
    const body = {
      applicant: { email, fullName: `Row ${row}.` },
      job: { jobId },
      enqueue: below(2) === 0,
    }
    // Of the duplicates for jobs that take no second application, a user has confirmed every other one.
    return { row, cells: [email, jobId], body, isAgain: repeats !== row && row % 80 === 0 && repeats % 10 < 4 }
  })
}

function faultFor({ row }: NewRow): object {
  const about = { endpoint: 'POST /easy-apply', match: { bodyContains: `Row ${row}.` } }
  const html = '<html><body><h1>Internal Server Error</h1></body></html>'
  const all = [
    { transport: 'drop', when: 'after' },
    { transport: 'drop', when: 'before' },
    { status: 500, body: html, when: 'after' },
    { status: 500, body: html, when: 'before' },
    { status: 504, when: 'after', lateMs: 100 + below(250) },
    { status: 503, when: 'before' },
    { status: 429, when: 'before' },
    { status: 400, when: 'before' },
  ]
  return { ...about, ...all[below(all.length)] }
}

/** As users do, resumes a run that the desk stopped because of uncertain rows. */
async function untilEnded(desk: Desk, id: string): Promise<Run> {
  for (;;) {
    const run = await desk.run(id)
    if (!run) throw new Error('The run is gone')
    if (run.endedAt !== null) return run
    await resumeIfStopped(desk, id)
    await wait(250)
  }
}

async function resumeIfStopped(desk: Desk, id: string) {
  const run = await desk.run(id)
  if (run?.state !== 'stopped') return
  expect(run.stop?.why).toBe('uncertain')
  desk.orderRun({ what: 'decide-run', id, body: { what: 'resume' } })
}

test(`a run of ${rowCount} rows, killed twice, ends with every outcome correct (seed ${seed})`, async () => {
  const id = randomUUID()
  const rows = makeRows(rowCount)
  for (const row of rows) if (below(30) === 0) await desks.sandbox.fail(faultFor(row))
  let desk = await desks.start()
  desk.orderRun({ what: 'run', id, body: { rows } })
  let sentBefore = 0
  for (const at of [0.2 * rowCount + below(0.15 * rowCount), 0.55 * rowCount + below(0.15 * rowCount)]) {
    await untilSent(desk, id, at - sentBefore)
    await desk.kill()
    sentBefore += desk.count('sent ')
    desk = await desks.start()
  }
  const run = await untilEnded(desk, id)
  const dispatches = await desk.outcomes()
  await desk.kill()
  expect(run.heldJobs.map(({ jobId }) => jobId)).toEqual([closed])
  const seen = await check(id, rows, dispatches)
  console.log(`${rowCount} rows (seed ${seed}), killed after ${sentBefore} sends: ${JSON.stringify(seen)}`)
  expect(seen).toMatchObject({ scheduled: expect.any(Number), cancelled: expect.any(Number) })
  expect(seen['needs-decision'] ?? 0).toBeLessThan(90)
}, 300_000)

test(`a run killed while its rows are enqueued ends with each row sent once (seed ${seed})`, async () => {
  const id = randomUUID()
  const rows = makeRows(300).map((row) => ({
    ...row,
    body: { ...row.body, applicant: { fullName: `Second row ${row.row}.`, email: `second-${row.cells[0]}` } },
  }))
  let desk = await desks.start()
  desk.orderRun({ what: 'run', id, body: { rows, diesStarting: true } })
  await desk.ended
  desk = await desks.start()
  const starting = await desk.run(id)
  expect(starting?.state).toBe('enqueueing')
  const run = await untilEnded(desk, id)
  const dispatches = await desk.outcomes()
  await desk.kill()
  expect(run.rows).toBe(300)
  const seen = await check(id, rows, dispatches)
  console.log(`300 rows, killed while starting: ${JSON.stringify(seen)}`)
}, 300_000)

async function check(runId: string, rows: NewRow[], dispatches: Dispatch[]): Promise<Record<string, number>> {
  const own = dispatches.filter((dispatch) => dispatch.groupId === runId)
  expect(own.map(({ id }) => id).length).toBe(rows.length)
  return checkTruth(rows, own, await desks.sandbox.log())
}

async function untilSent(desk: Desk, id: string, count: number) {
  while (desk.count('sent ') < count) {
    await resumeIfStopped(desk, id)
    await wait(10)
  }
}
