import type { ApplicantMapping } from '@/lib/applicants/contract'
import { valueKindOf } from '@/lib/records/kind-of'
import { readName, textAt } from '@/lib/records/read-field'
import { isRecord, type PartnerRecord } from '@/lib/records/record'
import type { PersonName } from '@/lib/records/split-name'
import { readTextAt } from './read-text-at'

/** A person as a record describes them; '' for each value it lacks. */
export type ApplicantPerson = {
  name: string
  /** Set where the partner splits the name into parts. */
  parts: PersonName | null
  email: string
  phone: string
}

/** Reads a record's name, e-mail address and phone number through the profile's field paths. */
export function readPerson(record: PartnerRecord, mapping: ApplicantMapping): ApplicantPerson {
  const { name, email, phone } = mapping
  const partAt = (pointer: string | undefined) => (pointer === undefined ? '' : (textAt(record, pointer)?.trim() ?? ''))
  return {
    name: (name && readName(record, name)) ?? '',
    parts:
      name !== null && typeof name === 'object'
        ? { first: partAt(name.first), middle: partAt(name.middle), last: partAt(name.last) }
        : null,
    email: readTextAt(record, email),
    phone: phone === null ? phoneIn(record) : readTextAt(record, phone),
  }
}

const isPhoneName = /phone|mobile|cell|^tel/i

/** Where the phone field is unknown: the only value whose name and format are those of a phone number, else ''. */
function phoneIn(record: PartnerRecord): string {
  const inside = Object.values(record).filter(isRecord)
  const found = [record, ...inside].flatMap((fields) =>
    Object.entries(fields).flatMap(([name, value]) =>
      typeof value === 'string' && isPhoneName.test(name) && valueKindOf(value) === 'phone' ? [value] : [],
    ),
  )
  const [only, ...others] = new Set(found)
  return only !== undefined && others.length === 0 ? only : ''
}
