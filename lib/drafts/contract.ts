import type { SavedForm } from '../forms/saved-form'

/** The forms that keep what was typed into them. */
export const draftForms = ['new-job'] as const
export type DraftForm = (typeof draftForms)[number]

/** What somebody typed into a form and has not submitted. Every tab submits it under the same `dispatchId`. */
export type Draft = { dispatchId: string; kept: SavedForm; savedAt: string }

/**
 * Body of `POST /api/drafts/[form]`. Null deletes the draft. `replaces`: a finished dispatch whose draft this one
 * follows.
 */
export type SaveDraft = { dispatchId: string; replaces: string | null; kept: SavedForm | null }
/** What it answers: another tab may have begun the draft, and then its id holds. */
export type SavedDraft = { dispatchId: string; savedAt: string | null }
/** What `GET /api/drafts/[form]` answers. */
export type ReadDraft = { draft: Draft | null }

export const draftUrl = (form: DraftForm) => `/api/drafts/${form}`
