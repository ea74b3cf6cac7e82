import { setMaxListeners } from 'node:events'
import { readFileSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import {
  aimMs,
  isFlat,
  isShown,
  percentile,
  reportLoad,
  reportMemory,
  sampledEveryMs,
  summarizeRoutes,
} from './load-report.mjs'
import { peopleAtWork } from './people-at-work.mjs'
import { watchProcesses } from './watch-processes.mjs'
import { withDesk } from './with-desk.mjs'

const sampledLagMs = 10
const probe = new URL('../memory-probe.mjs', import.meta.url).href

/**
 * People at work on the built desk, on both stores: how long they wait, route by route, and the desk's memory. Returns
 * whether all aims are met; a run shorter than the warm-up is not judged on memory.
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

/** The same people, with the desk's memory after garbage collection every 30 s. */
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
  const imported = conditions.hasProbe ? probe : null
  return withDesk({ store: conditions.store, imported }, signal, async ({ sandbox, desk, url }) => {
    const { seconds, people, seed, hasProbe } = conditions
    const over = new AbortController()
    setMaxListeners(people + 10, over.signal)
    signal.addEventListener('abort', () => over.abort())
    const answers = []
    const atWork = await peopleAtWork({
      url,
      count: people,
      seed,
      onAnswer: (answer) => answers.push(answer),
      signal: over.signal,
    })
    const onSample = async (sample) => {
      if (hasProbe && isShown(sample)) sample.held = await readHeap(desk)
    }
    const lag = monitorEventLoopDelay({ resolution: sampledLagMs })
    lag.enable()
    const watch = await watchProcesses(
      { desk: desk.pid, sandbox: sandbox.pid, bench: process.pid },
      sampledEveryMs,
      onSample,
    )
    await wait(seconds * 1000, undefined, { signal })
    over.abort()
    const samples = await watch.stop()
    await atWork.ended()
    const routes = summarizeRoutes(answers)
    const failed = answers.filter(({ status }) => status >= 500).length
    return {
      conditions,
      samples,
      lagMs: Math.max(0, lag.percentile(99) / 1e6 - sampledLagMs),
      routes,
      failed,
      p99Ms: percentile(
        answers.map(({ ms }) => ms),
        0.99,
      ),
    }
  })
}

/** Asks the probe inside the desk, which answers in the desk's log. */
async function readHeap(desk) {
  const reports = () => [...readFileSync(desk.logFile, 'utf8').matchAll(/^memory (\{.*\})$/gm)].map(([, json]) => json)
  const before = reports().length
  process.kill(desk.pid, 'SIGUSR2')
  while (reports().length === before && !desk.hasEnded()) await wait(50)
  return JSON.parse(reports().at(-1))
}
