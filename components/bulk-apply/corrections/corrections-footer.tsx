'use client'

import { useQueryClient } from '@tanstack/react-query'
import { Send, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { confirmByTypingAbove, type RefusedRow, type Run } from '@/lib/bulk-apply/contract'
import type { SheetSummary } from '@/lib/bulk-apply/sheet/contract'
import { DeskError } from '../../api/desk-api'
import { ErrorNotice } from '../../api/error-notice'
import { Button } from '../../ui/button'
import { lazyPart } from '../../ui/lazy-part'
import { toast } from '../../ui/toast'
import { isTypedCount } from '../../ui/typed-count'
import { TypedCountField } from '../../ui/typed-count-field'
import { useCount } from '../../ui/use-count'
import { runRowsKey, takeRun } from '../runs/followed-runs'
import { isGoing } from '../runs/run-facts'
import { rowsToSend } from '../upload/check-words'
import { useUpload, useUploadStore } from '../upload/use-upload'
import { correctionWords } from '../words'
import { type SentCorrections, sendCorrections } from './send-corrections'

const AskFirst = lazyPart(async () => (await import('../run/confirm-dialog')).ConfirmDialog)

type CorrectionsFooterProps = {
  run: Run
  refused: readonly RefusedRow[]
  checked: SheetSummary
  isBusy: boolean
  onClose: () => void
}

/** Sends the corrected rows, or gives them up. */
export function CorrectionsFooter({ run, refused, checked, isBusy, onClose }: CorrectionsFooterProps) {
  const store = useUploadStore()
  const client = useQueryClient()
  const formatCount = useCount()
  const { changes } = useUpload()
  const [typed, setTyped] = useState('')
  const [hasAsked, setAsked] = useState(false)
  const [isSending, setSending] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  const [failed, setFailed] = useState<Extract<SentCorrections, { state: 'failed' }> | null>(null)
  const count = rowsToSend(checked)
  const isTyped = count <= confirmByTypingAbove || isTypedCount(typed, count)

  async function send() {
    setAsked(true)
    if (!isTyped || isSending) return
    setSending(true)
    setFailed(null)
    const answer = await sendCorrections({
      runId: run.id,
      refused,
      rows: (from, count) => store.ask((sheet) => sheet.toSend(from, count)),
    })
    setSending(false)
    if (answer.run) takeRun(answer.run)
    void client.invalidateQueries({ queryKey: runRowsKey(run.id) })
    void client.invalidateQueries({ queryKey: ['refusals'] })
    const isPartly = answer.sent.length > 0 && (answer.state === 'failed' || answer.state === 'invalid')
    if (isPartly) await store.change((sheet) => sheet.leaveOut(answer.sent, true))
    switch (answer.state) {
      case 'failed':
        return setFailed(answer)
      case 'invalid':
        return store.set({ rowErrors: answer.errors })
      case 'too-late':
        void toast({ tone: 'bad', ...correctionWords.tooLate })
        return onClose()
      case 'sent':
        void toast(sentToast(answer, formatCount))
        return onClose()
    }
  }

  return (
    <div className="grid gap-3">
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
      {failed && (
        <>
          {failed.sent.length > 0 && (
            <p role="status">{correctionWords.partly(formatCount(failed.sent.length), failed.sent.length === 1)}</p>
          )}
          <ErrorNotice error={new DeskError(failed.error)} onRetry={() => void send()} isRetrying={isSending} />
        </>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          look="primary"
          disabled={isBusy || count === 0}
          isPending={isSending}
          pendingLabel={correctionWords.sending}
          onClick={() => void send()}
        >
          <Send aria-hidden className="size-4" />
          {correctionWords.send}
          {count > 0 && (
            <span aria-hidden className="tabular-nums">
              ({formatCount(count)})
            </span>
          )}
        </Button>
        <Button onClick={() => (changes > 0 ? setLeaving(true) : onClose())}>{correctionWords.close}</Button>
        <Button look="quiet" disabled={changes === 0} onClick={() => void store.change((sheet) => sheet.undo())}>
          <Undo2 aria-hidden className="size-4" />
          {correctionWords.undo}
        </Button>
      </div>
      {isLeaving && <AskFirst {...correctionWords.discard} onYes={onClose} onClose={() => setLeaving(false)} />}
    </div>
  )
}

function sentToast({ sent, movedOn, run }: SentCorrections, formatCount: (count: number) => string) {
  const left =
    movedOn.length === 0 ? '' : ` ${correctionWords.movedOn(formatCount(movedOn.length), movedOn.length === 1)}`
  const goes = run === null || isGoing(run) || run.endedAt !== null
  const title = (goes ? correctionWords.sent : correctionWords.queued)(formatCount(sent.length), sent.length === 1)
  const text = `${goes ? correctionWords.following : correctionWords.resumeFirst}${left}`
  return { tone: sent.length === 0 ? ('info' as const) : ('good' as const), title, text }
}
