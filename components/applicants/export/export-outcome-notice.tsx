'use client'

import { RotateCw, X } from 'lucide-react'
import { ErrorNotice } from '../../api/error-notice'
import { Button } from '../../ui/button'
import { wholeNumber } from '../../ui/formats'
import { Notice } from '../../ui/notice'
import { Reference } from '../../ui/reference'
import { Time } from '../../ui/time'
import type { ExportOutcome } from './export-state'

type ExportOutcomeNoticeProps = {
  outcome: ExportOutcome
  isEveryone: boolean
  onRetry: () => void
  onDismiss: () => void
}

/** How an export ended: how many applicants are in which file, and why not all. */
export function ExportOutcomeNotice({ outcome, isEveryone, onRetry, onDismiss }: ExportOutcomeNoticeProps) {
  if (outcome.kind === 'failed') return <ErrorNotice error={outcome.error} onRetry={onRetry} isRetrying={false} />
  const close = (
    <Button onClick={onDismiss}>
      <X aria-hidden className="size-4" />
      Close
    </Button>
  )
  if (outcome.kind === 'cancelled')
    return (
      <Notice tone="info" title="Export cancelled" actions={close}>
        <p>{exported(outcome.count)} until then. No file was saved.</p>
      </Notice>
    )
  const { count, asOf, fileName, reasons, advice, reference } = outcome
  if (reasons.length === 0)
    return (
      <Notice tone="good" title={isEveryone ? `All ${exported(count)}` : exported(count)} actions={close}>
        <p>
          {fileName}
          {asOf !== null && (
            <>
              {' · as of '}
              <Time iso={asOf} isPrecise />
            </>
          )}
        </p>
      </Notice>
    )
  return (
    <Notice
      isUrgent
      tone="warn"
      title={`Not complete: ${exported(count)}`}
      actions={
        <>
          <Button onClick={onRetry}>
            <RotateCw aria-hidden className="size-4" />
            Export again
          </Button>
          {close}
        </>
      }
    >
      <p>{reasons.map((reason) => `${reason}.`).join(' ')}</p>
      {advice && <p>{advice}</p>}
      {fileName && <p>{`${fileName} contains what was received, and says so in its last line.`}</p>}
      {reference && (
        <p className="text-small text-quiet">
          <Reference value={reference} />
        </p>
      )}
    </Notice>
  )
}

function exported(count: number): string {
  return count === 1 ? '1 applicant exported' : `${wholeNumber(count)} applicants exported`
}
