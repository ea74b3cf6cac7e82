import { type JobSeed, jobSeeds } from './jobs'
import type { Random } from './random'
import { statuses } from './text'

/** Which job an applicant applies to, when, and their status. Index 0 is a fresh sandbox's newest. */
export type Population = {
  jobOf(random: Random): JobSeed
  /** In milliseconds since 1970. */
  appliedAt(random: Random, index: number): number
  statusOf(random: Random, index: number): string
}

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
const newestMillis = Date.UTC(2026, 1, 27, 16, 20)

/** Always the same: evenly spaced up to a fixed day, and spread evenly over jobs and statuses. */
export const steadyPopulation: Population = {
  jobOf: (random) => random.pick(jobSeeds),
  appliedAt: (random, index) => newestMillis - index * 37 * minuteMs - random.int(30) * minuteMs,
  statusOf: (random) => random.pick(statuses),
}

/** The share of each status in percent, by days since the application. */
const stages: { upToDays: number; shares: [string, number][] }[] = [
  { upToDays: 4, shares: shares(80, 15, 1, 0, 0) },
  { upToDays: 14, shares: shares(20, 38, 18, 2, 2) },
  { upToDays: 40, shares: shares(3, 14, 20, 8, 15) },
  { upToDays: Number.POSITIVE_INFINITY, shares: shares(0, 2, 5, 3, 28) },
]

function shares(...counts: [number, number, number, number, number]): [string, number][] {
  return (['New', 'In Review', 'Interview', 'Offer', 'Hired'] as const).map((status, index) => [
    status,
    counts[index] ?? 0,
  ])
}

/** How many jobs at the end of the list have no applicants. */
const jobsWithout = 3

/**
 * A busy desk today: `count` applicants within the last `days`, fewer on weekends and slightly more every week, some
 * jobs far more popular than others, older applications further along.
 */
export function recentPopulation({ count, days, nowMs }: { count: number; days: number; nowMs: number }): Population {
  const spans = daySpans(days, nowMs)
  const all = spans.reduce((sum, { weight }) => sum + weight, 0)
  let before = 0
  const ends = spans.map(({ weight }) => {
    before += (weight / all) * count
    return before
  })
  const appliedAt = (index: number) => {
    if (index < 0) return nowMs - index * minuteMs
    const spanIndex = Math.min(
      spans.length - 1,
      Math.max(
        0,
        ends.findIndex((end) => index < end),
      ),
    )
    const span = spans[spanIndex] ?? { start: nowMs, end: nowMs }
    const [first, last] = [ends[spanIndex - 1] ?? 0, ends[spanIndex] ?? 1]
    return Math.round(span.end - ((index - first) / (last - first)) * (span.end - span.start))
  }
  return {
    jobOf(random) {
      const wanted = (random.int(1_000) / 1_000) ** 2
      return jobSeeds[Math.floor(wanted * (jobSeeds.length - jobsWithout))] ?? jobSeeds[0]
    },
    appliedAt: (_, index) => appliedAt(index),
    statusOf(random, index) {
      const age = (nowMs - appliedAt(index)) / dayMs
      let drawn = random.int(100)
      for (const [status, share] of stages.find(({ upToDays }) => age < upToDays)?.shares ?? []) {
        if (drawn < share) return status
        drawn -= share
      }
      return 'Unqualified'
    },
  }
}

/** The days up to now, today first, and the relative number of applications on each. */
function daySpans(days: number, nowMs: number): { start: number; end: number; weight: number }[] {
  const today = Math.floor(nowMs / dayMs) * dayMs
  return Array.from({ length: days }, (_, back) => {
    const start = today - back * dayMs
    const end = Math.min(nowMs, start + dayMs)
    const isWeekend = [0, 6].includes(new Date(start).getUTCDay())
    const growth = 1 - (0.4 * back) / days
    const wobble = 0.85 + ((back * 7) % 11) / 33
    return { start, end, weight: ((isWeekend ? 0.35 : 1) * growth * wobble * (end - start)) / dayMs }
  })
}
