/** How many requests may be in flight at once (the whole part of `count`), and the loss that last cut it. */
type Slots = { count: number; hasLost: boolean; cutAtMs: number }

const initialSlots = 8
const minSlots = 4
const maxSlots = 64
const keptByLoss = 0.75

/** An answer may take 29 s (spec 8), so requests overlap: 8 at first. */
export function createSlots(): Slots {
  return { count: initialSlots, hasLost: false, cutAtMs: Number.NEGATIVE_INFINITY }
}

/** One more slot per answer; after the first loss, one per round of answers. Call it only while slots are short. */
export function slotsAfterAnswer(slots: Slots): Slots {
  const more = slots.hasLost ? 1 / slots.count : 1
  return { ...slots, count: Math.min(maxSlots, slots.count + more) }
}

/** A quarter fewer after a request that got no answer; those sent before the last cut do not count again. */
export function slotsAfterLoss(slots: Slots, sentAtMs: number, nowMs: number): Slots {
  if (sentAtMs <= slots.cutAtMs) return slots
  return { count: Math.max(minSlots, slots.count * keptByLoss), hasLost: true, cutAtMs: nowMs }
}

/** All slots, and those that bulk may use: a quarter, at least two, stays free for person requests. */
export function countSlots(slots: Slots): { all: number; bulk: number } {
  const all = Math.floor(slots.count)
  return { all, bulk: all - Math.max(2, Math.floor(all / 4)) }
}
