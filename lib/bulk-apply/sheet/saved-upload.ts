import type { Matching, RowCorrections, UploadSource } from './contract'

/** How far a person has come with an upload. `toFix`: as last counted; null before the first check. */
export type UploadWork = {
  name: string
  rows: number
  toFix: number | null
  step: 'match' | 'check'
  matching: Matching
  plan: { name: string | null; stopsAtRefusal: boolean; runId: string | null }
  corrections: RowCorrections
  /** As in `OpenedSheet`. */
  isFromDesk: boolean
}

/** An upload in a list of them. `isHeld`: the store has gone back since, so that it may have been sent already. */
export type UnfinishedUpload = Pick<UploadWork, 'name' | 'rows' | 'toFix'> & {
  id: string
  savedAt: string
  isHeld: boolean
}

/** What `GET` answers: the reader's own, the latest first. */
export const uploadsUrl = '/api/uploads'
export type UnfinishedUploads = { items: UnfinishedUpload[] }

/** `GET` answers `SavedUpload`; `POST` takes `SaveUpload` and answers `UploadSaved`. */
export const uploadUrl = (id: string) => `/api/uploads/${id}`
export type SavedUpload = { source: UploadSource; work: UploadWork }

/**
 * Null for `work` discards the upload. `source` is needed once. One tab at a time saves an upload; another one has to
 * take it over.
 */
export type SaveUpload = { tab: string; takesOver: boolean; source: UploadSource | null; work: UploadWork | null }
/** `elsewhere`: another tab has taken it over; `gone`: it is discarded; `sent`: it has become this run. */
export type UploadSaved = { state: 'saved' | 'elsewhere' | 'gone' } | { state: 'sent'; runId: string }
