'use client'

import { RotateCw, X } from 'lucide-react'
import { ErrorNotice } from '../../api/error-notice'
import { Button } from '../../ui/button'
import { Reference } from '../../ui/copying/reference'
import { Notice } from '../../ui/notice'
import { Sentence } from '../../ui/sentence'
import { Time } from '../../ui/time'
import type { ExportOutcome } from './export-state'
import { exportEndWords } from './words'

type ExportOutcomeNoticeProps = {
  outcome: ExportOutcome
  isEveryone: boolean
  onRetry: () => void
  onDismiss: () => void
}

/** The outcome of an export: how many applicants are in which file, and why any are missing. */
export function ExportOutcomeNotice({ outcome, isEveryone, onRetry, onDismiss }: ExportOutcomeNoticeProps) {
  const close = (
    <button
      type="button"
      aria-label={exportEndWords.close}
      onClick={onDismiss}
      className="absolute top-2 right-2 grid size-7 place-items-center rounded-control hover:bg-raised touch:size-11"
    >
      <X aria-hidden className="size-4" />
    </button>
  )
  if (outcome.kind === 'failed')
    return (
      <div className="relative">
        <ErrorNotice error={outcome.error} onRetry={onRetry} isRetrying={false} />
        {close}
      </div>
    )
  if (outcome.kind === 'cancelled')
    return (
      <Notice tone="info" title={exportEndWords.cancelled}>
        <p className="pr-6">{exportEndWords.cancelledMeans({ count: outcome.count })}</p>
        {close}
      </Notice>
    )
  const { count, asOf, fileName, reasons, advice, reference } = outcome
  if (reasons.length === 0)
    return (
      <Notice tone="good" title={(isEveryone ? exportEndWords.allExported : exportEndWords.exported)({ count })}>
        {asOf !== null && (
          <p className="pr-6">
            <Sentence text={exportEndWords.asOf} parts={{ when: <Time iso={asOf} isRecent /> }} />
          </p>
        )}
        {fileName && <p className="pr-6 wrap-anywhere text-quiet">{fileName}</p>}
        {close}
      </Notice>
    )
  return (
    <Notice
      isUrgent
      tone="warn"
      title={exportEndWords.notComplete({ count })}
      actions={
        <Button onClick={onRetry}>
          <RotateCw aria-hidden className="size-4" />
          {exportEndWords.again}
        </Button>
      }
    >
      {close}
      <p>{reasons.map((reason) => `${reason}.`).join(' ')}</p>
      {advice && <p>{advice}</p>}
      {fileName && <p>{exportEndWords.fileSays({ file: fileName })}</p>}
      {reference && (
        <p className="text-small text-quiet">
          <Reference value={reference} />
        </p>
      )}
    </Notice>
  )
}
