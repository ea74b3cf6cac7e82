import type { SavedForm } from '@/lib/forms/saved-form'
import { createListeners } from '../../ui/listeners'
import type { SentAnswer } from '../send-application'

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
  /** The values that were sent under this id; what was changed since then is unsent. */
  sentAs: string | null
  /** It was left while it was being sent, and the answer has not arrived. */
  isSending: boolean
}

/** By record key. In memory only: email addresses must not be in URLs or storage. */
const kept = new Map<string, KeptForm>()
/** By id: the values that were recorded after their form was left. It may have been opened again before that. */
const recorded = new Map<string, string>()
const { subscribe, tell } = createListeners()

type Values = Pick<KeptForm, 'jobId' | 'email' | 'isQueued' | 'entered'>

/** The same text for the same values. */
export const valuesOf = ({ jobId, email, isQueued, entered }: Values) =>
  JSON.stringify([jobId, email, isQueued, entered])

/** Keeps it for when these details are opened again; null if there is nothing to keep. */
export function keepForm(key: string, form: KeptForm | null): void {
  const sent = form?.submissionId ? recorded.get(form.submissionId) : undefined
  if (form === null || sent === valuesOf(form)) kept.delete(key)
  else kept.set(key, sent === undefined ? form : { ...form, submissionId: null, sentAs: null, isSending: false })
  tell()
}

/** Takes the desk's answer to what was sent under this id; its form may have been left, and kept, meanwhile. */
export function noteSentAnswer(key: string, submissionId: string, state: SentAnswer['state']): void {
  const form = kept.get(key)
  if (form?.submissionId !== submissionId) return
  if (state === 'recorded') {
    recorded.set(submissionId, form.sentAs ?? valuesOf(form))
    keepForm(key, form)
  } else {
    // Other values were recorded under this id: these need another one.
    const isTaken = state === 'already-recorded'
    keepForm(key, { ...form, submissionId: isTaken ? null : submissionId, isSending: false })
  }
}

export const keptForm = (key: string): KeptForm | null => kept.get(key) ?? null

export const subscribeToKeptForms = subscribe
