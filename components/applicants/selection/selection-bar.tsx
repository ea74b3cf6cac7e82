'use client'

import { ListChecks, Send, X } from 'lucide-react'
import { type ApplicantMapping, maxSelected } from '@/lib/applicants/contract'
import { Button } from '../../ui/button'
import { CopyButton } from '../../ui/copying/copy-button'
import { useKeyHint } from '../../ui/shortcuts/use-key-hint'
import { readPerson } from '../applicant-person'
import type { TableRecords } from '../table/applicants-table'
import { selectionWords } from '../words'
import type { useSelection } from './use-selection'
import { barWords } from './words'

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
  const emails = () => withoutRepeats([...selected].map(emailOf)).join('\n')
  function emailOf(position: number): string {
    const record = list.record(position)
    return record ? readPerson(record, mapping).email : ''
  }

  return (
    <div
      role="group"
      aria-label={barWords.label}
      data-list-keys="selection"
      className="flex shrink-0 items-center gap-2 border-t bg-accent-soft px-4 py-1.5 max-md:gap-1 md:flex-wrap md:px-6"
    >
      <p aria-live="polite" className="min-w-0 font-medium tabular-nums max-md:flex-1 max-md:truncate md:mr-2">
        {summary}
        {selected.size >= maxSelected && ` · ${barWords.most({ most: maxSelected })}`}
      </p>
      {onApply && (
        <Button onClick={() => onApply(selected)} disabled={isPending} title={hint(barWords.apply, 'a')}>
          <Send aria-hidden className="size-4" />
          {barWords.apply}
        </Button>
      )}
      <CopyButton text={emails} isIconOnPhones disabled={![...selected].some(emailOf)}>
        {selected.size === 1 ? barWords.copyOne : barWords.copyAll}
      </CopyButton>
      {/* On phones the table head with its checkbox is hidden. */}
      <Button className="md:hidden" title={selectionWords.all} onClick={() => selectAll(true)}>
        <ListChecks aria-hidden className="size-4" />
        <span className="sr-only">{selectionWords.all}</span>
      </Button>
      <Button look="quiet" title={barWords.clear} onClick={clear}>
        <X aria-hidden className="size-4" />
        <span className="max-md:sr-only">{barWords.clear}</span>
      </Button>
    </div>
  )
}

/** The addresses without empty ones, each once in whatever case: people apply to several jobs. */
export function withoutRepeats(emails: readonly string[]): string[] {
  const byText = new Map<string, string>()
  for (const email of emails) if (!byText.has(email.toLowerCase())) byText.set(email.toLowerCase(), email)
  return [...byText.values()].filter((email) => email !== '')
}
