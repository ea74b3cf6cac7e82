import type { PartnerHealth } from '../contract'

/** What was seen of the partner within one hour: `times` counts answers by duration (`bucketOf`). */
type Hour = { hour: number; answered: number; unanswered: number; rateLimited: number; times: number[] }

const hourMs = 3_600_000
const keptHours = 24
const step = 1.1

/** Counts attempts per hour and keeps them for a day; `startMs`: nothing is known about the time before. */
export function createAttemptTimes(startMs: number) {
  let hours: Hour[] = []

  function hourAt(nowMs: number): Hour {
    const hour = Math.floor(nowMs / hourMs)
    const last = hours.at(-1)
    if (last && last.hour >= hour) return last
    const made = { hour, answered: 0, unanswered: 0, rateLimited: 0, times: [] }
    hours = [...hours.filter((one) => one.hour > hour - keptHours), made]
    return made
  }

  return {
    note({ status, durationMs }: { status: number | null; durationMs: number }, nowMs: number): void {
      const hour = hourAt(nowMs)
      if (status === null) hour.unanswered += 1
      else hour.answered += 1
      if (status === 429) hour.rateLimited += 1
      else if (status !== null) hour.times[bucketOf(durationMs)] = (hour.times[bucketOf(durationMs)] ?? 0) + 1
    },
    read(nowMs: number): PartnerHealth {
      const first = Math.floor(nowMs / hourMs) - keptHours + 1
      const counted = hours.filter(({ hour }) => hour >= first)
      const sum = (of: 'answered' | 'unanswered' | 'rateLimited') => counted.reduce((all, hour) => all + hour[of], 0)
      const times: number[] = []
      for (const hour of counted)
        for (const [index, count] of hour.times.entries()) times[index] = (times[index] ?? 0) + (count ?? 0)
      return {
        since: new Date(Math.max(startMs, first * hourMs)).toISOString(),
        answered: sum('answered'),
        unanswered: sum('unanswered'),
        rateLimited: sum('rateLimited'),
        medianMs: timeAt(times, 0.5),
        slowestMs: timeAt(times, 0.95),
      }
    },
  }
}

/** Each index stands for a duration 10% longer than the one before it. */
function bucketOf(durationMs: number): number {
  return Math.round(Math.log(Math.max(1, durationMs)) / Math.log(step))
}

function timeAt(times: readonly number[], share: number): number | null {
  const all = times.reduce((sum, count) => sum + count, 0)
  let passed = 0
  for (const [index, count] of times.entries()) {
    passed += count ?? 0
    if (passed > 0 && passed >= share * all) return Math.round(step ** index)
  }
  return null
}
