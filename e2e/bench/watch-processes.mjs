import { execFile } from 'node:child_process'
import { cpus } from 'node:os'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Each process's memory in MB and CPU seconds so far, by pid. */
async function usageOf(pids) {
  const { stdout } = await run('ps', ['-o', 'pid=,rss=,time=', '-p', pids.join(',')])
  return new Map(
    stdout
      .trim()
      .split('\n')
      .map((line) => {
        const [pid, rss, time] = line.trim().split(/\s+/)
        return [Number(pid), { rssMb: Number(rss) / 1024, cpuSeconds: secondsOf(time) }]
      }),
  )
}

/** Parses `[days-]hours:minutes:seconds`, as printed by ps. */
function secondsOf(time) {
  const [clock, days = '0'] = time.split('-').toReversed()
  return Number(days) * 86_400 + clock.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)
}

/** CPU seconds that all processes on this machine have used. */
function busySeconds() {
  return cpus().reduce((sum, { times: { idle: _, ...busy } }) => {
    return sum + Object.values(busy).reduce((inner, ms) => inner + ms, 0) / 1000
  }, 0)
}

/**
 * Samples named processes (`{ desk: pid }`) every `everyMs` until `stop`, which returns the samples, oldest first;
 * `machine` has the CPU seconds of everything that runs here.
 */
export async function watchProcesses(pids, everyMs, onSample = () => {}) {
  const startedMs = performance.now()
  const samples = []
  const read = async () => {
    const usage = await usageOf(Object.values(pids))
    const of = Object.fromEntries(Object.entries(pids).map(([name, pid]) => [name, usage.get(pid)]))
    const sample = {
      index: samples.length,
      seconds: (performance.now() - startedMs) / 1000,
      machine: { cpuSeconds: busySeconds() },
      ...of,
    }
    samples.push(sample)
    await onSample(sample)
  }
  await read()
  let reading = Promise.resolve()
  const timer = setInterval(() => {
    reading = reading.then(read)
  }, everyMs)
  return {
    samples,
    async stop() {
      clearInterval(timer)
      await reading
      await read()
      return samples
    },
  }
}
