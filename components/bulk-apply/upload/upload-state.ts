import type { Matching, OpenedSheet, SheetSummary, SourceError } from '@/lib/bulk-apply/sheet/contract'
import type { Job } from '@/lib/jobs/contract'
import type { ApiError } from '../../api/desk-api'
import type { DraftProblem } from '../../drafts/drafts-api'

/** In order. */
export const steps = ['upload', 'match', 'check', 'send'] as const
export type WizardStep = (typeof steps)[number]

/** `done`: number of rows that the desk has. */
export type UploadProgress =
  | { state: 'idle' }
  | { state: 'uploading' | 'starting'; done: number; of: number }
  /** Navigating to the run's page. */
  | { state: 'started'; id: string }
  | { state: 'failed'; done: number; of: number; error: SendError }

/** Nothing may be changed while this is true. */
export function isUploading({ state }: UploadProgress): boolean {
  return state === 'uploading' || state === 'starting' || state === 'started'
}

export type SendError =
  | ApiError
  /** The desk refused the run as a whole, for this reason. */
  | { kind: 'refused'; reason: string }

type RowProgress = { done: number; of: number }

/** The lookup of earlier applications. */
export type Lookup =
  | { state: 'none' | 'done' }
  | ({ state: 'asking' } & RowProgress)
  | { state: 'failed'; error: ApiError }

/** How to send it. `name` null: not chosen yet; `run`: the id for exactly this content. */
export type Plan = {
  name: string | null
  typed: string
  stopsAtRefusal: boolean
  run: { id: string; content: string } | null
}

/**
 * Whether the desk has the upload, so that it can be continued later. `saving`: all but the latest changes are saved;
 * `elsewhere`: another tab has taken it over; `gone`: the desk no longer has it; `sent`: it became a run elsewhere.
 */
type UploadDraft =
  | { state: 'none' | 'saving' | 'saved' | 'elsewhere' | 'gone' | DraftProblem }
  | { state: 'sent'; runId: string }

/** This tab must not save the upload anymore. */
export const isLost = ({ state }: UploadDraft) => state === 'elsewhere' || state === 'gone' || state === 'sent'

/** An upload in preparation. Immutable: each change creates a new object. */
export type UploadState = {
  /** The id it is saved under; at most one run is started for it. '' while nothing is open. */
  id: string
  draft: UploadDraft
  /** Rows to fix as last counted, for an upload that was saved before; null if it had not been checked then. */
  lastToFix: number | null
  step: WizardStep
  /** Name of the source being read. */
  reading: string | null
  /** Why the source cannot be read as a table. */
  sourceError: SourceError | null
  /** The worker failed, and its data is lost. */
  workerError: string | null
  opened: OpenedSheet | null
  matching: Matching
  /** The one job for all rows; `matching.constants` has its id. */
  job: Job | null
  checking: RowProgress | null
  checked: SheetSummary | null
  lookup: Lookup
  /** Number of the user's changes. */
  changes: number
  /** Changes whenever rows may look different. */
  version: number
  /** Errors from the server's check during the upload, by row number. */
  rowErrors: ReadonlyMap<number, string>
  plan: Plan
  sending: UploadProgress
}

export const emptyUpload: UploadState = {
  id: '',
  draft: { state: 'none' },
  lastToFix: null,
  step: 'upload',
  reading: null,
  sourceError: null,
  workerError: null,
  opened: null,
  matching: { columns: [], constants: {} },
  job: null,
  checking: null,
  checked: null,
  lookup: { state: 'none' },
  changes: 0,
  version: 0,
  rowErrors: new Map(),
  plan: { name: null, typed: '', stopsAtRefusal: false, run: null },
  sending: { state: 'idle' },
}
