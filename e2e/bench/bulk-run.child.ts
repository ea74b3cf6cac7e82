import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { startWorker } from '../../lib/boot/start-worker'
import type { NewRow, Run } from '../../lib/bulk-apply/contract'
import { createRun } from '../../lib/bulk-apply/create-run'
import { decideRun } from '../../lib/bulk-apply/decide-run'
import { readRun } from '../../lib/bulk-apply/read-run'
import { readRunRows } from '../../lib/bulk-apply/read-run-rows'
import { saveRows } from '../../lib/bulk-apply/save-rows'
import { startRun } from '../../lib/bulk-apply/start-run'
import { stopWorker } from '../../lib/dispatch/worker'
import { listJobs } from '../../lib/jobs/list-jobs'
import { closeStore, openStore, store } from '../../lib/store/connection'

/** The worker with a run in a separate process, measured from the inside; prints one line of JSON. */
const [what = '', count = '10000'] = process.argv.slice(2)
const person = { id: 'p', name: 'P' }
const openJobs = ['881200', '881213', '881226', '881252', '881265', '881278', '881291', '881304', '881317', '881343']
const rowsAtOnce = 500
const pauseMs = 5
const mb = 1024 * 1024

async function makeRows(id: string, rows: number) {
  await createRun({ id, name: 'Bench', header: ['Email', 'Name', 'Job'], stopsAtRefusal: false }, person)
  for (let at = 0; at < rows; at += rowsAtOnce) {
    const some = Array.from({ length: Math.min(rowsAtOnce, rows - at) }, (_, index) => rowOf(at + index + 1))
    const kept = await saveRows(id, some, person)
    if (kept?.state !== 'kept') throw new Error(JSON.stringify(kept))
  }
}

function rowOf(row: number): NewRow {
  const email = `row-${row}@example.com`
  const jobId = openJobs[row % openJobs.length] ?? ''
  const applicant = { email, fullName: 'Grace Hopper', phoneNumber: '+49 30 1234567' }
  return {
    row,
    cells: [email, 'Grace Hopper', jobId],
    body: { applicant, job: { jobId }, enqueue: true },
    isAgain: false,
  }
}

const start = (id: string, rows: number) => startRun({ id, rows }, person)

async function until(id: string, isSo: (run: Run) => boolean): Promise<Run> {
  for (;;) {
    const run = await readRun(id)
    if (run && isSo(run)) return run
    await wait(250)
  }
}

/** Measures the longest wait of other work on the server for its turn and for the store, in milliseconds. */
function watchStore() {
  let isOver = false
  let longestMs = 0
  const over = (async () => {
    while (!isOver) {
      const at = performance.now()
      await wait(pauseMs)
      await store().execute(sql`select 1`)
      longestMs = Math.max(longestMs, performance.now() - at - pauseMs)
    }
  })()
  return async () => {
    isOver = true
    await over
    return longestMs
  }
}

async function timed<Result>(work: () => Promise<Result>): Promise<number> {
  const at = performance.now()
  await work()
  return performance.now() - at
}

/** Measures a whole run: seconds, and the process's memory before, at its peak, and after. */
async function measureRun(rows: number) {
  const id = randomUUID()
  await makeRows(id, rows)
  global.gc?.()
  const before = process.memoryUsage()
  let highest = before.rss
  const watch = setInterval(() => {
    highest = Math.max(highest, process.memoryUsage().rss)
  }, 50)
  const startedAt = performance.now()
  const cpu = process.cpuUsage()
  await start(id, rows)
  const { counts } = await until(id, ({ endedAt, state }) => endedAt !== null || state === 'stopped')
  const seconds = (performance.now() - startedAt) / 1000
  const { user, system } = process.cpuUsage(cpu)
  clearInterval(watch)
  global.gc?.()
  const after = process.memoryUsage()
  if (counts.queued + counts.submitted !== rows) throw new Error(`A run ended with ${JSON.stringify(counts)}`)
  return {
    seconds,
    cpuSeconds: (user + system) / 1e6,
    rssMb: { before: before.rss / mb, highest: highest / mb, after: after.rss / mb },
    heapMb: { before: before.heapUsed / mb, after: after.heapUsed / mb },
  }
}

/** Measures the largest run: how long starting, reading and canceling take, and how long other work waits meanwhile. */
async function measureLargest(rows: number) {
  const id = randomUUID()
  await makeRows(id, rows)
  const waits = watchStore()
  const startingMs = await timed(async () => {
    await start(id, rows)
    await until(id, ({ state }) => state !== 'enqueueing')
  })
  const startingWaitMs = await waits()
  await until(id, ({ counts }) => counts.queued + counts.submitted > 500)
  const readRunMs = await timed(() => readRun(id))
  const farRowsMs = await timed(() => readRunRows(id, { outcome: null, offset: rows - 1_000, limit: 50 }))
  const waitsAgain = watchStore()
  const cancelMs = await timed(async () => {
    await decideRun(id, { what: 'cancel' }, person)
    await until(id, ({ endedAt }) => endedAt !== null)
  })
  const cancelWaitMs = await waitsAgain()
  const run = await readRun(id)
  return { startingMs, startingWaitMs, readRunMs, farRowsMs, cancelMs, cancelWaitMs, counts: run?.counts }
}

await openStore()
await listJobs()
await startWorker()
const result = what === 'largest' ? await measureLargest(Number(count)) : await measureRun(Number(count))
await stopWorker()
await closeStore()
console.log(`result ${JSON.stringify(result)}`)
process.exit(0)
