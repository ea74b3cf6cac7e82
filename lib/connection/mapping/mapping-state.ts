import 'server-only'
import type { RequestError } from '../../http/contract'
import { config } from '../../runtime/config'
import type { MappingState } from '../contract'
import { currentGuess } from '../guess/note-answers'
import { isProfileConfirmed, isShowingGuesses } from '../profile'
import { connectionReasons } from '../words'

/**
 * Returns how certain it is that writes and keys use the right fields. `confirmed`: by a file or an admin; `fits`: the
 * shipped profile's keys are found in the data; `unconfirmed`: the data contradict it; `unknown`: too little data has
 * been seen.
 */
export function mappingState(): MappingState {
  if (isProfileConfirmed()) return 'confirmed'
  const { applicants, jobs } = currentGuess()
  if (applicants?.key === 'contradicts' || jobs?.key === 'contradicts') return 'unconfirmed'
  return applicants?.key === 'reads' && jobs?.key === 'reads' ? 'fits' : 'unknown'
}

/**
 * Whether the field mapping is shown to admins at once: the data contradict it, lists are read using guesses, or the
 * desk still lacks data to guess from.
 */
export function isMappingShown(): boolean {
  const state = mappingState()
  if (state === 'unconfirmed' || isShowingGuesses()) return true
  return state === 'unknown' && config().partner.isCheckedAtStart
}

/** Returns why nothing may be written yet, worded for admins or for others; null if writes are allowed. */
export function unconfirmedReason(isAdmin: boolean): string | null {
  if (mappingState() !== 'unconfirmed') return null
  return isAdmin ? connectionReasons.unconfirmedForAdmins : connectionReasons.unconfirmed
}

/** Returns the same as an action's answer. Call it before anything is recorded. */
export function refuseUnconfirmed(isAdmin: boolean): Extract<RequestError, { state: 'not-allowed' }> | null {
  if (mappingState() !== 'unconfirmed') return null
  return { state: 'not-allowed', reason: isAdmin ? connectionReasons.notSentForAdmins : connectionReasons.notSent }
}
