'use client'

import { Send, X } from 'lucide-react'
import { Button } from '../../ui/button'
import { CopyButton } from '../../ui/copy-button'
import { wholeNumber } from '../../ui/formats'

type SelectionBarProps = {
  count: number
  /** How many selected rows the filter hides. */
  hidden: number
  /** The selected e-mail addresses, one a line. */
  emails: () => string
  onApply: (() => void) | undefined
  /** For phones, where the head with its checkbox is hidden. */
  onSelectAll: () => void
  onClear: () => void
}

/** The actions for the selected rows. */
export function SelectionBar({ count, hidden, emails, onApply, onSelectAll, onClear }: SelectionBarProps) {
  return (
    <div
      role="group"
      aria-label="Selection"
      className="flex shrink-0 flex-wrap items-center gap-2 max-md:gap-1.5 border-t bg-accent-soft px-4 py-1.5 md:px-6"
    >
      <p aria-live="polite" className="font-medium md:mr-2 tabular-nums">
        {wholeNumber(count)} selected{hidden > 0 ? `, ${wholeNumber(hidden)} of them not shown` : ''}
      </p>
      {onApply && (
        <Button onClick={onApply}>
          <Send aria-hidden className="size-4" />
          Apply to a job
        </Button>
      )}
      <CopyButton text={emails}>{count === 1 ? 'Copy email' : 'Copy emails'}</CopyButton>
      <Button className="md:hidden" onClick={onSelectAll}>
        Select all
      </Button>
      <Button look="quiet" className="max-md:px-2" onClick={onClear}>
        <X aria-hidden className="size-4" />
        <span className="max-md:sr-only">Clear</span>
      </Button>
    </div>
  )
}
