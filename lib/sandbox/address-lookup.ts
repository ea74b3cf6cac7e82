import type { Settings } from './settings'

const minuteMs = 60_000

/** The provider that looks up a job's address, with a rate limit over the last minute, shared by all keys. */
export type AddressLookup = { tryTake(settings: Settings): boolean }

export function createAddressLookup(now: () => number = () => performance.now()): AddressLookup {
  let takenAt: number[] = []
  return {
    tryTake({ addressLookupsPerMinute: limit }) {
      const at = now()
      takenAt = takenAt.filter((earlier) => at - earlier < minuteMs)
      if (limit !== null && takenAt.length >= limit) return false
      takenAt.push(at)
      return true
    },
  }
}
