import type { SavedForm } from '../forms/saved-form'

/** The forms that keep what was typed into them. */
export const draftForms = ['new-job'] as const
type MainForm = (typeof draftForms)[number]
/** A form's own draft, or one of those begun beside it, named with the id that it was begun under. */
export type DraftForm = MainForm | `${MainForm}-${string}`

export const draftBeside = (form: MainForm, id: string): DraftForm => `${form}-${id}`

/** Unfinished uploads are drafts as well, and no form's (lib/bulk-apply/uploads). */
export const uploadFormPrefix = 'upload-'
export const isUploadForm = (form: string) => form.startsWith(uploadFormPrefix)

/** A draft in a list of them. `values`: the body as far as it was typed. */
export type ListedDraft = { form: DraftForm; values: Record<string, unknown>; savedAt: string }

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
