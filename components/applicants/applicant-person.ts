import type { ApplicantMapping } from '@/lib/applicants/contract'
import { readPointer } from '@/lib/records/pointer'
import { readName } from '@/lib/records/read-field'
import type { PartnerRecord } from '@/lib/records/record'
import { valueText } from '@/lib/records/record-text'

/** Name and e-mail address of a record by the profile's field paths; '' when it has none. */
export function readPerson(record: PartnerRecord, mapping: ApplicantMapping): { name: string; email: string } {
  const textAt = (pointer: string | null) => (pointer === null ? '' : valueText(readPointer(record, pointer)))
  const name = mapping.name === null ? null : readName(record, mapping.name)
  return { name: name ?? '', email: textAt(mapping.email) }
}
