import type { FormParts } from '@/lib/partner/profile/form-parts'

/** An admin's draft of a form, and the saved form and profile version that it was made from. */
export type FormDraft = { parts: FormParts; isImported: boolean; base: FormParts; version: number }

/** The form that came with the page, and the version of the profile at that time. */
export type ReceivedForm = { parts: FormParts; version: number }

export function startDraft({ parts, version }: ReceivedForm): FormDraft {
  return { parts, isImported: false, base: parts, version }
}

export const isChanged = ({ parts, base }: FormDraft) => !isSame(parts, base)

/** Whether a newer version of the form was saved, which the draft does not contain. */
export function isSuperseded({ base, version }: FormDraft, received: ReceivedForm): boolean {
  return received.version > version && !isSame(received.parts, base)
}

/** Takes in the form that came with a refreshed page; a changed draft is kept, even if it is superseded. */
export function takeReceived(draft: FormDraft, received: ReceivedForm): FormDraft {
  // A page that was read before the draft was saved.
  if (received.version < draft.version) return draft
  if (!isChanged(draft) || isSame(draft.parts, received.parts)) return startDraft(received)
  return isSuperseded(draft, received) ? draft : { ...draft, base: received.parts, version: received.version }
}

/** The draft after it was saved as `saved`; changes made since then are still unsaved. */
export function afterSave(draft: FormDraft, saved: ReceivedForm): FormDraft {
  const isImported = draft.isImported && draft.parts !== saved.parts
  return { ...draft, isImported, base: saved.parts, version: saved.version }
}

/** The newest saved form known, without the changes. */
export function discardChanges(draft: FormDraft, received: ReceivedForm): FormDraft {
  return takeReceived({ ...draft, parts: draft.base, isImported: false }, received)
}

const isSame = (one: FormParts, other: FormParts) => JSON.stringify(one) === JSON.stringify(other)
