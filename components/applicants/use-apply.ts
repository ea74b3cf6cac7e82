'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import type { ApplicantMapping } from '@/lib/applicants/contract'
import type { Column } from '@/lib/records/column'
import type { FieldReader } from '@/lib/records/field-reader'
import { toast } from '../ui/toast'
import { uiWords } from '../ui/words'
import { readTextAt } from './read-text-at'
import type { TableRecords } from './table/applicants-table'
import type { VisibleRows } from './table/visible-rows'
import { type ListFocus, useListKey } from './toolbar/use-list-key'
import { listWords } from './words'

type Fields = {
  mapping: ApplicantMapping
  /** The mapping completed with guesses, to prefill forms from. */
  details: ApplicantMapping
  reader: FieldReader
  /** The position of the applicant whose details are open. */
  opened: number | null
}

type ShownRows = { selected: ReadonlySet<number>; rows: Pick<VisibleRows, 'at'>; openDetails: (row: number) => void }

/**
 * Applies applicants, given by position, to a job: one in their own details (`quick`), or in Easy apply if they have no
 * e-mail address; several in Bulk apply. The "a" key applies those of `keyed`; null leaves it unbound.
 */
export function useApply(
  list: Pick<TableRecords, 'record'>,
  columns: readonly Column[],
  fields: Fields,
  keyed: ShownRows | null,
) {
  const { details, opened } = fields
  const router = useRouter()
  const [applying, setApplying] = useState<number | null>(null)
  // Other details are open, or none: the form belonged to the previous ones.
  useEffect(() => {
    if (opened !== applying) setApplying(null)
  }, [opened, applying])

  async function applyForAll(positions: ReadonlySet<number>) {
    const records = [...positions].map(list.record).filter((record) => record !== undefined)
    if (records.length === 0) return
    const forms = await import('./prefill-form').catch(() => null)
    if (!forms) return void toast({ tone: 'bad', title: uiWords.partMissing, text: uiWords.partMissingText })
    router.push(forms.prefillForm(records, columns, fields))
  }

  /** Opens the form in the applicant's details; `openDetails` opens those first if needed. */
  function startApplying(position: number, openDetails?: () => void) {
    const record = list.record(position)
    if (!record) return
    if (readTextAt(record, details.email) === '') return void applyForAll(new Set([position]))
    openDetails?.()
    setApplying(position)
  }

  function quick(position: number) {
    return { isOpen: applying === position, open: () => startApplying(position), close: () => setApplying(null) }
  }

  /** From within the details the open applicant, else the selected, the focused row, or the open one. */
  function applyByKey({ row, key }: ListFocus, { selected, rows, openDetails }: ShownRows) {
    if (key === 'details' && opened !== null) startApplying(opened)
    else if (selected.size > 0) void applyForAll(selected)
    else if (row !== null) startApplying(rows.at(row), () => openDetails(row))
    else if (opened !== null) startApplying(opened)
  }

  useListKey('a', listWords.applyKey, keyed ? (focus) => applyByKey(focus, keyed) : undefined)

  return { applyForAll, quick }
}
