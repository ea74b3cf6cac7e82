import type { Profile } from '../partner/profile/profile'
import { readOpen, textAt } from '../records/read-field'
import type { PartnerRecord } from '../records/record'
import type { Job } from './contract'

/** A job's record as the profile reads it. Without an id it gets an empty one: it is shown but cannot be chosen. */
export function readJob(record: PartnerRecord, places: Profile['jobs']): Job {
  const id = textAt(record, places.id)
  return {
    id: id ?? '',
    title: textAt(record, places.title) ?? (id ? `Job ${id}` : 'Untitled job'),
    team: places.team === undefined ? null : textAt(record, places.team),
    isOpen: readOpen(record, places.open),
    record,
  }
}
