import type { Settings } from './settings'

type Bucket = { tokens: number; filledAt: number }

/** Limits the requests of each key (spec 8): a token bucket for one second, refilled steadily. */
export type RateLimit = { tryTake(secret: string, settings: Settings): boolean }

export function createRateLimit(now: () => number = () => performance.now()): RateLimit {
  const buckets = new Map<string, Bucket>()
  return {
    tryTake(secret, settings) {
      const own = settings.keyRates.get(secret)
      const rate = own === undefined ? settings.ratePerSecond : own
      if (rate === null) return true
      const capacity = Math.max(1, rate)
      const at = now()
      const bucket = buckets.get(secret) ?? { tokens: capacity, filledAt: at }
      bucket.tokens = Math.min(capacity, bucket.tokens + ((at - bucket.filledAt) / 1000) * rate)
      bucket.filledAt = at
      buckets.set(secret, bucket)
      if (bucket.tokens < 1) return false
      bucket.tokens -= 1
      return true
    },
  }
}
