import type { ApplicantMapping } from '@/lib/applicants/contract'
import type { Column } from '@/lib/records/column'
import { pathOf, pathsOfName } from '@/lib/records/field-path'
import type { FieldReader } from '@/lib/records/field-reader'
import type { PartnerRecord } from '@/lib/records/record'
import { leafText } from '@/lib/records/record-text'
import { shownLabel } from '@/lib/records/shown-label'
import type { PrefilledTable } from '../../bulk-apply/upload/prefill'
import { type ApplicantPerson, readPerson } from '../applicant-person'
import { barWords } from './words'

/** Fields whose values fit into a cell. */
const isPlain = ({ kind }: Column) => !['empty', 'list', 'nested'].includes(kind)

type Fields = { mapping: ApplicantMapping; reader: FieldReader }

/**
 * Records as a table: e-mail, name and phone number first, then the other plain fields in the order they were found.
 * Job, status and time are left out: they belong to the listed application and must not be copied to another one.
 */
export function selectionTable(
  records: readonly PartnerRecord[],
  columns: readonly Column[],
  { mapping, reader }: Fields,
): PrefilledTable {
  const person = personColumns(mapping)
  const { email, phone, name, job, jobTitle, status, time } = mapping
  const own = [email, phone, ...(name ? pathsOfName(name) : [])]
  const ofApplication = [job, jobTitle, pathOf(status ?? undefined), pathOf(time ?? undefined)]
  const others = columns.filter((column) => isPlain(column) && ![...own, ...ofApplication].includes(column.pointer))
  return {
    kind: 'table',
    name: barWords.tableName({ count: records.length }),
    header: [...person.map(({ heading }) => heading), ...others.map(({ pointer }) => reader.label(pointer))],
    rows: records.map((record) => {
      const read = readPerson(record, mapping)
      return [
        ...person.map(({ textOf }) => textOf(read)),
        ...others.map(({ pointer }) => plainText(reader.read(record, pointer))),
      ]
    }),
  }
}

type PersonColumn = { heading: string; textOf: (person: ApplicantPerson) => string }

/** A name in parts is also given as a whole: the form may ask for either. */
function personColumns({ name, phone }: ApplicantMapping): PersonColumn[] {
  const parts = name !== null && typeof name === 'object' ? name : {}
  return [
    { heading: shownLabel('Email'), textOf: ({ email }) => email },
    { heading: shownLabel('Name'), textOf: ({ name }) => name },
    ...(parts.first === undefined
      ? []
      : [{ heading: shownLabel('First name'), textOf: ({ parts }: ApplicantPerson) => parts?.first ?? '' }]),
    ...(parts.middle === undefined
      ? []
      : [{ heading: shownLabel('Middle name'), textOf: ({ parts }: ApplicantPerson) => parts?.middle ?? '' }]),
    ...(parts.last === undefined
      ? []
      : [{ heading: shownLabel('Last name'), textOf: ({ parts }: ApplicantPerson) => parts?.last ?? '' }]),
    ...(phone === null ? [] : [{ heading: shownLabel('Phone'), textOf: ({ phone }: ApplicantPerson) => phone }]),
  ]
}

/** Returns '' for a list or an object in a field where other records have plain values. */
function plainText(value: unknown): string {
  return typeof value === 'object' ? '' : leafText(value)
}
