/** As much of a dispatch as its outcome hangs on; of what was done not the partner's answer, which may be large. */
export type StoredFacts = {
  kind: string
  state: string
  groupId: string | null
  /** The store has gone back since; of a scheduled row of a held run `markHeld` says so. */
  isHeld: boolean
  result: unknown
  uncertainty: { what: string; listedAtMost?: number } | null
  failure: { kind: string } | null
}

/** Entries of earlier releases have no `what`. */
export type StoredExport = { what: unknown; run: unknown; count: unknown }
