import type { Matching, OpenedSheet, SheetSummary } from '@/lib/bulk-apply/sheet/contract'
import type { Job } from '@/lib/jobs/contract'
import type { ApiError } from '../../api/desk-api'
import type { DraftProblem } from '../../drafts/ask-drafts'

/** In their order. */
export const steps = ['upload', 'match', 'check', 'send'] as const
export type WizardStep = (typeof steps)[number]

/** `done`: rows that the desk has. */
export type UploadProgress =
  | { state: 'idle' }
  | { state: 'handing' | 'starting'; done: number; of: number }
  /** Navigating to the run's page. */
  | { state: 'started'; id: string }
  | { state: 'failed'; done: number; of: number; error: SendError }

/** Nothing may be changed while this is true. */
export function isUploading({ state }: UploadProgress): boolean {
  return state === 'handing' || state === 'starting' || state === 'started'
}

export type SendError =
  | ApiError
  /** Of the run as a whole, in the desk's words. */
  | { kind: 'refused'; reason: string }

export type RowProgress = { done: number; of: number }

/** The lookup of earlier applications. */
export type Lookup =
  | { state: 'none' | 'done' }
  | ({ state: 'asking' } & RowProgress)
  | { state: 'failed'; error: ApiError }

/** How it is to be sent. `name` null: not chosen; `run`: the id that stands for this very content. */
export type Plan = {
  name: string | null
  typed: string
  stopsAtRefusal: boolean
  run: { id: string; content: string } | null
}

/**
 * Whether the desk has the upload, so that it can be continued later. `saving`: all but the latest changes;
 * `elsewhere`: another tab has taken it over; `gone`: it was discarded there; `sent`: it has become a run there.
 */
export type UploadDraft =
  | { state: 'none' | 'saving' | 'saved' | 'elsewhere' | 'gone' | DraftProblem }
  | { state: 'sent'; runId: string }

/** The upload is not this tab's to save any more. */
export const isLost = ({ state }: UploadDraft) => state === 'elsewhere' || state === 'gone' || state === 'sent'

/** An upload in preparation. A new object for every change. */
export type UploadState = {
  /** Under which it is saved, and of which one run at most is started; '' while nothing is open. */
  id: string
  draft: UploadDraft
  /** Rows to fix as last counted, where the upload was saved before; null where it was not checked then. */
  lastToFix: number | null
  step: WizardStep
  /** The name of what is being read. */
  reading: string | null
  /** Why the source cannot be read as a table. */
  sourceError: string | null
  /** The worker failed: what it held is lost. */
  workerError: string | null
  opened: OpenedSheet | null
  matching: Matching
  /** The one job for all rows, as `matching.constants` has its id. */
  job: Job | null
  checking: RowProgress | null
  checked: SheetSummary | null
  lookup: Lookup
  /** Counts what a person changed. */
  changes: number
  /** Changes whenever rows may look different. */
  version: number
  /** From the server's check during the upload, by row number. */
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
