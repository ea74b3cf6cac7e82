import type { Clock } from '../partner/pacing/clock'

type Timer = { atMs: number; order: number; run: () => void }

/** Test support: time that passes only when advanced, as fast as the machine allows. */
type VirtualClock = Clock & { advance(ms: number): Promise<void> }

/** Lets code that awaits a promise fulfilled just now continue, and code that awaits that code. */
async function settle(): Promise<void> {
  await null
  await null
}

/** Runs due timers in order of time, then of creation; between two timers, all awaiting code continues. */
export function createVirtualClock(): VirtualClock {
  const heap: Timer[] = []
  let nowMs = 0
  let order = 0

  const isSooner = (a: Timer, b: Timer) => a.atMs < b.atMs || (a.atMs === b.atMs && a.order < b.order)

  const add = (timer: Timer) => {
    let at = heap.length
    while (at > 0) {
      const up = (at - 1) >> 1
      const parent = heap[up]
      if (!parent || !isSooner(timer, parent)) break
      heap[at] = parent
      at = up
    }
    heap[at] = timer
  }

  const take = () => {
    const last = heap.pop()
    if (!last || heap.length === 0) return
    let at = 0
    for (;;) {
      const left = heap[2 * at + 1]
      if (!left) break
      const right = heap[2 * at + 2]
      const isRight = right !== undefined && isSooner(right, left)
      const child = isRight ? right : left
      if (!isSooner(child, last)) break
      heap[at] = child
      at = 2 * at + (isRight ? 2 : 1)
    }
    heap[at] = last
  }

  return {
    now: () => nowMs,
    after(delayMs, run) {
      const timer = { atMs: nowMs + Math.max(0, delayMs), order: order++, run }
      add(timer)
      return () => {
        timer.run = () => {}
      }
    },
    async advance(ms) {
      const untilMs = nowMs + ms
      await settle()
      for (let timer = heap[0]; timer && timer.atMs <= untilMs; timer = heap[0]) {
        take()
        nowMs = timer.atMs
        timer.run()
        await settle()
      }
      nowMs = untilMs
    },
  }
}
