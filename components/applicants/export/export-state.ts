import type { DeskError } from '../../api/desk-api'

/** Applicants so far; `arrivedAt`: when the latest came, in milliseconds since 1970. */
export type ExportProgress = { count: number; arrivedAt: number }

export type ExportOutcome =
  /** `reasons` why the file does not hold everyone; none when it does. `fileName` is null when nobody came. */
  | {
      kind: 'saved'
      count: number
      fileName: string | null
      reasons: string[]
      advice: string | null
      reference: string | null
    }
  | { kind: 'cancelled'; count: number }
  | { kind: 'failed'; error: DeskError }
