import { useDeferredValue, useMemo } from 'react'
import type { ApplicantMapping } from '@/lib/applicants/contract'
import { lazyPart } from '../../ui/lazy-part'
import { PanelSpace } from '../../ui/panel-slot'
import type { VisibleRows } from '../table/visible-rows'
import type { useApply } from '../use-apply'
import type { useOpenApplicant } from '../use-open-applicant'

const ApplicantPanel = lazyPart(async () => (await import('../details/applicant-panel')).ApplicantPanel, <PanelSpace />)

export const loadDetailsAhead = ApplicantPanel.ahead

type OpenedDetailsProps = {
  open: ReturnType<typeof useOpenApplicant>
  rows: VisibleRows
  mapping: ApplicantMapping
  onRow: (index: number) => void
  /** Takes the record's position. */
  apply: ReturnType<typeof useApply>['quick'] | undefined
}

/** The details of the open applicant, with buttons for the previous and the next row. */
export function OpenedDetails({ open, rows, mapping, onRow, apply }: OpenedDetailsProps) {
  const { close } = open
  const opened = useMemo(
    () => ({ record: open.record, position: open.position, index: open.index }),
    [open.record, open.position, open.index],
  )
  // The row is marked at once; the details follow.
  const { record, position, index } = useDeferredValue(opened)
  if (!open.record || !record || position === null) return null
  return (
    <ApplicantPanel
      record={record}
      mapping={mapping}
      apply={apply?.(position)}
      onClose={close}
      {...(index > 0 ? { onPrevious: () => onRow(index - 1) } : {})}
      {...(index >= 0 && index < rows.count - 1 ? { onNext: () => onRow(index + 1) } : {})}
    />
  )
}
