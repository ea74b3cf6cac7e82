/** The parts of a dispatch that determine its outcome. `result` leaves out the partner's answer, which may be large. */
export type StoredFacts = {
  kind: string
  state: string
  groupId: string | null
  /** The store was restored to an earlier state since; for scheduled rows of a held run `markHeld` sets it. */
  isHeld: boolean
  result: unknown
  uncertainty: { what: string; listedAtMost?: number } | null
  failure: { kind: string } | null
}

/** Entries of earlier releases have no `what`. */
export type StoredExport = { what: unknown; run: unknown; count: unknown }
