import { afterAll, describe, expect, test } from 'vitest'
import {
  type LimiterKind,
  limiters,
  measure,
  percent,
  type Simulation,
  simulate,
} from '../../testing/simulated-partner'

const kinds: LimiterKind[] = ['bucket', 'fixed window', 'sliding window']
const seeds = [1, 2, 3]
const report: string[] = []
afterAll(() => console.log(`Pacing, one server\n${report.join('\n')}`))

const limitOf = (kind: LimiterKind, perWindow: number, windowMs = 1000): Simulation['limiter'] => {
  return () => limiters[kind](() => perWindow, windowMs)
}

describe('finds an unknown limit within a minute and keeps to it', () => {
  test.each([2, 5, 10, 50, 200])('of %i requests a second', async (limit) => {
    const seconds = limit > 100 ? 200 : 400
    for (const kind of kinds) {
      const settled = []
      for (const seed of seeds) {
        settled.push(measure(await simulate({ limiter: limitOf(kind, limit), seed, seconds }), 60, seconds, limit))
      }
      const throughputs = settled.map((figures) => figures.throughput)
      const refused = settled.map((figures) => figures.refused)
      report.push(`  ${limit}/s ${kind}: ${percent(throughputs)} of the limit, ${percent(refused)} refused`)
      expect(Math.min(...throughputs), kind).toBeGreaterThan(0.9)
      // A bucket that is still full when the measurement starts adds up to one second's worth of requests.
      expect(Math.max(...throughputs), kind).toBeLessThan(1.02)
      expect(Math.max(...refused), kind).toBeLessThan(0.05)
    }
  })
})

test('follows a limit that changes from 10 to 4 to 20 a second', async () => {
  const limitAt = (second: number) => (second < 300 ? 10 : second < 700 ? 4 : 20)
  for (const kind of kinds) {
    for (const seed of seeds) {
      const limiter: Simulation['limiter'] = (seconds) => limiters[kind](() => limitAt(seconds()))
      const outcome = await simulate({ limiter, seed, seconds: 1200 })
      const before = measure(outcome, 100, 300, 10)
      const falling = measure(outcome, 300, 320, 4)
      const low = measure(outcome, 320, 700, 4)
      const high = measure(outcome, 960, 1200, 20)
      const isHigh = (second: number) => measure(outcome, second, second + 20, 20).throughput > 0.9
      const riseSeconds = Array.from({ length: 50 }, (_, index) => index * 10).find((after) => isHigh(700 + after))
      for (const settled of [before, low, high]) {
        expect(settled.throughput, `${kind} ${seed}`).toBeGreaterThan(0.9)
        expect(settled.refused, `${kind} ${seed}`).toBeLessThan(0.05)
      }
      expect(falling.refused, `${kind} ${seed}`).toBeLessThan(0.45)
      expect(riseSeconds, `${kind} ${seed}`).toBeLessThan(240)
      const fallen = `${percent([falling.refused])} refused in the first 20 s at 4`
      if (seed === 1) report.push(`  10 → 4 → 20/s ${kind}: ${fallen}, over 90 % of 20 after ${riseSeconds} s`)
    }
  }
})

test('uses a limit of 300 per minute evenly, with few 429s', async () => {
  const settled = []
  const waitsMs = []
  for (const seed of seeds) {
    const limiter = limitOf('fixed window', 300, 60_000)
    const outcome = await simulate({ limiter, seed, seconds: 1800, personsPerSecond: 0.2 })
    settled.push(measure(outcome, 300, 1800, 5))
    waitsMs.push(...outcome.personWaits.filter(({ atMs }) => atMs > 300_000).map(({ waitMs }) => waitMs))
  }
  const meanWaitMs = waitsMs.reduce((sum, waitMs) => sum + waitMs, 0) / waitsMs.length
  const throughputs = settled.map((figures) => figures.throughput)
  const refused = settled.map((figures) => figures.refused)
  const wait = `a person waits ${Math.round(meanWaitMs)} ms on average, ${Math.round(Math.max(...waitsMs))} ms at most`
  report.push(`  300 per 60 s: ${percent(throughputs)} of the limit, ${percent(refused)} refused, ${wait}`)
  expect(Math.min(...throughputs)).toBeGreaterThan(0.9)
  expect(Math.max(...refused)).toBeLessThan(0.05)
  expect(meanWaitMs).toBeLessThan(2_000)
})

test('asks a partner that rejects everything at most eight times a minute, and uses it soon after it recovers', async () => {
  const limiter: Simulation['limiter'] = (seconds) => {
    const isWithin = limiters.bucket(() => 10)
    return (nowMs) => (seconds() < 300 || seconds() >= 900) && isWithin(nowMs)
  }
  for (const seed of seeds) {
    const outcome = await simulate({ limiter, seed, seconds: 1200 })
    const asked = outcome.arrivals.filter(({ atMs }) => atMs >= 360_000 && atMs < 900_000).length / 9
    const after = measure(outcome, 1100, 1200, 10)
    if (seed === 1) report.push(`  outage: asked ${asked.toFixed(1)} times a minute`)
    expect(asked).toBeLessThan(8)
    expect(asked).toBeGreaterThan(4)
    expect(after.throughput).toBeGreaterThan(0.9)
  }
})

test('a person waits less than a second behind 10,000 queued bulk requests at 10 a second, from the first second on', async () => {
  for (const kind of kinds) {
    const waitsMs = []
    for (const seed of seeds) {
      const limiter = limitOf(kind, 10)
      const outcome = await simulate({ limiter, seed, seconds: 300, backlog: 10_000, personsPerSecond: 0.5 })
      waitsMs.push(...outcome.personWaits.map(({ waitMs }) => waitMs))
      expect(outcome.pacers[0]?.state().waiting.bulk).toBe(10_000)
    }
    report.push(
      `  a person behind 10,000 at 10/s ${kind}: at most ${Math.round(Math.max(...waitsMs))} ms (${waitsMs.length})`,
    )
    expect(waitsMs.length).toBeGreaterThan(300)
    expect(Math.max(...waitsMs)).toBeLessThan(1_000)
  }
})

test('soon sends bulk requests as fast as a partner without a limit answers', async () => {
  const outcome = await simulate({ limiter: () => () => true, seed: 1, seconds: 60, personsPerSecond: 2 })
  const { ratePerSecond, concurrency } = outcome.pacers[0]?.state() ?? { ratePerSecond: 0, concurrency: 0 }
  // 48 bulk slots at 200 ms per answer allow 240 requests per second.
  const { throughput } = measure(outcome, 20, 60, 240)
  const longest = Math.max(...outcome.personWaits.map(({ waitMs }) => waitMs))
  report.push(
    `  no limit: ${Math.round(throughput * 240)} requests/s after 20 s, a person waits ${Math.round(longest)} ms at most`,
  )
  expect(concurrency).toBe(64)
  expect(ratePerSecond).toBeGreaterThan(200)
  expect(throughput).toBeGreaterThan(0.9)
  expect(longest).toBeLessThan(100)
})
