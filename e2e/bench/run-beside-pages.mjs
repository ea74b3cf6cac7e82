import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { tsImport } from 'tsx/esm/api'
import { deskEnvironment, sandboxAdmin, sandboxEnvironment } from '../../lib/commands/desk-environment.mjs'
import { findFreePort } from '../../lib/commands/ports.mjs'
import { inRoot } from '../../lib/commands/root.mjs'
import { deskServer, sandboxServer } from '../../lib/commands/servers.mjs'
import { alignRows } from './table.mjs'
import { watchProcesses } from './watch-processes.mjs'
import { withServers } from './with-servers.mjs'

const { Visitor } = await tsImport('../support/visitor.ts', import.meta.url)

const routes = ['/', '/jobs', '/activity', '/bulk-apply', '/applicants', '/api/runs/followed', '/api/health/ready']
const jobIds = ['881200', '881213', '881226', '881252', '881265', '881278']
const rowsAtOnce = 500
const pauseMs = 50
const aims = { p95Ms: 150, rowsPerSecond: 250 }

/**
 * A run with a partner without a rate limit, on the built desk's embedded store, while a person opens page after page:
 * how long each page takes alone and beside the run, and how fast the run is.
 */
export const runBesidePages = {
  name: 'run-beside-pages',
  needsBuild: true,
  options: { rows: '6000' },
  async run({ rows }, signal) {
    const result = await withDesk(signal, ({ desk, url }) => measure({ desk, url, rows: Number(rows) }, signal))
    console.log(report(result))
    return result.routes.every(({ beside }) => beside.p95 <= aims.p95Ms) && result.rowsPerSecond >= aims.rowsPerSecond
  },
}

async function withDesk(signal, work) {
  const dataDir = mkdtempSync(join(tmpdir(), 'partner-desk-run-'))
  try {
    const port = await findFreePort(3710)
    const sandboxPort = await findFreePort(4710)
    const env = await deskEnvironment({ port, sandboxPort, dataDir, secret: 'the-bench-signs-its-sessions-with-this' })
    const log = (name) => inRoot('.data', `bench-run-${name}.log`)
    const sandbox = sandboxServer(sandboxEnvironment(sandboxPort), log('sandbox'))
    return await withServers([sandbox, deskServer(env, log('desk'))], signal, ([, desk]) =>
      work({ desk, url: env.APP_URL }),
    )
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function measure({ desk, url, rows }, signal) {
  const visitor = new Visitor(url)
  await visitor.signIn(sandboxAdmin)
  const id = await saveRun(visitor, rows)
  await visitPages(visitor, wait(3_000), signal)
  const alone = await visitPages(visitor, wait(8_000), signal)
  const watch = await watchProcesses({ desk: desk.pid }, 500)
  const started = await visitor.act('startRunAction', [{ id, rows }])
  if (started.status !== 200) throw new Error(`The run did not start: ${started.status}`)
  const run = untilOver(visitor, id, rows, signal)
  const beside = await visitPages(visitor, run, signal)
  const samples = await watch.stop()
  await visitor.leave()
  return {
    rows,
    rowsPerSecond: await run,
    rssMb: samples.map(({ desk }) => desk.rssMb),
    routes: routes.map((route) => ({ route, alone: spread(alone, route), beside: spread(beside, route) })),
  }
}

async function saveRun(visitor, rows) {
  const id = randomUUID()
  await post(visitor, '/api/runs', { id, name: 'Bench', header: ['Email', 'Name', 'Job'], stopsAtRefusal: false })
  for (let at = 1; at <= rows; at += rowsAtOnce) {
    const some = Array.from({ length: Math.min(rowsAtOnce, rows - at + 1) }, (_, index) => rowOf(at + index, id))
    await post(visitor, `/api/runs/${id}/rows`, { rows: some })
  }
  return id
}

function rowOf(row, id) {
  const [email, jobId] = [`${row}-${id}@example.com`, jobIds[row % jobIds.length]]
  const applicant = { email, fullName: 'Grace Hopper' }
  return {
    row,
    cells: [email, 'Grace Hopper', jobId],
    body: { applicant, job: { jobId }, enqueue: true },
    isAgain: false,
  }
}

async function post(visitor, path, body) {
  const headers = { 'content-type': 'application/json', origin: visitor.url }
  const answer = await visitor.ask(path, { method: 'POST', headers, body: JSON.stringify(body) })
  if (answer.status >= 300) throw new Error(`POST ${path} answered ${answer.status}: ${answer.body.slice(0, 200)}`)
}

/** Rows per second, from the first row sent. */
async function untilOver(visitor, id, rows, signal) {
  let first = null
  for (;;) {
    await wait(250, undefined, { signal })
    const { run } = JSON.parse((await visitor.ask(`/api/runs/${id}`)).body)
    const { counts } = run
    const done = counts.queued + counts.submitted
    first ??= done > 0 ? { done, atMs: performance.now() } : null
    if (done >= rows) return (done - first.done) / ((performance.now() - first.atMs) / 1000)
    if (counts.refused + counts['needs-decision'] > 0)
      throw new Error(`The run does not go well: ${JSON.stringify(counts)}`)
  }
}

/** Opens one page after the other until the promise settles; returns the milliseconds of each by route. */
async function visitPages(visitor, until, signal) {
  let isOver = false
  const end = () => {
    isOver = true
  }
  until.then(end, end)
  const times = new Map(routes.map((route) => [route, []]))
  while (!isOver)
    for (const route of routes) {
      const startedMs = performance.now()
      const { status } = await visitor.ask(route)
      if (status !== 200) throw new Error(`${route} answered ${status}`)
      times.get(route).push(performance.now() - startedMs)
      await wait(pauseMs, undefined, { signal })
    }
  return times
}

function spread(times, route) {
  const sorted = times.get(route).toSorted((one, other) => one - other)
  const at = (part) => sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0
  return { count: sorted.length, p50: at(0.5), p95: at(0.95), most: at(1) }
}

function report({ rows, rowsPerSecond, rssMb, routes }) {
  const ms = (value) => `${Math.round(value)} ms`
  const lines = routes.map(({ route, alone, beside }) => [
    route,
    ms(alone.p50),
    ms(alone.p95),
    ms(beside.p50),
    ms(beside.p95),
    ms(beside.most),
    String(beside.count),
  ])
  return `
A run of ${rows} rows on the embedded store of the built desk, at a partner without a limit
${alignRows([['', 'alone p50', 'p95', 'beside p50', 'p95', 'most', 'asked'], ...lines])}

${Math.round(rowsPerSecond)} rows a second, aim ${aims.rowsPerSecond}; aim for pages beside the run: p95 ${aims.p95Ms} ms.
Memory (RSS) of the desk: ${Math.round(rssMb[0])} MB before, ${Math.round(Math.max(...rssMb))} MB at most.
`
}
