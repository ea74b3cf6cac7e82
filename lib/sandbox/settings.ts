/** Settings that the control API can change while the sandbox runs. */
export type Settings = {
  /** Requests per second and key; null is unlimited. */
  ratePerSecond: number | null
  /** Overrides for single keys, by secret. */
  keyRates: Map<string, number | null>
  /** How many addresses may be looked up per minute; each job creation takes one. Null is unlimited. */
  addressLookupsPerMinute: number | null
  /** Delay before each request's work. */
  latencyMs: number
  /** Delay per row that a list reads, so that large pages run into the cutoff. */
  perRowMs: number
  /** The cutoff of spec 8: 29 s by default, shorter in tests. */
  cutoffMs: number
  /** Renamed fields of each list's records: new names by old name. */
  renames: { applicants: Record<string, string>; jobs: Record<string, string> }
}

export function createSettings(given: { ratePerSecond: number | null; latencyMs: number }): Settings {
  return {
    ...given,
    keyRates: new Map(),
    addressLookupsPerMinute: null,
    perRowMs: 0,
    cutoffMs: 29_000,
    renames: { applicants: {}, jobs: {} },
  }
}
