import type { ExportedPart } from '@/lib/applicants/contract'
import type { DeskError } from '../../api/desk-api'

/**
 * `columns`: JSON Pointers, null for all. `only`: whom; null for everyone, from the partner. `isEveryone`: nobody is
 * left out.
 */
export type ExportRequest = { columns: string[] | null; only: ExportedPart | null; isEveryone: boolean }

/** Applicants so far; `arrivedAt`: when the latest came, in milliseconds since 1970. */
export type ExportProgress = { count: number; arrivedAt: number }

export type ExportOutcome =
  /**
   * `reasons` why the file does not hold everyone; none when it does. `fileName` is null when nobody came. `asOf`: an
   * ISO time where the records come from the index.
   */
  | {
      kind: 'saved'
      count: number
      asOf: string | null
      fileName: string | null
      reasons: string[]
      advice: string | null
      reference: string | null
    }
  | { kind: 'cancelled'; count: number }
  | { kind: 'failed'; error: DeskError }
