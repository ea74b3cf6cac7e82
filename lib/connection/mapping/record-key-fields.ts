import 'server-only'
import type { RecordFieldMapping } from '../../partner/paging/record-key'
import { areIdsShared } from '../drift/mapping-alarms'
import { profile } from '../profile'

/**
 * Returns the fields that tell applications apart, never by a guess: the ID or else the email address, and also the job
 * if these identify a person, who may have applied to several.
 */
export function recordKeyFields(): RecordFieldMapping {
  const { id, email, job } = profile().applicants
  const isOfPerson = id === undefined || areIdsShared()
  return isOfPerson && job !== undefined ? { id, email, job } : { id, email }
}
