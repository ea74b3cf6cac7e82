import { useDeferredValue, useMemo } from 'react'
import type { ApplicantMapping, SearchRow } from '@/lib/applicants/contract'
import type { PartnerRecord } from '@/lib/records/record'
import { LazyPanel } from './lazy-parts'
import type { VisibleRows } from './table/visible-rows'
import type { useApply } from './use-apply'

type OpenedDetailsProps = {
  open: {
    /** The position of the open applicant, their record and their row; −1 when the list does not show them. */
    position: number | null
    record: PartnerRecord | undefined
    index: number
    /** Opens another application of the same person, where the desk can find them. */
    openOther?: (row: SearchRow) => void
    close: () => void
  }
  rows: VisibleRows
  mapping: ApplicantMapping
  onRow: (index: number) => void
  /** Takes the record's position. */
  apply: ReturnType<typeof useApply>['quick'] | undefined
}

/** The details of the open applicant, with buttons for the previous and the next row. */
export function OpenedDetails({ open, rows, mapping, onRow, apply }: OpenedDetailsProps) {
  const opened = useMemo(
    () => ({ record: open.record, position: open.position, index: open.index }),
    [open.record, open.position, open.index],
  )
  // The row is marked at once; the details follow.
  const { record, position, index } = useDeferredValue(opened)
  if (!open.record || !record || position === null) return null
  return (
    <LazyPanel
      record={record}
      mapping={mapping}
      apply={apply?.(position)}
      {...(open.openOther && { onOpenOther: open.openOther })}
      onClose={open.close}
      {...(index > 0 ? { onPrevious: () => onRow(index - 1) } : {})}
      {...(index >= 0 && index < rows.count - 1 ? { onNext: () => onRow(index + 1) } : {})}
    />
  )
}
