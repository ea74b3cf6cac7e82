'use client'

import { useRouter } from 'next/navigation'
import type { ApplicantMapping } from '@/lib/applicants/contract'
import type { Column } from '@/lib/records/column'
import type { FieldReader } from '@/lib/records/field-reader'
import { prefillTable } from '../bulk-apply/upload/prefill'
import { savePrefill } from '../easy-apply/prefill'
import { readPerson } from './applicant-person'
import { selectionTable } from './selection-table'
import type { TableRecords } from './table/applicants-table'

type Fields = { mapping: ApplicantMapping; reader: FieldReader }

/** Opens Easy apply with one applicant, or Bulk apply with several; by their positions. */
export function useApply(list: Pick<TableRecords, 'record'>, columns: readonly Column[], fields: Fields) {
  const { mapping } = fields
  const router = useRouter()

  function applyForOne(position: number) {
    const record = list.record(position)
    if (!record) return
    savePrefill(readPerson(record, mapping))
    router.push('/easy-apply')
  }

  function applyForAll(positions: ReadonlySet<number>) {
    const [first, ...others] = positions
    if (first !== undefined && others.length === 0) return applyForOne(first)
    const records = [...positions].map(list.record).filter((record) => record !== undefined)
    prefillTable(selectionTable(records, columns, fields))
    router.push('/bulk-apply')
  }

  return { applyForOne, applyForAll }
}
