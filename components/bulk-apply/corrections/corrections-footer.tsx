'use client'

import { Send, Undo2 } from 'lucide-react'
import { type RefObject, useState } from 'react'
import { confirmByTypingAbove, type Run } from '@/lib/bulk-apply/contract'
import type { SheetSummary } from '@/lib/bulk-apply/sheet/contract'
import { Button } from '../../ui/button'
import { wholeNumber } from '../../ui/formats'
import { lazyPart } from '../../ui/lazy-part'
import { isTypedCount } from '../../ui/typed-count'
import { TypedCountField } from '../../ui/typed-count-field'
import { useLeaveWarning } from '../../ui/use-leave-warning'
import { rowsToSend } from '../upload/check-words'
import { StepActions } from '../upload/step-actions'
import { useUpload, useUploadStore } from '../upload/use-upload'
import { discardQuestion } from './attempts'
import type { CorrectionSheet } from './kept-corrections'
import { UnsentNotice } from './unsent-notice'
import { useSendCorrections } from './use-send-corrections'
import { useSendKeys } from './use-send-keys'
import { correctionWords } from './words'

const AskFirst = lazyPart(async () => (await import('../run/confirm-dialog')).ConfirmDialog)

type CorrectionsFooterProps = {
  run: Run
  cause: string | null
  sheet: CorrectionSheet
  checked: SheetSummary
  isBusy: boolean
  sendButton: RefObject<HTMLButtonElement | null>
  onClose: () => void
}

/** Sends or discards the corrected rows. */
export function CorrectionsFooter(props: CorrectionsFooterProps) {
  const { run, cause, sheet, checked, isBusy, sendButton, onClose } = props
  const store = useUploadStore()
  const { changes } = useUpload()
  const [typed, setTyped] = useState('')
  const [hasAsked, setAsked] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  const { send, isSending } = useSendCorrections({ runId: run.id, cause, sheet, onSent: onClose })
  const { unsent, attempts } = sheet
  const count = rowsToSend(checked)
  const isTyped = count <= confirmByTypingAbove || isTypedCount(typed, count)

  useLeaveWarning(changes > 0 || isSending)

  const canSend = !isBusy && count > 0

  function press() {
    setAsked(true)
    if (isTyped) void send()
  }
  useSendKeys(() => {
    if (canSend) press()
  })

  return (
    <>
      {count > confirmByTypingAbove && (
        <TypedCountField
          count={count}
          what={correctionWords.what}
          value={typed}
          isWrong={hasAsked && !isTyped}
          isDisabled={isSending}
          onType={setTyped}
        />
      )}
      {unsent && <UnsentNotice unsent={unsent} onRetry={press} isRetrying={isSending} />}
      <StepActions>
        <Button
          ref={sendButton}
          look="primary"
          title={correctionWords.sendKeys}
          disabled={!canSend}
          isPending={isSending}
          pendingLabel={correctionWords.sending}
          onClick={press}
        >
          <Send aria-hidden className="size-4" />
          {correctionWords.send}
          {count > 0 && (
            <span aria-hidden className="tabular-nums">
              ({wholeNumber(count)})
            </span>
          )}
        </Button>
        <Button disabled={isSending} onClick={() => (changes > 0 ? setLeaving(true) : onClose())}>
          {correctionWords.close}
        </Button>
        <Button
          look="quiet"
          disabled={isSending || changes === 0}
          onClick={() => void store.change((sheet) => sheet.undo())}
        >
          {/* Left out on phones, so that the longest language still has all buttons in one row. */}
          <Undo2 aria-hidden className="size-4 max-md:hidden" />
          {correctionWords.undo}
        </Button>
      </StepActions>
      {isLeaving && <AskFirst {...discardQuestion(attempts)} onYes={onClose} onClose={() => setLeaving(false)} />}
    </>
  )
}
