'use client'

import { Send, X } from 'lucide-react'
import { useMemo } from 'react'
import type { ApplicantMapping } from '@/lib/applicants/contract'
import { Button } from '../../ui/button'
import { CopyButton } from '../../ui/copy-button'
import { wholeNumber } from '../../ui/formats'
import { readPerson } from '../applicant-person'
import type { TableRecords } from './applicants-table'
import type { useSelection } from './use-selection'
import type { VisibleRows } from './visible-rows'

type SelectionBarProps = {
  list: Pick<TableRecords, 'record'>
  mapping: ApplicantMapping
  rows: VisibleRows
  isFiltered: boolean
  selection: ReturnType<typeof useSelection>
  onApply: ((positions: ReadonlySet<number>) => void) | undefined
}

/** The actions for the selected rows; nothing without a selection. */
export function SelectionBar({ list, mapping, rows, isFiltered, selection, onApply }: SelectionBarProps) {
  const { selected, selectAll, clear } = selection
  const hidden = useMemo(() => {
    if (selected.size === 0 || !isFiltered) return 0
    const visible = new Set(Array.from({ length: rows.count }, (_, index) => rows.at(index)))
    return [...selected].filter((position) => !visible.has(position)).length
  }, [rows, selected, isFiltered])

  /** One a line. */
  function emails(): string {
    const records = [...selected].map(list.record).filter((record) => record !== undefined)
    const all = records.map((record) => readPerson(record, mapping).email)
    return all.filter((email) => email !== '').join('\n')
  }

  if (selected.size === 0) return null
  return (
    <div
      role="group"
      aria-label="Selection"
      className="flex shrink-0 flex-wrap items-center gap-2 max-md:gap-1.5 border-t bg-accent-soft px-4 py-1.5 md:px-6"
    >
      <p aria-live="polite" className="font-medium md:mr-2 tabular-nums">
        {wholeNumber(selected.size)} selected{hidden > 0 ? `, ${wholeNumber(hidden)} of them not shown` : ''}
      </p>
      {onApply && (
        <Button onClick={() => onApply(selected)}>
          <Send aria-hidden className="size-4" />
          Apply to a job
        </Button>
      )}
      <CopyButton text={emails}>{selected.size === 1 ? 'Copy email' : 'Copy emails'}</CopyButton>
      {/* On phones the head with its checkbox is hidden. */}
      <Button className="md:hidden" onClick={() => selectAll(true)}>
        Select all
      </Button>
      <Button look="quiet" className="max-md:px-2" onClick={clear}>
        <X aria-hidden className="size-4" />
        <span className="max-md:sr-only">Clear</span>
      </Button>
    </div>
  )
}
