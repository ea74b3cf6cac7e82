import { availableParallelism } from 'node:os'
import { alignRows } from './table.mjs'

/** How long the partner takes to answer; every page that shows its records waits for it. */
export const partnerLatencyMs = 80
export const aimMs = 300
export const sampledEveryMs = 5_000
const warmUpSeconds = 120
const flatWithin = 0.1

export function summarizeRoutes(answers) {
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

export function percentile(values, part) {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0
}

/** Samples are averaged, since memory swings between collections; one in 30 s is shown. */
export function isShown({ index }) {
  return index % (30_000 / sampledEveryMs) === 0
}

/** Whether memory at the end is close to that after the warm-up; null when the run was too short to tell. */
export function isFlat({ samples }) {
  const { ratio } = growthOf(samples)
  return ratio === null ? null : Math.abs(ratio - 1) <= flatWithin
}

/** After the warm-up: the ratio of the last third of the samples to the first, and the slope of a line through all. */
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

export function reportLoad(result) {
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

export function reportMemory({ conditions, samples, lagMs, failed }, hasHead = true) {
  const growth = growthOf(samples)
  const mb = (value) => (value === undefined ? '' : `${Math.round(value)} MB`)
  const rows = samples
    .filter(isShown)
    .map(({ seconds, desk, held }) => [
      `${Math.round(seconds)} s`,
      mb(desk.rssMb),
      mb(held && held.heapUsed / 1024 ** 2),
      held ? String(held.timers) : '',
    ])
  const judged =
    growth.ratio === null
      ? `Too short to judge: memory counts after the first ${warmUpSeconds} s.`
      : `After the first ${warmUpSeconds} s the memory (RSS) of the desk changed by ${((growth.ratio - 1) * 100).toFixed(1)} %, ${growth.mbPerMinute.toFixed(1)} MB a minute; aim ±${flatWithin * 100} %.`
  return `${hasHead ? `${head({ conditions, samples, lagMs })}\n\n` : ''}${alignRows([['', 'RSS', 'heap', 'timers'], ...rows])}

${judged}${hasHead && failed > 0 ? `\n${failed} requests failed.` : ''}`
}

/** Shows who used the CPU: time spent waiting for other processes says little about the desk. */
function head({ conditions, samples, lagMs }) {
  const { store, people, seconds } = conditions
  const [first, last] = [samples[0], samples.at(-1)]
  const shareOf = (name) => ((last[name].cpuSeconds - first[name].cpuSeconds) / (last.seconds - first.seconds)) * 100
  const own = ['desk', 'sandbox', 'bench'].map((name) => [name, shareOf(name)])
  const others = shareOf('machine') - own.reduce((sum, [, share]) => sum + share, 0)
  const shares = [...own, ['everything else here', others]].map(([name, share]) => `${name} ${Math.round(share)} %`)
  return `
${people} people for ${seconds} s on the ${store} store: production build, a partner that takes ${partnerLatencyMs} ms
Processor share, of one core out of ${availableParallelism()}: ${shares.join(', ')}
The bench itself, which only waits, was late by ${Math.round(lagMs)} ms (p99): so much of every time below may be the machine’s.`
}
