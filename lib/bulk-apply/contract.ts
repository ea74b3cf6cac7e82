import type { Uncertainty } from '../dispatch/contract'
import type { EarlierApplication, Submitted } from '../easy-apply/contract'
import type { BodyErrors } from '../forms/check-body'
import type { RequestError } from '../http/contract'
import type { PartnerFailure } from '../partner/failure/failure'

/** So many rows a run has at most. */
export const maxRows = 50_000
/** Rows handed over to the desk in one request. */
export const rowsPerRequest = 500
/** More rows than these ask for their number to be typed. */
export const confirmByTypingAbove = 30

/**
 * The states of a run. `draft`: its rows are being uploaded, nothing is sent; `enqueueing`: its rows become dispatches; `paused` by a
 * person; `stopped` by the worker, which says why; `finished` and `cancelled`: nothing goes on by itself any more.
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

/** Why the desk stopped a run: the key or its rights; a refusal, where the run was to stop at the first; many unclear rows in a row. */
export type RunStop = { why: 'key' | 'refusal' | 'uncertain'; failure: PartnerFailure | null }

/**
 * What became of a row. `waiting`: not sent yet; `sending`: under way, or the desk is finding out; `held`: its job takes no
 * applications; `needs-decision`: it may have worked, and a person decides; `abandoned`: nobody found out; `cancelled`: never sent.
 */
export const rowOutcomes = [
  'waiting',
  'sending',
  'held',
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

/** A run with how far it is. Times are ISO. */
export type Run = {
  id: string
  name: string
  who: { id: string; name: string }
  createdAt: string
  startedAt: string | null
  /** Nothing goes on by itself any more; rows may still be held or unclear. */
  endedAt: string | null
  state: RunState
  stop: RunStop | null
  /** Who paused or cancelled it; null where nobody did. */
  endedBy: string | null
  stopsAtRefusal: boolean
  rows: number
  counts: Record<RowOutcome, number>
  /** At most 100 of them, those with the most rows first. */
  heldJobs: HeldJob[]
  /** Rows that came to an end in the last `overSeconds` seconds of the run. */
  pace: { rows: number; overSeconds: number }
}

/** A row of a run. `row`: its number in what was uploaded, from 1. `id`: of its dispatch. */
export type RunRow = {
  id: string
  row: number
  applicantEmail: string | null
  jobId: string | null
  jobTitle: string
  outcome: RowOutcome
  /** ISO time of the outcome, or of the latest attempt. */
  at: string | null
  /** When it goes on by itself; null: as soon as its turn comes, or never. */
  nextAt: string | null
  attempts: number
  failure: PartnerFailure | null
  uncertainty: Uncertainty | null
  result: Submitted | null
  reference: string | null
}

/** A row as it is handed over. `body` is what is sent, without what the desk fills in; `cells` are those of the upload, as edited. */
export type NewRow = { row: number; cells: string[]; body: Record<string, unknown>; isAgain: boolean }

/** `POST /api/runs`: makes a run, or answers the one that is there under this id. */
export const runsUrl = '/api/runs'
export type NewRun = { id: string; name: string; header: string[]; stopsAtRefusal: boolean }
/** What `GET /api/runs?before=<ISO>` answers: the latest first. */
export type RunList = { items: Run[]; hasMore: boolean }
/** What `GET /api/runs/followed` answers: the reader's own that go on, need somebody, or ended and were not put away. */
export const followedRunsUrl = '/api/runs/followed'
/** `GET /api/runs/<id>` answers `{ run }`. */
export const runUrl = (id: string) => `/api/runs/${id}`
/** `POST`: hands rows over, the same ones again without harm. `GET ?outcome=&offset=&limit=`: a stretch of its rows, by their numbers. */
export const runRowsUrl = (id: string) => `/api/runs/${id}/rows`
export type RunRows = { items: RunRow[]; total: number }
/** `GET ?rows=all|failed`: CSV. `failed` are refused, held and never sent ones in the shape of the upload; never one that may have worked. */
export const runResultsUrl = (id: string, rows: 'all' | 'failed') => `/api/runs/${id}/results?rows=${rows}`

/** What handing rows over comes to; `errors` are of the first rows that do not fit, and then none of these rows was kept. */
export type RowsSaved =
  | { state: 'kept'; kept: number }
  | { state: 'invalid'; errors: { row: number; errors: BodyErrors }[] }

/** `incomplete`: so many rows are there, which are not as many as were meant. */
export type StartAnswer = { state: 'started'; run: Run } | { state: 'incomplete'; kept: number } | RequestError
export type StartRunAction = (input: { id: string; rows: number }) => Promise<StartAnswer>

/** What a person may decide about a run. `try-job`: sends the first row of a held job again; `discard` takes a draft away. */
export type RunDecision =
  | { what: 'pause' | 'resume' | 'cancel' | 'dismiss' | 'discard' }
  | { what: 'try-job' | 'skip-job'; jobId: string }
/** About its unclear rows: all of them, or those with these ids. */
export type RowsDecision = { what: 'send-again' | 'abandon'; ids: string[] | 'all' }
export type RunAnswer = { state: 'decided' | 'too-late'; run: Run | null } | RequestError
export type DecideRunAction = (input: { id: string; decision: RunDecision }) => Promise<RunAnswer>
export type DecideRowsAction = (input: { id: string; decision: RowsDecision }) => Promise<RunAnswer>

/** `POST /api/runs/earlier`: which of these pairs this desk has applied for before; `index` is the pair's place in the question. */
export const earlierUrl = '/api/runs/earlier'
export const pairsPerRequest = 2_000
export type Pair = { email: string; jobId: string }
export type EarlierPairs = { earlier: ({ index: number } & EarlierApplication)[] }

/** What a person's columns were matched to before: folded heading → key of a target, or null for none. */
export type ColumnMappings = Record<string, string | null>
export type SaveColumnMappingsAction = (input: {
  columns: ColumnMappings
}) => Promise<{ state: 'remembered' } | RequestError>
