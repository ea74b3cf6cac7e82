import 'server-only'
import type { RequestError } from '../http/contract'
import { config } from '../runtime/config'
import type { MappingState } from './contract'
import { currentGuess } from './note-answers'
import { isProfileConfirmed, isShowingGuesses } from './profile'
import { connectionReasons } from './words'

/**
 * How sure it is that writes and keys go by the right fields. `confirmed`: by a file or an admin; `fits`: the keys of
 * the profile that ships read in the data; `unconfirmed`: the data contradict it; `unknown`: no data has been seen.
 */
export function mappingState(): MappingState {
  if (isProfileConfirmed()) return 'confirmed'
  const { applicants, jobs } = currentGuess()
  if (applicants?.key === 'contradicts' || jobs?.key === 'contradicts') return 'unconfirmed'
  return applicants?.key === 'reads' && jobs?.key === 'reads' ? 'fits' : 'unknown'
}

/** Whether the field mapping asks for an admin's eye by itself: the desk guesses, and reads by what it has guessed. */
export function isMappingShown(): boolean {
  const state = mappingState()
  if (state === 'unconfirmed' || isShowingGuesses()) return true
  return state === 'unknown' && config().partner.isCheckedAtStart
}

/** Why nothing may be written yet, in words for whoever asks; null where writes may go on. */
export function unconfirmedReason(isAdmin: boolean): string | null {
  if (mappingState() !== 'unconfirmed') return null
  return isAdmin ? connectionReasons.unconfirmedForAdmins : connectionReasons.unconfirmed
}

/** The same as the answer of an action: asked before anything is recorded. */
export function refuseUnconfirmed(isAdmin: boolean): Extract<RequestError, { state: 'not-allowed' }> | null {
  if (mappingState() !== 'unconfirmed') return null
  return { state: 'not-allowed', reason: isAdmin ? connectionReasons.notSentForAdmins : connectionReasons.notSent }
}
