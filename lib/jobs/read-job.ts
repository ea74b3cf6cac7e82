import type { Profile } from '../partner/profile/profile'
import { readPointer } from '../records/pointer'
import type { PartnerRecord } from '../records/record'
import type { Job } from './contract'

/** A job's record as the profile reads it. Without an id it gets an empty one: it is shown but cannot be chosen. */
export function readJob(record: PartnerRecord, places: Profile['jobs']): Job {
  const id = textAt(record, places.id)
  const open = places.open === undefined ? null : readPointer(record, places.open)
  return {
    id: id ?? '',
    title: textAt(record, places.title) ?? (id ? `Job ${id}` : 'Untitled job'),
    team: places.team === undefined ? null : textAt(record, places.team),
    isOpen: typeof open === 'boolean' ? open : null,
    record,
  }
}

/** A text or number at the pointer, as text: ids may be either. */
export function textAt(document: unknown, pointer: string): string | null {
  const value = readPointer(document, pointer)
  if (typeof value === 'number' || typeof value === 'bigint') return String(value)
  return typeof value === 'string' && value.trim() !== '' ? value : null
}
