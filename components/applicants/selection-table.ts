import type { ApplicantMapping } from '@/lib/applicants/contract'
import type { Column } from '@/lib/records/column'
import { fieldLabel } from '@/lib/records/field-label'
import { pathsOfName } from '@/lib/records/field-path'
import { readPointer } from '@/lib/records/pointer'
import type { PartnerRecord } from '@/lib/records/record'
import { leafText } from '@/lib/records/record-text'
import type { PrefilledTable } from '../bulk-apply/upload/prefill'
import { wholeNumber } from '../ui/formats'
import { readPerson } from './applicant-person'

/** Fields whose values fit a cell. */
const isPlain = ({ kind }: Column) => !['empty', 'list', 'nested'].includes(kind)

/**
 * Records as a table: the profile's e-mail and name first, then the other plain fields in the order they were found.
 */
export function selectionTable(
  records: readonly PartnerRecord[],
  columns: readonly Column[],
  mapping: ApplicantMapping,
): PrefilledTable {
  const nameParts = mapping.name === null ? [] : pathsOfName(mapping.name)
  const others = columns.filter(
    (column) => isPlain(column) && column.pointer !== mapping.email && !nameParts.includes(column.pointer),
  )
  return {
    kind: 'table',
    name: `${wholeNumber(records.length)} selected applicants`,
    header: ['Email', 'Name', ...others.map(({ pointer }) => fieldLabel(pointer))],
    rows: records.map((record) => {
      const { email, name } = readPerson(record, mapping)
      return [email, name, ...others.map(({ pointer }) => plainText(readPointer(record, pointer)))]
    }),
  }
}

/** Empty for a list or an object where other records have plain values. */
function plainText(value: unknown): string {
  return typeof value === 'object' ? '' : leafText(value)
}
