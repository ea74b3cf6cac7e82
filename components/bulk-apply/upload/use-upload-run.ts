'use client'

import { useRouter } from 'next/navigation'
import type { DecideRunAction, StartRunAction } from '@/lib/bulk-apply/contract'
import { newId } from '../../ui/new-id'
import { toast } from '../../ui/toast'
import { refreshRuns } from '../runs/followed-runs'
import { leftOutOf, rowsToSend } from './check-words'
import { sendWords } from './send/words'
import { discardRun, uploadRun } from './upload-run'
import { isUploading } from './upload-state'
import { upload } from './use-upload'

type Actions = { startRun: StartRunAction; decideRun: DecideRunAction }

/**
 * Uploads the run and goes to its page. The run keeps its id while its content is the same, so a second press or a
 * retry does not start a second run. Changed content becomes a new run, and the first one's draft is discarded.
 */
export function useUploadRun({ startRun, decideRun }: Actions) {
  const router = useRouter()

  /** A user on another screen stays there and gets a toast. */
  function goToRun(id: string, name: string) {
    if (window.location.pathname === '/bulk-apply') {
      upload.set({ sending: { state: 'started', id } })
      return router.push(`/bulk-apply/${id}`)
    }
    upload.forget()
    const link = { href: `/bulk-apply/${id}`, label: sendWords.openRun } as const
    void toast({ tone: 'good', title: sendWords.started({ name }), text: sendWords.allRowsUploaded, link })
  }

  return async function send(name: string) {
    const { id: uploadId, opened, checked, sending, version, matching, plan } = upload.read()
    const own = upload.sheet()
    if (!opened || !checked || isUploading(sending)) return
    // Another upload may be opened meanwhile: its rows and its state are not this run's.
    const isOpen = () => upload.sheet() === own
    const of = rowsToSend(checked)
    const content = JSON.stringify([version, matching, name, plan.stopsAtRefusal])
    const isSame = plan.run?.content === content
    const id = isSame && plan.run ? plan.run.id : newId()
    if (plan.run && !isSame) discardRun(decideRun, plan.run.id)
    const done = isSame && sending.state === 'failed' ? sending.done : 0
    upload.set({
      plan: { ...plan, run: { id, content } },
      rowErrors: new Map(),
      sending: { state: 'uploading', done, of },
    })
    const answer = await uploadRun(
      {
        run: {
          id,
          name,
          header: opened.header.map((heading) => heading.slice(0, 1_000)),
          stopsAtRefusal: plan.stopsAtRefusal,
        },
        uploadId,
        leftOut: leftOutOf(checked),
        of,
        rows: async (from, count) => (isOpen() ? upload.ask((sheet) => sheet.toSend(from, count)) : null),
        leftOutRows: async (from, count) => (isOpen() ? upload.ask((sheet) => sheet.leftOut(from, count)) : null),
        startRun,
        onProgress: (state, done) => {
          if (isOpen()) upload.set({ sending: { state, done, of } })
        },
      },
      done,
    )
    if (answer.state === 'started') refreshRuns()
    if (!isOpen()) return
    switch (answer.state) {
      case 'started':
        return goToRun(id, name)
      case 'sent-before':
        discardRun(decideRun, id)
        return upload.set({ sending: { state: 'idle' }, draft: { state: 'sent', runId: answer.runId } })
      case 'invalid':
        return upload.set({ sending: { state: 'idle' }, rowErrors: answer.errors, step: 'check' })
      case 'failed':
        return upload.set({ sending: { state: 'failed', error: answer.error, done: answer.done, of } })
      case 'gone':
        return upload.set({ sending: { state: 'idle' } })
    }
  }
}
