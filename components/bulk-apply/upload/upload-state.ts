import type { Matching, OpenedSheet, SheetSummary } from '@/lib/bulk-apply/sheet/contract'
import type { Job } from '@/lib/jobs/contract'
import type { ApiError } from '../../api/desk-api'

/** The steps before a run stands, in their order. */
export const steps = [
  { key: 'upload', title: 'Upload' },
  { key: 'match', title: 'Match columns' },
  { key: 'check', title: 'Check' },
  { key: 'send', title: 'Send' },
] as const
export type Step = (typeof steps)[number]['key']

export function stepTitle(step: Step): string {
  return steps.find(({ key }) => key === step)?.title ?? ''
}

/** How far the handing over of a run is. `done`: rows that the desk has. */
export type UploadProgress =
  | { state: 'idle' }
  | { state: 'handing' | 'starting'; done: number; of: number }
  /** On the way to the run's page. */
  | { state: 'started'; id: string }
  | { state: 'failed'; done: number; of: number; error: SendError }

/** Nothing may be changed meanwhile. */
export function isUploading({ state }: UploadProgress): boolean {
  return state === 'handing' || state === 'starting' || state === 'started'
}

export type SendError =
  | ApiError
  /** Of the run as a whole, in the desk's words. */
  | { kind: 'refused'; reason: string }

export type Progress = { done: number; of: number }

/** How far the looking up of earlier applications is. */
export type Lookup =
  | { state: 'none' | 'done' }
  | ({ state: 'asking' } & Progress)
  | { state: 'failed'; error: ApiError }

/** How it is to be sent. `name` null: not chosen; `run`: the id that stands for this very content. */
export type Plan = {
  name: string | null
  typed: string
  stopsAtRefusal: boolean
  run: { id: string; content: string } | null
}

/** What is being prepared: from an upload to the rows that are handed over. A new object for every change. */
export type UploadState = {
  step: Step
  /** The name of what is being read. */
  reading: string | null
  /** Why what was given is no table. */
  sourceError: string | null
  /** The sheet's own worker failed: what it held is lost. */
  workerError: string | null
  opened: OpenedSheet | null
  matching: Matching
  /** The one job for all rows, as `matching.constants` has its id. */
  job: Job | null
  checking: Progress | null
  checked: SheetSummary | null
  lookup: Lookup
  /** Counts what a person changed. */
  changes: number
  /** Another number for rows that may look different. */
  version: number
  /** What the desk itself found wrong when rows were handed over, by row. */
  rowErrors: ReadonlyMap<number, string>
  plan: Plan
  sending: UploadProgress
}

export const emptyUpload: UploadState = {
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
