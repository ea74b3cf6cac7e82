import { type Clock, systemClock } from './clock'
import { createLanes, type Lane } from './lanes'
import {
  burstMs,
  createRate,
  gapMs,
  rateAfterAnswer,
  rateAfterRefusal,
  rateAfterSilence,
  rateAfterUse,
  ratePerSecond,
} from './rate'
import { countSlots, createSlots, slotsAfterAnswer, slotsAfterLoss } from './slots'

/**
 * How a paced request ended. `refused`: a 429; `lost`: no answer (own deadline, connection lost); `unknown`: aborted by
 * its user, or never sent, which says nothing about the partner.
 */
export type PassEnd = 'answered' | 'refused' | 'lost' | 'unknown'

/** The right to send one request now. Its holder must always leave; leaving twice has no effect. */
export type Pass = {
  /** `holdMs`: how long a refusal asks to send nothing. */
  leave(end: PassEnd, holdMs?: number): void
}

type PacerState = {
  ratePerSecond: number
  /** How many requests may be in flight at once. */
  concurrency: number
  inFlight: number
  waiting: Record<Lane, number>
}

export type Pacer = {
  /** Waits for its turn. Null if `signal` was aborted before that: such a request leaves the queue at once. */
  enter(lane: Lane, signal?: AbortSignal): Promise<Pass | null>
  state(): PacerState
  /** How many milliseconds the partner still asks to send nothing. */
  heldForMs(): number
}

/**
 * Paces the requests of one API key in one process (spec 7, 429; spec 8): never faster than the learned rate (rate.ts)
 * or more at once than the slots (slots.ts), person requests before bulk (lanes.ts). Servers share a limit without
 * communicating.
 */
export function createPacer(options: { clock?: Clock; random?: () => number } = {}): Pacer {
  const { clock = systemClock, random = Math.random } = options
  const lanes = createLanes()
  const inFlight = { person: 0, bulk: 0 }
  let rate = createRate()
  let slots = createSlots()
  let nextAtMs = Number.NEGATIVE_INFINITY
  let lastAtMs = clock.now()
  let heldSinceMs: number | null = null
  let heldUntilMs = Number.NEGATIVE_INFINITY
  const wakeAt = createAlarm(clock, () => admitAll())

  const countWaiting = () => lanes.waiting().person + lanes.waiting().bulk

  const leave = (lane: Lane, end: PassEnd, sentAtMs: number, holdMs: number) => {
    const nowMs = clock.now()
    if (holdMs > 0) heldUntilMs = Math.max(heldUntilMs, nowMs + holdMs)
    const wasBlocked = rate.blockage !== null
    // A request is waiting, but not for the rate.
    const isShortOfSlots = heldSinceMs === null && countWaiting() > 0
    inFlight[lane] -= 1
    if (end === 'lost') slots = slotsAfterLoss(slots, sentAtMs, nowMs)
    if (end === 'answered') {
      if (isShortOfSlots) slots = slotsAfterAnswer(slots)
      rate = rateAfterAnswer(rate, sentAtMs)
      if (wasBlocked && !rate.blockage) nextAtMs = Math.min(nextAtMs, lastAtMs + gapMs(rate))
    }
    if (end === 'refused') {
      const before = rate
      rate = rateAfterRefusal(rate, sentAtMs, nowMs, random)
      if (rate !== before) nextAtMs = Math.max(nextAtMs, nowMs + gapMs(rate))
    }
    nextAtMs = Math.max(nextAtMs, heldUntilMs)
    admitAll()
  }

  /** The next request that the slots allow. */
  const findNext = () => {
    const { all, bulk } = countSlots(slots)
    return inFlight.person + inFlight.bulk < all ? lanes.next(inFlight.bulk < bulk) : undefined
  }

  const admitAll = () => {
    const nowMs = clock.now()
    let waiter = findNext()
    for (; waiter && nowMs >= nextAtMs; waiter = findNext()) {
      // Until the time it was due, not when it was sent: a process that was suspended has not used its rate.
      const heldMs = heldSinceMs === null ? 0 : Math.max(0, nextAtMs - heldSinceMs)
      rate = rateAfterUse(rateAfterSilence(rate, nowMs - lastAtMs), heldMs)
      heldSinceMs = null
      nextAtMs = Math.max(nextAtMs, nowMs - burstMs) + gapMs(rate)
      lastAtMs = nowMs
      inFlight[waiter.lane] += 1
      lanes.onAdmitted(waiter.lane)
      waiter.admit()
    }
    heldSinceMs = waiter ? (heldSinceMs ?? nowMs) : null
    if (waiter) wakeAt(nextAtMs)
  }

  return {
    enter(lane, signal) {
      if (signal?.aborted) return Promise.resolve(null)
      return new Promise((resolve) => {
        const giveUp = () => {
          stepOut()
          resolve(null)
          admitAll()
        }
        const stepOut = lanes.push({
          lane,
          admit() {
            stepOut()
            signal?.removeEventListener('abort', giveUp)
            const sentAtMs = clock.now()
            resolve(createPass((end, holdMs) => leave(lane, end, sentAtMs, holdMs)))
          },
        })
        signal?.addEventListener('abort', giveUp, { once: true })
        admitAll()
      })
    },
    state: () => ({
      ratePerSecond: ratePerSecond(rate),
      concurrency: countSlots(slots).all,
      inFlight: inFlight.person + inFlight.bulk,
      waiting: lanes.waiting(),
    }),
    heldForMs: () => Math.max(0, heldUntilMs - clock.now()),
  }
}

function createPass(onLeave: (end: PassEnd, holdMs: number) => void): Pass {
  let isUnderWay = true
  return {
    leave(end, holdMs = 0) {
      if (isUnderWay) {
        isUnderWay = false
        onLeave(end, holdMs)
      }
    },
  }
}

/** Returns a function that sets the single time at which `run` is called next; another time replaces it. */
function createAlarm(clock: Clock, run: () => void): (atMs: number) => void {
  let timer = { atMs: Number.NaN, cancel: () => {} }
  return (atMs) => {
    if (timer.atMs === atMs) return
    timer.cancel()
    const cancel = clock.after(atMs - clock.now(), () => {
      timer = { atMs: Number.NaN, cancel: () => {} }
      run()
    })
    timer = { atMs, cancel }
  }
}
