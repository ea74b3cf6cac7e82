import 'server-only'
import type { RecordFieldMapping } from '../partner/paging/record-key'
import { areIdsShared } from './mapping-alarms'
import { profile } from './profile'

/** What tells applicants' records apart, never by a guess: where id or email are a person's, with the job applied to. */
export function recordKeyFields(): RecordFieldMapping {
  const { id, email, job } = profile().applicants
  const isOfPerson = id === undefined || areIdsShared()
  return isOfPerson && job !== undefined ? { id, email, job } : { id, email }
}
