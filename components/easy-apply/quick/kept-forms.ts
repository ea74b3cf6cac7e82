import type { SavedForm } from '@/lib/forms/saved-form'

/**
 * What was entered into the form in an applicant's details, but not sent. `submissionId`: it may have been sent under
 * this id, so it must not be sent under another one; null if what was sent last has been recorded.
 */
export type KeptForm = {
  jobId: string | null
  email: string
  isQueued: boolean
  entered: SavedForm
  submissionId: string | null
}

/** By record key. In memory only: email addresses must not be in URLs or storage. */
const kept = new Map<string, KeptForm>()

/** Keeps it for when these details are opened again; null if there is nothing to keep. */
export function keepForm(key: string, form: KeptForm | null): void {
  if (form) kept.set(key, form)
  else kept.delete(key)
}

export const keptForm = (key: string): KeptForm | null => kept.get(key) ?? null
