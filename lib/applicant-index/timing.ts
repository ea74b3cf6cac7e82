/** In milliseconds. Tests of kills and outages shorten them; nothing else changes them. */
export const timing = {
  /** How often each server checks whether there is work to do. */
  roundMs: 20_000,
  /** How long a server may be silent before another one takes over its walk, and how often it renews its lease. */
  leaseMs: 60_000,
  renewalMs: 15_000,
  /** How often newcomers, and the whole list, are read; the latter more often if newcomers appear anywhere in it. */
  refreshMs: 3 * 60_000,
  walkMs: 24 * 60 * 60_000,
  restlessWalkMs: 60 * 60_000,
  /** After a failure: doubled each time. A refused key is tried more often: one request shows if it works again. */
  firstPauseMs: 30_000,
  maxPauseMs: 30 * 60_000,
  maxRefusedPauseMs: 3 * 60_000,
  /** A key that no server has used for this long is considered gone; servers record its use at each lease renewal. */
  unusedMs: 10 * 60_000,
}
