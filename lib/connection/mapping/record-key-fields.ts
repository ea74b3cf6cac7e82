import 'server-only'
import type { RecordFieldMapping } from '../../partner/paging/record-key'
import { areEmailsShared, areIdsShared } from '../drift/mapping-alarms'
import { profile } from '../profile'

/**
 * Returns the fields that tell applications apart, never by a guess: the ID or else the email address, and also the job
 * if these identify a person, who may have applied to several. Without a job, an address that several applications have
 * is left out, and a record without an ID is told apart by all its fields.
 */
export function recordKeyFields(): RecordFieldMapping {
  const { id, email, job } = profile().applicants
  if (areEmailsShared() && job === undefined) return { id }
  const isOfPerson = id === undefined || areIdsShared() || areEmailsShared()
  return isOfPerson && job !== undefined ? { id, email, job } : { id, email }
}
