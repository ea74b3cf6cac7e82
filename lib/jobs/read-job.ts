import type { Profile } from '../partner/profile/profile'
import type { Pointer } from '../records/pointer'
import { readOpen, textAt } from '../records/read-field'
import type { PartnerRecord } from '../records/record'
import { valueText } from '../records/record-text'
import type { Job } from './contract'

type Shown = {
  /** The profile for the job's id and team. */
  mapping: Profile['jobs']
  /** The profile for everything else, which may contain guesses. */
  shown?: Profile['jobs']
  /** The field that names a job without a title. */
  telling?: Pointer | null
}

/** Reads a job's record with the profile. Without an id, it gets an empty one: it is shown but cannot be selected. */
export function readJob(record: PartnerRecord, { mapping, shown = mapping, telling = null }: Shown): Job {
  const id = textAt(record, mapping.id)
  const title = (textAt(record, shown.title) ?? (telling === null ? null : textAt(record, telling)))?.trim()
  return {
    id: id ?? '',
    title: title ?? (id === null ? firstValue(record) : `Job ${id}`),
    team: mapping.team === undefined ? null : textAt(record, mapping.team),
    teamName: shown.teamName === undefined ? null : (textAt(record, shown.teamName)?.trim() ?? null),
    isOpen: readOpen(record, shown.open),
    record,
  }
}

/** A record without texts is named by its first value. */
function firstValue(record: PartnerRecord): string {
  const values = Object.keys(record).map((key) => valueText(record[key]).trim())
  return values.find((text) => text !== '')?.slice(0, 100) ?? 'Job without any field'
}
