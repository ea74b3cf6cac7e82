'use client'

import { useEffect, useRef, useState } from 'react'
import type { RefusedRow } from '@/lib/bulk-apply/contract'
import { useReadsClient } from '../../api/queries'
import { toast } from '../../ui/toast'
import { runRowsKey, updateRun } from '../runs/followed-runs'
import { sendWords } from '../upload/send/words'
import { useUploadStore } from '../upload/use-upload'
import { addAttempt, noAttempts } from './attempts'
import { keepUnsentRows, type Unsent } from './keep-unsent-rows'
import { type SentCorrections, sendCorrections } from './send-corrections'
import { elsewhereToast, sentToast } from './sent-toasts'

/**
 * Sends the sheet's ready rows, and calls `onSent` once there is nothing left to correct. A user who has left the
 * corrections meanwhile stays on the other screen and is told the result there.
 */
export function useSendCorrections(runId: string, refused: readonly RefusedRow[], onSent: () => void) {
  const store = useUploadStore()
  const client = useReadsClient()
  const [isSending, setSending] = useState(false)
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  const [unsent, setUnsent] = useState<Unsent | null>(null)
  const [attempts, setAttempts] = useState(noAttempts)

  /** Looks up pairs from edits first, so that earlier applications are shown before anything is sent. */
  async function hasNewWarnings(): Promise<boolean> {
    const before = store.read().checked?.states.warning ?? 0
    if (store.read().lookup.state !== 'failed') await store.lookUp()
    const { checked, lookup } = store.read()
    return lookup.state === 'done' && (checked?.states.warning ?? 0) > before
  }

  async function send() {
    if (isSending) return
    setSending(true)
    setUnsent(null)
    if (await hasNewWarnings()) return setSending(false)
    const answer = await sendCorrections({
      runId,
      refused,
      rows: (count) => store.ask((sheet) => sheet.toSend(0, count)),
    })
    setSending(false)
    if (answer.run) updateRun(answer.run)
    void client.invalidateQueries({ queryKey: runRowsKey(runId) })
    void client.invalidateQueries({ queryKey: ['refusals'] })
    if (!isHere.current) return tellElsewhere(runId, answer)
    setAttempts((before) => addAttempt(before, answer))
    if (answer.state === 'failed' || answer.state === 'too-late') setUnsent(answer)
    if (await keepUnsentRows(store, answer)) return
    void toast(sentToast(answer))
    onSent()
  }

  return { send, isSending, unsent, attempts }
}

function tellElsewhere(runId: string, answer: SentCorrections) {
  const message = elsewhereToast(answer)
  if (message) void toast({ ...message, link: { href: `/bulk-apply/${runId}`, label: sendWords.openRun } })
}
