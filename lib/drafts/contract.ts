import type { SavedForm } from '../forms/saved-form'

/** The forms that save what was typed into them. */
export const draftForms = ['new-job'] as const
type MainForm = (typeof draftForms)[number]
/** A form's own draft, or an additional one, named with the id under which it was begun. */
export type DraftForm = MainForm | `${MainForm}-${string}`

export const draftBeside = (form: MainForm, id: string): DraftForm => `${form}-${id}`

/** Unfinished uploads are drafts as well, but belong to no form (lib/bulk-apply/uploads). */
export const uploadFormPrefix = 'upload-'
export const isUploadForm = (form: string) => form.startsWith(uploadFormPrefix)

/** A draft in a list. `values`: the body as far as it was filled in. */
export type ListedDraft = { form: DraftForm; values: Record<string, unknown>; savedAt: string }

/** What a user typed into a form and has not submitted. Every tab submits it under the same `dispatchId`. */
export type Draft = { dispatchId: string; kept: SavedForm; savedAt: string }

/**
 * Body of `POST /api/drafts/[form]`. Null deletes the draft. `replaces`: a finished dispatch whose draft this one
 * replaces.
 */
export type SaveDraft = { dispatchId: string; replaces: string | null; kept: SavedForm | null }
/** Its answer: if another tab began the draft first, that tab's id is used. */
export type SavedDraft = { dispatchId: string; savedAt: string | null }
/** The answer of `GET /api/drafts/[form]`. */
export type ReadDraft = { draft: Draft | null }

export const draftUrl = (form: DraftForm) => `/api/drafts/${form}`
