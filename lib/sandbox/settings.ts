/** What the control address can turn while the sandbox runs. */
export type Settings = {
  /** Requests per second and key; null is unlimited. */
  ratePerSecond: number | null
  /** Overrides for single keys, by secret. */
  keyRates: Map<string, number | null>
  /** How many addresses may be looked up per minute; each created job takes one. Null is unlimited. */
  addressLookupsPerMinute: number | null
  /** Waits before every request's work. */
  latencyMs: number
  /** What a list costs per row that it reads, so that large pages run into the cutoff. */
  perRowMs: number
  /** The cutoff of spec 8, 29 s by law, shorter for tests. */
  cutoffMs: number
  /** Fields that the records of a list have other names for from now on. */
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
