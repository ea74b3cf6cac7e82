import type { ExportedPart } from '@/lib/applicants/contract'
import type { DeskError } from '../../api/desk-api'

/**
 * `columns`: JSON Pointers, null for all. `only`: whom to export; null for everyone, read from the partner.
 * `isEveryone`: no applicant is left out.
 */
export type ExportRequest = { columns: string[] | null; only: ExportedPart | null; isEveryone: boolean }

/** `count`: applicants so far. `arrivedAt`: when the latest arrived, in milliseconds since 1970. */
export type ExportProgress = { count: number; arrivedAt: number }

export type ExportOutcome =
  /**
   * `reasons`: why the file is incomplete; empty when it is complete. `fileName` is null when a partial export has no
   * applicants. `asOf`: an ISO time, set when the records come from the index.
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
