'use client'

import { Clock, RotateCw, Send, Undo2, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { type Dispatch, isUnprepared, isWaiting, mayRequestCancel } from '@/lib/dispatch/contract'
import { Button } from '../ui/button'
import { Notice } from '../ui/notice'
import { DecisionButtons } from './decision-buttons'
import { cancelNote, dispatchStatus } from './dispatch-words'
import { useDecide } from './use-decide'
import { useSecondsUntil } from './use-followed'
import { decisionWords, dispatchWords } from './words'

type DispatchProgressProps = {
  dispatch: Dispatch
  /** What it is waiting for while it is being sent. */
  sending: string
  /** Why it is waiting, if the caller knows more than the failure says. */
  why?: string | undefined
}

/** A dispatch in progress: the current step in words, and the decisions still open. */
export function DispatchProgress({ dispatch, sending, why }: DispatchProgressProps) {
  const { decide, deciding } = useDecide(dispatch.id)
  const seconds = useSecondsUntil(dispatch.nextAt)
  const cancel = (label: string, icon: ReactNode) => (
    <Button
      onClick={() => decide({ what: 'cancel' })}
      isPending={deciding === 'cancel'}
      pendingLabel={decisionWords.pending.cancel}
    >
      {icon}
      {label}
    </Button>
  )
  const now = (label: string, icon: ReactNode) => (
    <Button
      onClick={() => decide({ what: 'try-now' })}
      isPending={deciding === 'try-now'}
      pendingLabel={decisionWords.pending['try-now']}
    >
      {icon}
      {label}
    </Button>
  )
  if (dispatch.state === 'scheduled')
    return (
      <Notice
        isSilent
        tone="info"
        title={dispatchWords.sendingIn({ seconds: String(seconds ?? 0) })}
        actions={
          <>
            {cancel(decisionWords.undo, <Undo2 aria-hidden className="size-4" />)}
            {now(decisionWords.sendNow, <Send aria-hidden className="size-4" />)}
          </>
        }
      />
    )
  if (isWaiting(dispatch) && dispatch.failure && seconds !== null && seconds > 0)
    return (
      <Notice
        isSilent
        tone="warn"
        title={dispatchStatus(dispatch, seconds).text}
        actions={
          <>
            {isUnprepared(dispatch) && <DecisionButtons id={dispatch.id} choices={['send-unprepared']} />}
            {now(decisionWords.labels['try-now'], <RotateCw aria-hidden className="size-4" />)}
            {cancel(decisionWords.labels.cancel, <X aria-hidden className="size-4" />)}
          </>
        }
      >
        <p>
          {why ?? dispatch.failure.meaning} {dispatchWords.retried}
        </p>
      </Notice>
    )
  if (isWaiting(dispatch))
    return (
      <Notice
        tone="info"
        title={dispatchWords.waiting}
        actions={cancel(decisionWords.labels.cancel, <X aria-hidden className="size-4" />)}
      >
        <p>{dispatchWords.nextInLine}</p>
      </Notice>
    )
  const note = cancelNote(dispatch)
  if (note !== null)
    return (
      <Notice tone="info" title={dispatchWords.sendingStops}>
        <p>{note}</p>
      </Notice>
    )
  return (
    <Notice
      tone="info"
      title={dispatchWords.sending}
      actions={mayRequestCancel(dispatch) && cancel(decisionWords.labels.cancel, <X aria-hidden className="size-4" />)}
    >
      <p className="flex items-center gap-1.5">
        <Clock aria-hidden className="size-4" />
        {sending} {dispatchWords.mayLeave}
      </p>
    </Notice>
  )
}

/** Says that a cancel came too late to undo anything. */
export function CancelNote({ dispatch }: { dispatch: Dispatch }) {
  const note = cancelNote(dispatch)
  return note === null ? null : <p>{note}</p>
}
