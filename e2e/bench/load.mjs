import { setMaxListeners } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { tsImport } from 'tsx/esm/api'
import { deskEnvironment, sandboxEnvironment } from '../../lib/commands/desk-environment.mjs'
import { findFreePort } from '../../lib/commands/ports.mjs'
import { inRoot } from '../../lib/commands/root.mjs'
import { deskServer, sandboxServer } from '../../lib/commands/servers.mjs'
import { peopleAtWork } from './people-at-work.mjs'
import { alignRows } from './table.mjs'
import { watchProcesses } from './watch-processes.mjs'
import { withServers } from './with-servers.mjs'

const partnerLatencyMs = 80
const aimMs = 300
const warmUpSeconds = 120
const flatWithin = 0.1
const probe = new URL('../memory-probe.mjs', import.meta.url).href

/**
 * People at work at the built desk, on both stores: how long they wait, route by route, and the memory of the desk.
 * Returns whether all aims are met; a run shorter than the warm-up is not judged on memory.
 */
export const load = {
  name: 'load',
  needsBuild: true,
  options: { seconds: '600', people: '50', seed: '1', store: 'both' },
  async run(options, signal) {
    const stores = options.store === 'both' ? ['embedded', 'postgresql'] : [options.store]
    let isWithin = true
    for (const store of stores) {
      const result = await measure({ ...numbers(options), store, hasProbe: false }, signal)
      console.log(reportLoad(result))
      isWithin &&= result.p99Ms <= aimMs && result.failed === 0 && isFlat(result) !== false
    }
    return isWithin
  },
}

/** The same people, with the memory of the desk after garbage collection every 30 s. */
export const soak = {
  name: 'soak',
  needsBuild: true,
  options: { seconds: '600', people: '50', seed: '1', store: 'embedded' },
  async run(options, signal) {
    const result = await measure({ ...numbers(options), store: options.store, hasProbe: true }, signal)
    console.log(reportMemory(result))
    return result.failed === 0 && isFlat(result) !== false
  },
}

const numbers = ({ seconds, people, seed }) => ({
  seconds: Number(seconds),
  people: Number(people),
  seed: Number(seed),
})

async function measure(conditions, signal) {
  return withDesk(conditions, signal, async ({ sandbox, desk, url }) => {
    const { seconds, people, seed, hasProbe } = conditions
    const over = new AbortController()
    setMaxListeners(people + 10, over.signal)
    signal.addEventListener('abort', () => over.abort())
    const answers = []
    const heap = []
    const atWork = await peopleAtWork({
      url,
      count: people,
      seed,
      onAnswer: (answer) => answers.push(answer),
      signal: over.signal,
    })
    const onSample = async ({ seconds }) => {
      if (hasProbe) heap.push({ seconds, ...(await readHeap(desk)) })
    }
    const watch = await watchProcesses({ desk: desk.pid, sandbox: sandbox.pid, bench: process.pid }, 30_000, onSample)
    await wait(seconds * 1000, undefined, { signal })
    over.abort()
    const samples = await watch.stop()
    await atWork.ended()
    const routes = summarizeRoutes(answers)
    const failed = answers.filter(({ status }) => status >= 500).length
    return {
      conditions,
      samples,
      heap,
      routes,
      failed,
      p99Ms: percentile(
        answers.map(({ ms }) => ms),
        0.99,
      ),
    }
  })
}

/** The built desk with a sandbox and, if it is meant, a PostgreSQL server of its own; all of them end with the work. */
async function withDesk({ store, hasProbe }, signal, work) {
  const dataDir = mkdtempSync(join(tmpdir(), 'partner-desk-load-'))
  const postgres = store === 'postgresql' ? await startPostgres() : null
  try {
    const port = await findFreePort(3610)
    const sandboxPort = await findFreePort(4610)
    const env = await deskEnvironment({ port, sandboxPort, dataDir, secret: 'a-secret-for-the-bench-on-this-machine' })
    const sandboxEnv = sandboxEnvironment(sandboxPort, { SANDBOX_LATENCY_MS: String(partnerLatencyMs) })
    const log = (name) => inRoot('.data', `bench-load-${name}.log`)
    const desk = deskServer({ ...env, ...(postgres && { DATABASE_URL: postgres.url }) }, log('desk'))
    if (hasProbe) desk.args = ['--import', probe, ...desk.args]
    return await withServers([sandboxServer(sandboxEnv, log('sandbox')), desk], signal, ([sandbox, desk]) =>
      work({ sandbox, desk, url: env.APP_URL }),
    )
  } finally {
    await postgres?.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function startPostgres() {
  const module = await tsImport('../../lib/testing/postgres.ts', import.meta.url)
  const postgres = await module.startPostgres()
  if ('missing' in postgres) throw new Error(postgres.missing)
  return postgres
}

/** Asks the probe in the desk, which answers in the desk's log. */
async function readHeap(desk) {
  const reports = () => [...readFileSync(desk.logFile, 'utf8').matchAll(/^memory (\{.*\})$/gm)].map(([, json]) => json)
  const before = reports().length
  process.kill(desk.pid, 'SIGUSR2')
  while (reports().length === before && !desk.hasEnded()) await wait(50)
  return JSON.parse(reports().at(-1))
}

function summarizeRoutes(answers) {
  const byRoute = new Map()
  for (const answer of answers) byRoute.set(answer.route, [...(byRoute.get(answer.route) ?? []), answer])
  return [...byRoute]
    .map(([route, own]) => {
      const times = own.map(({ ms }) => ms)
      const [p50, p95, p99] = [0.5, 0.95, 0.99].map((part) => percentile(times, part))
      return { route, count: own.length, p50, p95, p99, failed: own.filter(({ status }) => status >= 500).length }
    })
    .toSorted((one, other) => other.p99 - one.p99)
}

function percentile(values, part) {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0
}

/** Whether the memory at the end is near that after the warm-up; null where the run was too short to say. */
function isFlat({ samples }) {
  const { ratio } = growthOf(samples)
  return ratio === null ? null : Math.abs(ratio - 1) <= flatWithin
}

/** After the warm-up: the last third of the samples over the first, and the slope of the line through all of them. */
function growthOf(samples) {
  const later = samples.filter(({ seconds }) => seconds >= warmUpSeconds)
  const third = Math.floor(later.length / 3)
  if (third === 0) return { ratio: null, mbPerMinute: null }
  const mean = (some) => some.reduce((sum, { desk }) => sum + desk.rssMb, 0) / some.length
  const middle = { seconds: later.reduce((sum, { seconds }) => sum + seconds, 0) / later.length, mb: mean(later) }
  let [above, below] = [0, 0]
  for (const { seconds, desk } of later) {
    above += (seconds - middle.seconds) * (desk.rssMb - middle.mb)
    below += (seconds - middle.seconds) ** 2
  }
  return { ratio: mean(later.slice(-third)) / mean(later.slice(0, third)), mbPerMinute: (above / below) * 60 }
}

function reportLoad(result) {
  const { routes, failed, p99Ms } = result
  const ms = (value) => `${Math.round(value)} ms`
  const rows = routes.map(({ route, count, p50, p95, p99, failed }) => [
    route,
    String(count),
    ...[p50, p95, p99].map(ms),
    failed > 0 ? `${failed} failed` : '',
  ])
  return `${head(result)}

${alignRows([['', 'asked', 'p50', 'p95', 'p99', ''], ...rows])}

All of them: p99 ${ms(p99Ms)}, aim ${aimMs} ms; ${failed} failed.
${reportMemory(result, false)}
`
}

function reportMemory({ conditions, samples, heap, failed }, hasHead = true) {
  const growth = growthOf(samples)
  const mb = (value) => (value === undefined ? '' : `${Math.round(value)} MB`)
  const rows = samples.map(({ seconds, desk }, index) => [
    `${Math.round(seconds)} s`,
    mb(desk.rssMb),
    mb(heap[index] && heap[index].heapUsed / 1024 ** 2),
    heap[index] ? String(heap[index].timers) : '',
  ])
  const judged =
    growth.ratio === null
      ? `Too short to judge: memory counts after the first ${warmUpSeconds} s.`
      : `After the first ${warmUpSeconds} s the memory (RSS) of the desk changed by ${((growth.ratio - 1) * 100).toFixed(1)} %, ${growth.mbPerMinute.toFixed(1)} MB a minute; aim ±${flatWithin * 100} %.`
  return `${hasHead ? `${head({ conditions, samples })}\n\n` : ''}${alignRows([['', 'RSS', 'heap', 'timers'], ...rows])}

${judged}${hasHead && failed > 0 ? `\n${failed} requests failed.` : ''}`
}

/** Who used the processors: what waits for others that run here says little about the desk. */
function head({ conditions, samples }) {
  const { store, people, seconds } = conditions
  const [first, last] = [samples[0], samples.at(-1)]
  const shareOf = (name) => ((last[name].cpuSeconds - first[name].cpuSeconds) / (last.seconds - first.seconds)) * 100
  const own = ['desk', 'sandbox', 'bench'].map((name) => [name, shareOf(name)])
  const others = shareOf('machine') - own.reduce((sum, [, share]) => sum + share, 0)
  const shares = [...own, ['everything else here', others]].map(([name, share]) => `${name} ${Math.round(share)} %`)
  return `
${people} people for ${seconds} s on the ${store} store: production build, a partner that takes ${partnerLatencyMs} ms
Processor share, of one core out of ${availableParallelism()}: ${shares.join(', ')}`
}
