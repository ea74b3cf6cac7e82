import type { Lane } from '../partner/pacing/lanes'
import { createPacer, type Pacer } from '../partner/pacing/pacer'
import { createVirtualClock } from './virtual-clock'

/** Test support: whether a request that arrives at `nowMs` is within the limit. */
type Limiter = (nowMs: number) => boolean

/** Requests per window. */
type Limit = () => number

/** Rate limiters as partners use them; a bucket's `windowMs` is the time it takes to fill. */
export const limiters = {
  bucket(limit: Limit, windowMs = 1000): Limiter {
    let tokens = limit()
    let filledAtMs = 0
    return (nowMs) => {
      tokens = Math.min(Math.max(1, limit()), tokens + ((nowMs - filledAtMs) / windowMs) * limit())
      filledAtMs = nowMs
      const isWithin = tokens >= 1
      if (isWithin) tokens -= 1
      return isWithin
    }
  },
  'fixed window'(limit: Limit, windowMs = 1000): Limiter {
    let window = -1
    let count = 0
    return (nowMs) => {
      if (Math.floor(nowMs / windowMs) !== window) count = 0
      window = Math.floor(nowMs / windowMs)
      if (count >= limit()) return false
      count += 1
      return true
    }
  },
  'sliding window'(limit: Limit, windowMs = 1000): Limiter {
    let acceptedAtMs: number[] = []
    return (nowMs) => {
      const firstInside = acceptedAtMs.findIndex((atMs) => atMs > nowMs - windowMs)
      acceptedAtMs = firstInside === -1 ? [] : firstInside === 0 ? acceptedAtMs : acceptedAtMs.slice(firstInside)
      if (acceptedAtMs.length >= limit()) return false
      acceptedAtMs.push(nowMs)
      return true
    }
  },
} satisfies Record<string, (limit: Limit, windowMs?: number) => Limiter>

export type LimiterKind = keyof typeof limiters

/** Reproducible numbers from 0 up to 1 (mulberry32). */
export function createSeededRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

export type Simulation = {
  /** Called with the current time in seconds, for limits that change. */
  limiter: (seconds: () => number) => Limiter
  seed: number
  seconds: number
  /** When each server starts, in seconds. */
  startsAt?: number[]
  /** Bulk requests that are always waiting, per server. */
  backlog?: number
  /** Users' requests at random times, per second and server. */
  personsPerSecond?: number
  /** Shortest and longest response time. */
  answerMs?: [number, number]
}

type Arrival = { atMs: number; server: number; isAccepted: boolean }

type RequestOutcome = { arrivals: Arrival[]; personWaits: { atMs: number; waitMs: number }[]; pacers: Pacer[] }

/** Simulates busy servers, each with its own pacer, that share one limiter. A request takes 10 to 40 ms to reach it. */
export async function simulate(simulation: Simulation): Promise<RequestOutcome> {
  const { seed, seconds, startsAt = [0], backlog = 50, personsPerSecond = 0, answerMs = [100, 300] } = simulation
  const clock = createVirtualClock()
  const random = createSeededRandom(seed)
  const windowOffsetMs = random() * 60_000
  const isWithinLimit = simulation.limiter(() => clock.now() / 1000)
  const outcome: RequestOutcome = { arrivals: [], personWaits: [], pacers: [] }

  const startServer = (server: number) => {
    const pacer = createPacer({ clock, random: createSeededRandom(seed * 100 + server) })
    outcome.pacers[server] = pacer

    const request = async (lane: Lane) => {
      const enteredAtMs = clock.now()
      const pass = await pacer.enter(lane)
      if (lane === 'bulk') request('bulk')
      else outcome.personWaits.push({ atMs: enteredAtMs, waitMs: clock.now() - enteredAtMs })
      const wayMs = 10 + random() * 30
      const totalMs = answerMs[0] + random() * (answerMs[1] - answerMs[0])
      clock.after(wayMs, () => {
        const isAccepted = isWithinLimit(windowOffsetMs + clock.now())
        outcome.arrivals.push({ atMs: clock.now(), server, isAccepted })
        clock.after(totalMs - wayMs, () => pass?.leave(isAccepted ? 'answered' : 'refused'))
      })
    }

    const nextPerson = () => {
      request('person')
      clock.after((-Math.log(1 - random()) / personsPerSecond) * 1000, nextPerson)
    }

    for (let waiting = 0; waiting < backlog; waiting += 1) request('bulk')
    if (personsPerSecond > 0) nextPerson()
  }

  for (const [server, atSecond] of startsAt.entries()) clock.after(atSecond * 1000, () => startServer(server))
  await clock.advance(seconds * 1000)
  return outcome
}

type Figures = {
  /** Accepted requests as a fraction of what the limit allows. */
  throughput: number
  /** Refused requests as a fraction of those sent. */
  refused: number
  /** What each server got accepted, as a fraction of an equal share of the total. */
  fairness: number[]
}

/** What happened between these two seconds. */
export function measure(
  outcome: RequestOutcome,
  fromSecond: number,
  toSecond: number,
  limitPerSecond: number,
): Figures {
  const accepted = outcome.pacers.map(() => 0)
  let sent = 0
  for (const { atMs, server, isAccepted } of outcome.arrivals) {
    if (atMs < fromSecond * 1000 || atMs >= toSecond * 1000) continue
    sent += 1
    if (isAccepted) accepted[server] = (accepted[server] ?? 0) + 1
  }
  const all = accepted.reduce((sum, count) => sum + count, 0)
  return {
    throughput: all / (toSecond - fromSecond) / limitPerSecond,
    refused: (sent - all) / Math.max(1, sent),
    fairness: accepted.map((count) => (count * accepted.length) / Math.max(1, all)),
  }
}

/** The lowest and highest value as percentages, for the one line that a suite prints. */
export function percent(values: number[]): string {
  const [low, high] = [Math.min(...values), Math.max(...values)].map((value) => (value * 100).toFixed(1))
  return low === high ? `${low} %` : `${low}–${high} %`
}
