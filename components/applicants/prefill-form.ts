import type { ApplicantMapping } from '@/lib/applicants/contract'
import type { Column } from '@/lib/records/column'
import type { FieldReader } from '@/lib/records/field-reader'
import type { PartnerRecord } from '@/lib/records/record'
import { prefillTable } from '../bulk-apply/upload/prefill'
import { savePrefill } from '../easy-apply/prefill'
import { readPerson } from './applicant-person'
import { currentOf } from './application-facts'
import { selectionTable } from './selection/selection-table'

/** `details`: the mapping completed with guesses. */
type Fields = { mapping: ApplicantMapping; details: ApplicantMapping; reader: FieldReader }

/** Prefills Easy apply with one applicant, Bulk apply with several, and returns its address; go there right after. */
export function prefillForm(records: readonly PartnerRecord[], columns: readonly Column[], fields: Fields) {
  const [first, ...others] = records
  if (first && others.length === 0) {
    savePrefill({ ...readPerson(first, fields.details), current: currentOf(first, fields.details) })
    return '/easy-apply'
  }
  prefillTable(selectionTable(records, columns, fields))
  return '/bulk-apply'
}
