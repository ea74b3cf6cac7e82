import type { SharedDecision, Uncertainty } from '../dispatch/contract'
import type { EarlierApplication, Submitted } from '../easy-apply/contract'
import type { BodyErrors } from '../forms/check-body'
import type { RequestError } from '../http/contract'
import type { PartnerFailure } from '../partner/failure/failure'
import type { IssueKind, LeftOutReason } from './sheet/issue-kind'

/** The maximum number of rows in a run. */
export const maxRows = 50_000
/** The number of rows uploaded per request. */
export const rowsPerRequest = 500
/** With more rows than this, the user must type their number to confirm. */
export const confirmByTypingAbove = 30

/**
 * The states of a run. `draft`: rows are being uploaded, nothing is sent; `enqueueing`: rows become dispatches;
 * `paused`: by a user; `stopped`: by the worker, with a reason; `finished`, `cancelled`: the worker has nothing left
 * to do.
 */
export const runStates = [
  'draft',
  'enqueueing',
  'running',
  'paused',
  'stopped',
  'cancelling',
  'finished',
  'cancelled',
] as const
export type RunState = (typeof runStates)[number]

/**
 * Why the desk stopped a run: the key or its rights; the first refusal, if the user chose so; many uncertain rows in a
 * row; several rows in a row that were refused for the same fields.
 */
export type RunStop = { why: 'key' | 'refusal' | 'uncertain' | 'fields'; failure: PartnerFailure | null }

/**
 * The outcome of a row. `waiting`: not sent yet; `sending`: in progress or being reconciled; `held`: its job takes no
 * applications; `held-for-review`: its run is held since the store was restored, and it may have been sent since;
 * `needs-decision`: it may have succeeded; `abandoned`: left uncertain; `cancelled`: never sent.
 */
export const rowOutcomes = [
  'waiting',
  'sending',
  'held',
  'held-for-review',
  'needs-decision',
  'refused',
  'submitted',
  'queued',
  'already-applied',
  'abandoned',
  'cancelled',
] as const
export type RowOutcome = (typeof rowOutcomes)[number]

/** A job whose rows are held, with the partner's reason. */
export type HeldJob = { jobId: string; title: string; rows: number; failure: PartnerFailure }

/** Rows of an upload that were not sent with it: those the user left out, and others by what was wrong with them. */
export type LeftOutRows = { byPerson: number; kinds: Partial<Record<IssueKind, number>> }

/** A run with its progress. Times are ISO. */
export type Run = {
  id: string
  name: string
  who: { id: string; name: string }
  createdAt: string
  startedAt: string | null
  /** The worker has nothing left to do; rows may still be held or uncertain. */
  endedAt: string | null
  state: RunState
  stop: RunStop | null
  /** Who paused or cancelled it; null if nobody did. */
  endedBy: string | null
  stopsAtRefusal: boolean
  /** The store was restored to an earlier state: nothing of the run is sent before a user's review. */
  isHeld: boolean
  /** Fields are missing at the partner: the run continues once an admin has reviewed this, or they are back. */
  waitsForFields: boolean
  /** The field profile has changed since the upload. Rows are still sent as they were uploaded. */
  hasOlderProfile: boolean
  /** The store was restored to a state before the run was started, or while it was running. */
  mayHaveBeenSent: boolean
  rows: number
  /** Null for runs of an earlier release. */
  leftOut: LeftOutRows | null
  /** Rows that were sent again, corrected or unchanged. */
  resent: number
  counts: Record<RowOutcome, number>
  /** At most 100, those with the most rows first. */
  heldJobs: HeldJob[]
  /** Fields that the partner asked for when it refused rows, and that the desk's form lacks. */
  askedFields: string[]
  /** Rows that ended in the last `overSeconds` seconds of the run. */
  pace: { rows: number; overSeconds: number }
}

/** A row of a run. `row`: its number in the upload, from 1. `id`: of its dispatch. */
export type RunRow = {
  id: string
  row: number
  /** As uploaded; null once the upload is erased, or if the form has no name. */
  applicantName: string | null
  applicantEmail: string | null
  jobId: string | null
  jobTitle: string
  outcome: RowOutcome
  /** ISO time of the outcome, or of the latest attempt. */
  at: string | null
  /** When the worker does its next step; null: as soon as it can, or never. */
  nextAt: string | null
  attempts: number
  failure: PartnerFailure | null
  uncertainty: Uncertainty | null
  result: Submitted | null
  reference: string | null
}

/**
 * A row as uploaded. `body` is what is sent, without the fields that the desk fills in; `cells` are the edited cells.
 */
export type NewRow = { row: number; cells: string[]; body: Record<string, unknown>; isAgain: boolean }

/** A row of the upload that is not in its run. `target`: the column that the reason is about; null: the whole row. */
export type LeftOutRow = { row: number; cells: string[]; reason: LeftOutReason; target: string | null }

/** `POST /api/runs`: creates a run, or returns the existing one with this id. */
export const runsUrl = '/api/runs'
export type NewRun = { id: string; name: string; header: string[]; stopsAtRefusal: boolean }
/** Response of `GET /api/runs?before=<ISO>`: the latest first. */
export type RunList = { items: Run[]; hasMore: boolean }
/**
 * Response of `GET /api/runs/followed`: the user's own runs that are in progress, need a decision, or are not
 * dismissed.
 */
export const followedRunsUrl = '/api/runs/followed'
/** `GET /api/runs/<id>` answers `{ run }`. */
export const runUrl = (id: string) => `/api/runs/${id}`
/** `POST`: uploads rows, idempotent. `GET ?outcome=&offset=&limit=`: a page of its rows, by row number. */
export const runRowsUrl = (id: string) => `/api/runs/${id}/rows`
/** `POST`: saves the rows of the upload that are not sent, for the results. Idempotent. */
export const leftOutRowsUrl = (id: string) => `/api/runs/${id}/left-out`
/** Limits of such a row: characters of a cell, and number of cells. Anything longer is cut off. */
export const leftOutLimits = { characters: 20_000, cells: 500 } as const
export type RunRows = { items: RunRow[]; total: number }
/**
 * `GET ?rows=all|failed`: CSV. `failed`: refused, held and unsent rows as uploaded; never one that may have succeeded.
 */
export const resultRows = ['all', 'failed', 'left-out'] as const
export type ResultRows = (typeof resultRows)[number]
export const runResultsUrl = (id: string, rows: ResultRows) => `/api/runs/${id}/results?rows=${rows}`

/**
 * Refused rows of one run with the same cause: the kind of refusal and the fields that the partner named, or the job.
 * `key` identifies the cause within the run; `message` is the partner's own if it gave one.
 */
export type RefusalCause = {
  /** `refused`: how many rows of the run can be corrected, whatever their cause. */
  run: { id: string; name: string; who: string; refused: number }
  key: string
  title: string
  /** The refused job, if `title` does not name it; without an id if the partner does not list it. */
  job: { id: string | null; title: string } | null
  message: string
  rows: number
  /** ISO time of the latest refusal. */
  at: string
  /** False while the run is being cancelled or held, and once its rows may have been sent after a restore. */
  canCorrect: boolean
}
/** `GET ?run=<id>`, `?of=me` or `?of=everybody`: the causes, those with the most recent refusal first. */
export const refusalsUrl = '/api/runs/refusals'
export type RefusalCauses = { items: RefusalCause[] }
/** The URL of a run that opens the rows of a cause for correction; without a cause, all refused rows. */
export const correctionHref = (runId: string, cause: string | null) =>
  `/bulk-apply/${runId}?fix=${cause === null ? 'all' : encodeURIComponent(cause)}` as const

/** A refused row to correct. `refusal` identifies the refusal: a row that was sent again since has a different one. */
export type RefusedRow = {
  row: number
  refusal: string
  cells: string[]
  body: Record<string, unknown>
  title: string
  message: string
  /** The partner's messages by field, under the partner's field names. */
  fields: Record<string, string[]>
  /** A title that no other job has; null if it is unknown or shared. */
  jobTitle: string | null
  /** The job was refused, not a value. */
  isOfJob: boolean
}
/** `GET ?cause=&after=`: refused rows after that row number. `POST`: sends them again, with corrections. */
export const correctionsUrl = (id: string) => `/api/runs/${id}/corrections`
export type RefusedRows = { header: string[]; items: RefusedRow[]; hasMore: boolean }
export const refusedRowsPerRead = 200
export type CorrectedRow = Pick<RefusedRow, 'row' | 'refusal' | 'body'> & Pick<NewRow, 'isAgain'>
/**
 * `sent`: these are sent again; `movedOn`: rows whose refusal is no longer the one the user saw, left unchanged.
 * `invalid`: none of them is sent. `too-late`: the run accepts no corrections.
 */
export type CorrectionAnswer =
  | { state: 'sent'; sent: number; movedOn: number[]; run: Run }
  | { state: 'invalid'; errors: { row: number; errors: BodyErrors }[] }
  | { state: 'too-late'; run: Run }

/** The result of an upload; `errors` are those of the first invalid rows; then none of the uploaded rows was saved. */
export type RowsSaved =
  | { state: 'kept'; kept: number }
  | { state: 'invalid'; errors: { row: number; errors: BodyErrors }[] }

/**
 * `incomplete`: only `kept` rows are stored, which differs from the number expected. `sent-before`: the upload has
 * become another run, and nothing is sent again.
 */
export type StartAnswer =
  | { state: 'started'; run: Run }
  | { state: 'incomplete'; kept: number }
  | { state: 'sent-before'; runId: string }
  | RequestError
/** `uploadId`: the upload that the run was prepared from. */
export type StartRun = { id: string; rows: number; uploadId: string | null; leftOut: LeftOutRows | null }
export type StartRunAction = (input: StartRun) => Promise<StartAnswer>

/** A user's decisions about a run. `try-job`: sends the first row of a held job again; `discard` deletes a draft. */
export type RunDecision =
  | { what: 'pause' | 'resume' | 'cancel' | 'dismiss' | 'discard' }
  | { what: 'try-job' | 'skip-job'; jobId: string }
/** A decision about its uncertain rows: those with these ids, all of them, or all except some. */
export type RowsDecision = { what: SharedDecision; ids: string[] | 'all' | { allBut: string[] } }
export type RunAnswer = { state: 'decided' | 'too-late'; run: Run | null } | RequestError
export type DecideRunAction = (input: { id: string; decision: RunDecision }) => Promise<RunAnswer>
export type DecideRowsAction = (input: { id: string; decision: RowsDecision }) => Promise<RunAnswer>

/**
 * `POST /api/runs/earlier`: which pairs this desk has applied for before, and which are in the list of applicants,
 * whoever applied; `index` and `listed` are their indexes in the request. The previous release answers without
 * `listed`.
 */
export const earlierUrl = '/api/runs/earlier'
export const pairsPerRequest = 2_000
export type Pair = { email: string; jobId: string }
export type EarlierPairs = { earlier: ({ index: number } & EarlierApplication)[]; listed?: number[] }
/** This desk's application of a pair; `listed`: the desk has none, but the pair is in the list of applicants. */
export type KnownBefore = EarlierApplication | 'listed'

/** What a person's columns were matched to before: normalized heading to the key of a target, or null for none. */
export type ColumnMappings = Record<string, string | null>
export type SaveColumnMappingsAction = (input: {
  columns: ColumnMappings
}) => Promise<{ state: 'remembered' } | RequestError>
