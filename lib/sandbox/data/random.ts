/** A small repeatable random generator: the same seed and index always give the same sequence. */
export type Random = {
  /** A whole number from 0 up to, but not including, `below`. */
  int(below: number): number
  pick<Item>(items: readonly [Item, ...Item[]]): Item
  isLucky(share: number): boolean
}

/** Creates a generator for a single record, so that record 99,999 costs no more than record 0 (mulberry32). */
export function createRandom(seed: number, index: number): Random {
  let state = (Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(index + 0x7f4a7c15, 0xc2b2ae35)) | 0
  const draw = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  draw()
  return {
    int: (below) => Math.floor(draw() * below),
    pick: (items) => items[Math.floor(draw() * items.length)] ?? items[0],
    isLucky: (share) => draw() < share,
  }
}
