import type { ExportNote } from '@/lib/applicants/contract'
import type { PartnerFailure } from '@/lib/partner/failure/failure'
import type { DeskFailure } from '../../api/desk-api'

/** Rows so far, and what the desk waits for at the partner, if it does. */
export type ExportProgress = { count: number; waiting: Extract<ExportNote, { kind: 'again' }> | null }

export type ExportOutcome =
  /** `reasons` why the file does not hold everything; none where it does. */
  | { kind: 'saved'; count: number; fileName: string; reasons: string[]; failure: PartnerFailure | null }
  | { kind: 'cancelled'; count: number }
  /** Nothing was saved. */
  | { kind: 'failed'; error: DeskFailure }
