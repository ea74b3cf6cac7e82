'use client'

import { ListChecks, Send, X } from 'lucide-react'
import type { ApplicantMapping } from '@/lib/applicants/contract'
import { Button } from '../../ui/button'
import { CopyButton } from '../../ui/copying/copy-button'
import { useKeyHint } from '../../ui/shortcuts/use-key-hint'
import { readPerson } from '../applicant-person'
import { selectionWords } from '../words'
import type { TableRecords } from './applicants-table'
import type { useSelection } from './use-selection'

type SelectionBarProps = {
  list: Pick<TableRecords, 'record'>
  mapping: ApplicantMapping
  selection: Pick<ReturnType<typeof useSelection>, 'selected' | 'selectAll' | 'clear'>
  /** What is selected, in words. */
  summary: string
  /** A change of the selection is still loading. */
  isPending?: boolean
  onApply: ((positions: ReadonlySet<number>) => void) | undefined
}

/** The actions for the selected rows. */
export function SelectionBar(props: SelectionBarProps) {
  const { list, mapping, selection, summary, isPending = false, onApply } = props
  const { selected, selectAll, clear } = selection
  const hint = useKeyHint()
  /** One per line. */
  function emails(): string {
    const records = [...selected].map(list.record).filter((record) => record !== undefined)
    const all = records.map((record) => readPerson(record, mapping).email)
    return all.filter((email) => email !== '').join('\n')
  }

  return (
    <div
      role="group"
      aria-label={selectionWords.label}
      data-list-keys="selection"
      className="flex shrink-0 items-center gap-2 border-t bg-accent-soft px-4 py-1.5 max-md:gap-1 md:flex-wrap md:px-6"
    >
      <p aria-live="polite" className="min-w-0 font-medium tabular-nums max-md:flex-1 max-md:truncate md:mr-2">
        {summary}
      </p>
      {onApply && (
        <Button onClick={() => onApply(selected)} disabled={isPending} title={hint(selectionWords.apply, 'a')}>
          <Send aria-hidden className="size-4" />
          {selectionWords.apply}
        </Button>
      )}
      <CopyButton text={emails} isIconOnPhones>
        {selected.size === 1 ? selectionWords.copyOne : selectionWords.copyAll}
      </CopyButton>
      {/* On phones the table head with its checkbox is hidden. */}
      <Button className="md:hidden" title={selectionWords.all} onClick={() => selectAll(true)}>
        <ListChecks aria-hidden className="size-4" />
        <span className="sr-only">{selectionWords.all}</span>
      </Button>
      <Button look="quiet" title={selectionWords.clear} onClick={clear}>
        <X aria-hidden className="size-4" />
        <span className="max-md:sr-only">{selectionWords.clear}</span>
      </Button>
    </div>
  )
}
