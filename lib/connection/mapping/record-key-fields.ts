import 'server-only'
import type { RecordFieldMapping } from '../../partner/paging/record-key'
import { areIdsShared } from '../drift/mapping-alarms'
import { currentGuess } from '../guess/note-answers'
import { isPinned, isProfileConfirmed, profile } from '../profile'

/**
 * Returns the fields that tell applications apart: the ID or else the email address, and also the job if these identify
 * a person, who may have applied to several. Until somebody confirms the fields, an ID found elsewhere than the profile
 * says counts too: by the email address alone, a person's second application would be taken for the first. Writes never
 * depend on it.
 */
export function recordKeyFields(): RecordFieldMapping {
  const { id, email, job } = profile().applicants
  const elsewhere = isPinned() || isProfileConfirmed() ? null : (currentGuess().applicants?.idElsewhere ?? null)
  if (elsewhere !== null) return { id: elsewhere, email }
  const isOfPerson = id === undefined || areIdsShared()
  return isOfPerson && job !== undefined ? { id, email, job } : { id, email }
}
