import type { ApplicantMapping } from '@/lib/applicants/contract'
import { pathOf } from '@/lib/records/field-path'
import { type Pointer, readPointer } from '@/lib/records/pointer'
import { textAt } from '@/lib/records/read-field'
import type { PartnerRecord } from '@/lib/records/record'
import { leafText } from '@/lib/records/record-text'

type Value = string | null

/** The index truncates values at the same length, so a saved view means the same with and without it. */
const maxValueLength = 60

/**
 * Returns a reader of the value that a record is filtered by, the same as the index keeps under this name; null for a
 * name without a field.
 */
export function facetReader(name: string, mapping: ApplicantMapping): ((record: PartnerRecord) => Value) | null {
  if (name === 'status' || name === 'jobId' || name === 'teamId') {
    const path = { status: mapping.status && pathOf(mapping.status), jobId: mapping.job, teamId: mapping.team }[name]
    return path === null ? null : (record) => textAt(record, path)
  }
  return (record) => fieldValue(readPointer(record, name))
}

/** Returns the index facet that a column shows, or the column's own path if it has no named facet. */
export function facetOfColumn(pointer: Pointer, { status, job, jobTitle, team }: ApplicantMapping): string {
  if (status && pathOf(status) === pointer) return 'status'
  if (job !== null && (pointer === job || pointer === jobTitle)) return 'jobId'
  return pointer === team ? 'teamId' : pointer
}

function fieldValue(value: unknown): Value {
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return null
  return leafText(value).slice(0, maxValueLength) || null
}
