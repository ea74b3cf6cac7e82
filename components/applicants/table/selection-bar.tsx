'use client'

import { Send, X } from 'lucide-react'
import type { ApplicantMapping } from '@/lib/applicants/contract'
import { Button } from '../../ui/button'
import { CopyButton } from '../../ui/copy-button'
import { readPerson } from '../applicant-person'
import type { TableRecords } from './applicants-table'
import type { useSelection } from './use-selection'

type SelectionBarProps = {
  list: Pick<TableRecords, 'record'>
  mapping: ApplicantMapping
  selection: Pick<ReturnType<typeof useSelection>, 'selected' | 'selectAll' | 'clear'>
  /** What is selected, in words. */
  summary: string
  /** Something else is being selected. */
  isPending?: boolean
  onApply: ((positions: ReadonlySet<number>) => void) | undefined
}

/** The actions for the selected rows. */
export function SelectionBar(props: SelectionBarProps) {
  const { list, mapping, selection, summary, isPending = false, onApply } = props
  const { selected, selectAll, clear } = selection
  /** One a line. */
  function emails(): string {
    const records = [...selected].map(list.record).filter((record) => record !== undefined)
    const all = records.map((record) => readPerson(record, mapping).email)
    return all.filter((email) => email !== '').join('\n')
  }

  return (
    <div
      role="group"
      aria-label="Selection"
      data-list-keys="selection"
      className="flex shrink-0 flex-wrap items-center gap-2 max-md:gap-1.5 border-t bg-accent-soft px-4 py-1.5 md:px-6"
    >
      <p aria-live="polite" className="font-medium md:mr-2 tabular-nums">
        {summary}
      </p>
      {onApply && (
        <Button onClick={() => onApply(selected)} disabled={isPending}>
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
