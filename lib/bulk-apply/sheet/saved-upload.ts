import type { Matching, RowCorrections, UploadSource } from './contract'

/** The user's progress with an upload. `toFix`: as last counted; null before the first check. */
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

/** A listed upload. `isHeld`: the store was restored since, so the upload may have been sent already. */
export type UnfinishedUpload = Pick<UploadWork, 'name' | 'rows' | 'toFix'> & {
  id: string
  savedAt: string
  isHeld: boolean
}

/** `GET` returns the user's own uploads, latest first. */
export const uploadsUrl = '/api/uploads'
export type UnfinishedUploads = { items: UnfinishedUpload[] }

/** `GET` returns `SavedUpload`; `POST` takes `SaveUpload` and returns `UploadSaved`. */
export const uploadUrl = (id: string) => `/api/uploads/${id}`
export type SavedUpload = { source: UploadSource; work: UploadWork }

/**
 * `work`: null discards the upload. `source` is needed only once. One tab at a time saves an upload; another tab has to
 * take it over.
 */
export type SaveUpload = { tab: string; takesOver: boolean; source: UploadSource | null; work: UploadWork | null }
/** `elsewhere`: another tab has taken it over; `gone`: it was discarded; `sent`: it has become this run. */
export type UploadSaved = { state: 'saved' | 'elsewhere' | 'gone' } | { state: 'sent'; runId: string }
