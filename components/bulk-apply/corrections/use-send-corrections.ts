'use client'

import { useEffect } from 'react'
import { useReadsClient } from '../../api/queries'
import { toast } from '../../ui/toast'
import { runRowsKey, updateRun } from '../runs/followed-runs'
import { isUploading } from '../upload/upload-state'
import { useUpload } from '../upload/use-upload'
import { addAttempt } from './attempts'
import { keepUnsentRows } from './keep-unsent-rows'
import { type CorrectionSheet, forgetCorrections } from './kept-corrections'
import { sendCorrections } from './send-corrections'
import { elsewhereToast, notSentToast, sentToast } from './sent-toasts'

type SendCorrectionsUse = { runId: string; cause: string | null; sheet: CorrectionSheet; onSent: () => void }

/**
 * Sends the sheet's ready rows, and calls `onSent` once there is nothing left to correct. A user who has left the
 * corrections meanwhile stays on the other screen and is told the result there.
 */
export function useSendCorrections({ runId, cause, sheet, onSent }: SendCorrectionsUse) {
  const { store, loaded } = sheet
  const client = useReadsClient()
  const isSending = isUploading(useUpload().sending)
  useEffect(() => {
    sheet.close = onSent
    return () => {
      sheet.close = null
    }
  }, [sheet, onSent])

  /** Looks up pairs from edits first, so that earlier applications are shown before anything is sent. */
  async function hasNewWarnings(): Promise<boolean> {
    const before = store.read().checked?.states.warning ?? 0
    if (store.read().lookup.state !== 'failed') await store.lookUp()
    const { checked, lookup } = store.read()
    return lookup.state === 'done' && (checked?.states.warning ?? 0) > before
  }

  async function send() {
    if (isUploading(store.read().sending)) return
    sheet.unsent = null
    store.set({ sending: { state: 'uploading', done: 0, of: loaded.rows.length } })
    if (await hasNewWarnings()) {
      store.set({ sending: { state: 'idle' } })
      if (sheet.close === null) void toast(notSentToast(0, { runId, cause }))
      return
    }
    const answer = await sendCorrections({
      runId,
      refused: loaded.rows,
      rows: (count) => store.ask((sheet) => sheet.toSend(0, count)),
    })
    if (answer.run) updateRun(answer.run)
    void client.invalidateQueries({ queryKey: runRowsKey(runId) })
    void client.invalidateQueries({ queryKey: ['refusals'] })
    sheet.attempts = addAttempt(sheet.attempts, answer)
    if (answer.state === 'failed' || answer.state === 'too-late') sheet.unsent = answer
    const hasUnsent = await keepUnsentRows(store, answer)
    store.set({ sending: { state: 'idle' } })
    if (sheet.close === null) {
      const told = elsewhereToast(answer, { runId, cause })
      if (told) void toast(told)
      if (!hasUnsent || answer.state === 'gone') forgetCorrections(sheet)
    } else if (!hasUnsent) {
      void toast(sentToast(answer))
      sheet.close()
    }
  }

  return { send, isSending }
}
