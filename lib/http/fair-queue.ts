/**
 * Runs a limited number at once and queues the rest. Queued addresses take turns (round robin): an address that sends a
 * thousand requests delays only itself.
 */
export class FairQueue {
  private readonly waiting = new Map<string, (() => void)[]>()
  private count = 0
  private atWork = 0

  constructor(private readonly limits: { atOnce: number; waiting: number }) {}

  /** Calls `begin` when its turn comes, with a function to call at the end. Returns false when too many are waiting. */
  take(address: string, begin: (end: () => void) => void): boolean {
    if (this.atWork < this.limits.atOnce) {
      this.begin(begin)
      return true
    }
    if (this.count >= this.limits.waiting) return false
    this.count += 1
    const own = this.waiting.get(address) ?? []
    own.push(() => this.begin(begin))
    this.waiting.set(address, own)
    return true
  }

  private begin(begin: (end: () => void) => void): void {
    this.atWork += 1
    let hasEnded = false
    begin(() => {
      if (hasEnded) return
      hasEnded = true
      this.atWork -= 1
      this.next()
    })
  }

  private next(): void {
    const [first] = this.waiting
    if (!first) return
    const [address, own] = first
    // Moves the address to the end of the queue.
    this.waiting.delete(address)
    const go = own.shift()
    if (own.length > 0) this.waiting.set(address, own)
    this.count -= 1
    go?.()
  }
}
