import type { ApplicantMapping } from '@/lib/applicants/contract'
import { isObject, valueKindOf } from '@/lib/records/kind-of'
import { readPointer } from '@/lib/records/pointer'
import { readName, textAt } from '@/lib/records/read-field'
import type { PartnerRecord } from '@/lib/records/record'
import { valueText } from '@/lib/records/record-text'
import type { PersonName } from '@/lib/records/split-name'

/** A person as a record has them; '' for what it does not have. */
export type ApplicantPerson = {
  name: string
  /** Where the partner has the name in parts. */
  parts: PersonName | null
  email: string
  phone: string
}

/** Name, e-mail address and phone number of a record by the profile's field paths. */
export function readPerson(record: PartnerRecord, mapping: ApplicantMapping): ApplicantPerson {
  const { name, email, phone } = mapping
  const textOf = (pointer: string | null) => (pointer === null ? '' : valueText(readPointer(record, pointer)))
  const partAt = (pointer: string | undefined) => (pointer === undefined ? '' : (textAt(record, pointer)?.trim() ?? ''))
  return {
    name: (name && readName(record, name)) ?? '',
    parts:
      name !== null && typeof name === 'object'
        ? { first: partAt(name.first), middle: partAt(name.middle), last: partAt(name.last) }
        : null,
    email: textOf(email),
    phone: phone === null ? phoneIn(record) : textOf(phone),
  }
}

const isPhoneName = /phone|mobile|cell|^tel/i

/** Where nobody knows the field: the only one that is named and written like a phone number. */
function phoneIn(record: PartnerRecord): string {
  const inside = Object.values(record).filter(isObject)
  const found = [record, ...inside].flatMap((fields) =>
    Object.entries(fields).flatMap(([name, value]) =>
      typeof value === 'string' && isPhoneName.test(name) && valueKindOf(value) === 'phone' ? [value] : [],
    ),
  )
  const [only, ...others] = new Set(found)
  return only !== undefined && others.length === 0 ? only : ''
}
