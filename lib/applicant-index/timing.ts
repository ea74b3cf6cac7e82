/** In milliseconds. Tests of kills and outages shorten them; nothing else changes them. */
export const timing = {
  /** How often each server looks whether there is something to do. */
  roundMs: 20_000,
  /** How long a server may be silent before another one takes its walk over, and how often it says that it is there. */
  leaseMs: 60_000,
  renewalMs: 15_000,
  /** How often newcomers are read, and everything; more often where newcomers appear anywhere in the list. */
  refreshMs: 3 * 60_000,
  walkMs: 24 * 60 * 60_000,
  restlessWalkMs: 60 * 60_000,
  /** After a failure: doubled each time. A key that was refused is tried more often: one request shows it. */
  firstPauseMs: 30_000,
  longestPauseMs: 30 * 60_000,
  longestRefusedPauseMs: 3 * 60_000,
  /** A key unused by any server for this long is considered gone; servers refresh its use at each lease renewal. */
  unusedMs: 10 * 60_000,
}
