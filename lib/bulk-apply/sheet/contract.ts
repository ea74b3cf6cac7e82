import type { EarlierApplication } from '../../easy-apply/contract'
import type { ApplicationFieldMapping } from '../../forms/application-body'
import type { BodySchema } from '../../forms/body-schema'
import type { AutofilledField, FormNode } from '../../forms/form-node'
import type { PersonFields } from '../../forms/person-fields'
import type { Job } from '../../jobs/contract'
import type { Pointer } from '../../records/pointer'
import type { ColumnMappings, KnownBefore, LeftOutRow, NewRow, RefusedRow, RefusedRows } from '../contract'
import type { IssueKind } from './issue-kind'

export const maxUploadBytes = 20 * 1024 * 1024
/** Per call of `rows`. */
export const maxRowsPerRead = 200

/** Where the profile expects the values of an application, and what its body may contain. */
export type ApplicationForm = {
  schema: BodySchema
  nodes: FormNode[]
  paths: ApplicationFieldMapping
  person: PersonFields
  filled: AutofilledField[]
  isQueuedByDefault: boolean
}

/** What a column can contain. `key` is `email`, `job`, `enqueue`, or the pointer of a field of the profile. */
export type Target = {
  key: string
  title: string
  description: string | null
  isRequired: boolean
  /** It is about one person, so it is never the same for all rows. */
  isPersonal: boolean
  node: FormNode | null
}

export type Source =
  | { kind: 'file'; file: Blob; name: string }
  | { kind: 'text'; text: string; name: string }
  /** Applicants selected on this desk: their records never contain the job to apply to. */
  | { kind: 'table'; header: string[]; rows: string[][]; name: string }

/** Rows of a run that the partner refused, to be corrected; `header`: that of the upload. */
export type RefusedSource = { kind: 'refused'; header: string[]; rows: RefusedRow[]; name: string }

/** The rows of an upload as read, with their numbers. */
export type UploadSource = {
  header: string[]
  rows: string[][]
  numbers: number[]
  readAs: string
  notes: string[]
  splitFrom: string | null
}
/** Longer uploads are not saved. In characters of their JSON: 5,000 rows of 500 characters. */
export const maxSavedLength = 2_500_000

/** The user's changes, by row number. A cell is identified by its column, or by its target's key. */
export type RowCorrections = {
  cells: [row: number, place: number | string, text: string][]
  leftOut: number[]
  accepted: [row: number, groups: string[]][]
}

/** An unfinished upload that the user resumes. */
export type SavedSource = {
  kind: 'saved'
  name: string
  source: UploadSource
  matching: Matching
  corrections: RowCorrections
  isFromDesk: boolean
}

/** Response of `GET /api/runs/<id>/corrections`: rows, and the form for correcting them. */
export type RowsToCorrect = RefusedRows & { form: ApplicationForm; jobColumns: Pointer[] }

/** An upload, read as a table. */
export type OpenedSheet = {
  name: string
  header: string[]
  rows: number
  columns: number
  /** How it was read: "UTF-8, separated by semicolons". */
  readAs: string
  /** Oddities that do not prevent reading it, one sentence each: a row that is longer than the header, … */
  notes: string[]
  /** The first five rows. */
  preview: string[][]
  /** The heading of the names that were split into first and last names, in columns at the end. */
  splitFrom: string | null
  /** The rows are the desk's own records: one job is chosen for all of them. */
  isFromDesk: boolean
  /** The guessed targets of the columns. */
  guess: Matching
}
/** Why the source cannot be read as a table, in one sentence. `isTooLarge`: it may be one, but exceeds a limit. */
export type SourceError = { message: string; isTooLarge?: true }

/** `columns`: a target key or null for each column, no key twice. `constants`: texts for targets without a column. */
export type Matching = { columns: (string | null)[]; constants: Record<string, string> }

/** `target`: the cell it belongs to; null for the row as a whole. */
export type ValidationIssue = {
  kind: IssueKind
  target: string | null
  message: string
  /** The earlier row with the same applicant and job; the earlier application from this desk. */
  sameAs?: number
  earlier?: EarlierApplication
}

/** `ready` and `accepted` rows are sent; `accepted`: the user has accepted all warnings. */
export type RowState = 'ready' | 'invalid' | 'warning' | 'accepted' | 'left-out'

/**
 * A row for display: one cell per target in use, in their order, as uploaded or edited. `who`: the applicant's name, or
 * else the email address; missing in previews.
 */
export type SheetRow = { row: number; who?: string; cells: string[]; issues: ValidationIssue[]; state: RowState }

/** Rows that share an issue with the same value: they can be corrected, left out or accepted together. */
export type IssueGroup = {
  key: string
  kind: IssueKind
  target: string | null
  /** The value they share; null if they differ. */
  value: string | null
  message: string
  /** Numbers that may be in thousands, such as 50.000. */
  isInThousands?: true
  rows: number
  /** How many are neither left out nor accepted. */
  open: number
}

export type SheetSummary = {
  rows: number
  states: Record<RowState, number>
  /** Errors before warnings, then the largest first; at most 200. */
  groups: IssueGroup[]
  /** Why rows still need fixing or review: each row counts once, for its worst issue. */
  kinds: Partial<Record<IssueKind, number>>
  /** The same for rows that the user left out and that have an issue. */
  leftOutKinds: Partial<Record<IssueKind, number>>
  /** Targets in use, in the order of a row's cells. */
  targets: Target[]
  /** The jobs of the rows to send: most rows first, at most 50; `jobCount`: how many in all. `title`: '' if unknown. */
  jobs: { id: string; title: string; rows: number }[]
  jobCount: number
  /** Some rows to send were given another value for queueing than the one for all rows. */
  isQueuedByRow?: true
  /** Whether the list of jobs could be read. */
  isJobListKnown: boolean
}

/** By pair, not by row: a row may be about another one by the time the answer is there. */
export type EarlierPair = { email: string; jobId: string; earlier: KnownBefore }

/** Which rows are shown. */
export type RowFilter = { show: 'all' | RowState } | { group: string }

/**
 * The upload with its columns, checks and edits, in a worker (components/bulk-apply/sheet). Every change returns a new
 * summary of the whole sheet.
 */
export type Sheet = {
  open(source: Source | RefusedSource | SavedSource, remembered: ColumnMappings): Promise<OpenedSheet | SourceError>
  /** What was opened, before any correction; null if it is too long to be saved. Call right after opening. */
  source(): Promise<UploadSource | null>
  corrections(): Promise<RowCorrections>
  /** The first five rows as they would be sent, per target in use. */
  preview(matching: Matching): Promise<{ targets: Target[]; rows: SheetRow[] }>
  /**
   * Checks all rows. `jobs` is null if they could not be read. `onProgress` gets the number of rows checked so far.
   */
  check(matching: Matching, jobs: Job[] | null, onProgress: (rows: number) => void): Promise<SheetSummary>
  /** The pairs to look up on the server; pass what was found to `markEarlier`. */
  pairs(): Promise<{ row: number; email: string; jobId: string }[]>
  markEarlier(found: EarlierPair[]): Promise<SheetSummary>
  /** The filtered rows from index `from` up to `from + count`, and the total number of filtered rows. */
  rows(filter: RowFilter, from: number, count: number): Promise<{ total: number; rows: SheetRow[] }>
  edit(row: number, target: string, value: string): Promise<SheetSummary>
  leaveOut(rows: number[] | { group: string }, isOut: boolean): Promise<SheetSummary>
  accept(rows: number[] | { group: string }, isAccepted: boolean): Promise<SheetSummary>
  /** Writes the value into the cells that the group is about, or into another column of its rows. */
  setAll(group: string, value: string, target?: string): Promise<SheetSummary>
  /** Writes the group's numbers without the points between thousands: 50.000 as 50000. */
  readAsThousands(group: string): Promise<SheetSummary>
  undo(): Promise<SheetSummary | null>
  /** Rows to upload, starting at index `from`. Their bodies omit what the server fills in (`x-fill`). */
  toSend(from: number, count: number): Promise<NewRow[]>
  /** Rows that are not sent, starting at index `from`, each with the reason. */
  leftOut(from: number, count: number): Promise<LeftOutRow[]>
  /** Rows that are not sent, as CSV in the shape of the upload, with their issues in the last column. */
  leftOutCsv(): Promise<string>
  close(): void
}
