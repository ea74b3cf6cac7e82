import { afterAll, expect, test } from 'vitest'
import { type LimiterKind, limiters, measure, percent, simulate } from '../../testing/simulated-partner'

const seeds = [1, 2, 3]
const report: string[] = []
afterAll(() => console.log(`Pacing, three servers on one key, started at 0, 60 and 200 s\n${report.join('\n')}`))

async function share(kind: LimiterKind, perWindow: number, seconds: number, windowMs = 1000) {
  const all = []
  for (const seed of seeds) {
    const limiter = () => limiters[kind](() => perWindow, windowMs)
    const outcome = await simulate({ limiter, seed, seconds, startsAt: [0, 60, 200] })
    all.push(measure(outcome, Math.min(1200, seconds / 2), seconds, (perWindow * 1000) / windowMs))
  }
  const throughputs = all.map((figures) => figures.throughput)
  const refused = all.map((figures) => figures.refused)
  const fairness = all.flatMap((figures) => figures.fairness)
  const together = `${percent(throughputs)} of the limit, ${percent(refused)} refused`
  const name = windowMs === 1000 ? `${perWindow}/s` : `${perWindow} per ${windowMs / 1000} s`
  report.push(`  ${name} ${kind}: ${together}, a server has ${percent(fairness)} of a fair share`)
  return { throughputs, refused, fairness }
}

test.each<[LimiterKind, number]>([
  ['bucket', 10],
  ['bucket', 30],
  ['fixed window', 10],
  ['sliding window', 30],
])(
  'with %s of %i a second, each server gets its fair share over an hour to within a fifth, without communicating',
  async (kind, limit) => {
    const { throughputs, refused, fairness } = await share(kind, limit, 4800)
    expect(Math.min(...fairness)).toBeGreaterThan(0.8)
    expect(Math.max(...fairness)).toBeLessThan(1.2)
    expect(Math.min(...throughputs)).toBeGreaterThan(0.9)
    expect(Math.max(...refused)).toBeLessThan(0.05)
  },
)

test('shares a short sliding window between three servers to within one request a second', async () => {
  const { throughputs, refused, fairness } = await share('sliding window', 10, 3600)
  expect(Math.min(...fairness)).toBeGreaterThan(0.4)
  expect(Math.max(...fairness)).toBeLessThan(1.6)
  expect(Math.min(...throughputs)).toBeGreaterThan(0.9)
  expect(Math.max(...refused)).toBeLessThan(0.05)
})

test('lets each of three servers send when the limit is two a second', async () => {
  const { throughputs, refused, fairness } = await share('bucket', 2, 7200)
  expect(Math.min(...fairness)).toBeGreaterThan(0.4)
  expect(Math.min(...throughputs)).toBeGreaterThan(0.7)
  expect(Math.max(...refused)).toBeLessThan(0.08)
})

test('uses a limit of 300 per minute fully with three servers, with few 429s and none starved', async () => {
  const { throughputs, refused, fairness } = await share('fixed window', 300, 7200, 60_000)
  expect(Math.min(...throughputs)).toBeGreaterThan(0.9)
  expect(Math.max(...refused)).toBeLessThan(0.05)
  expect(Math.min(...fairness)).toBeGreaterThan(0.4)
})
