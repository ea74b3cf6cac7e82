'use client'

import { Clock, RotateCw, Send, Undo2, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { type Dispatch, isUnprepared, isWaiting, mayRequestCancel } from '@/lib/dispatch/contract'
import { Button } from '../ui/button'
import { Notice } from '../ui/notice'
import { useDecide } from './decide-context'
import { DecisionButtons } from './decision-buttons'
import { cancelNote, dispatchStatus } from './dispatch-words'
import { useSecondsUntil } from './use-followed'

type DispatchProgressProps = {
  dispatch: Dispatch
  /** What the wait is for while it is being sent. */
  sending: string
  /** Why it waits, where more is known than what the failure means. */
  why?: string | undefined
}

/** A dispatch on its way: each step in words, and what can still be done about it. */
export function DispatchProgress({ dispatch, sending, why }: DispatchProgressProps) {
  const { decide, deciding } = useDecide(dispatch.id)
  const seconds = useSecondsUntil(dispatch.nextAt)
  const cancel = (label: string, icon: ReactNode) => (
    <Button onClick={() => decide({ what: 'cancel' })} isPending={deciding === 'cancel'} pendingLabel="Stopping…">
      {icon}
      {label}
    </Button>
  )
  const now = (label: string, icon: ReactNode) => (
    <Button onClick={() => decide({ what: 'try-now' })} isPending={deciding === 'try-now'} pendingLabel="Sending…">
      {icon}
      {label}
    </Button>
  )
  if (dispatch.state === 'scheduled')
    return (
      <Notice
        isSilent
        tone="info"
        title={`Sending in ${seconds ?? 0} s`}
        actions={
          <>
            {cancel('Undo', <Undo2 aria-hidden className="size-4" />)}
            {now('Send now', <Send aria-hidden className="size-4" />)}
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
            {now('Try now', <RotateCw aria-hidden className="size-4" />)}
            {cancel('Cancel', <X aria-hidden className="size-4" />)}
          </>
        }
      >
        <p>{why ?? dispatch.failure.meaning} It is retried automatically: you can leave this page.</p>
      </Notice>
    )
  if (isWaiting(dispatch))
    return (
      <Notice tone="info" title="Waiting" actions={cancel('Cancel', <X aria-hidden className="size-4" />)}>
        <p>It is next in line for the partner.</p>
      </Notice>
    )
  const note = cancelNote(dispatch)
  if (note !== null)
    return (
      <Notice tone="info" title="Sending. Stops unless this attempt goes through">
        <p>{note}</p>
      </Notice>
    )
  return (
    <Notice
      tone="info"
      title="Sending…"
      actions={mayRequestCancel(dispatch) && cancel('Cancel', <X aria-hidden className="size-4" />)}
    >
      <p className="flex items-center gap-1.5">
        <Clock aria-hidden className="size-4" />
        {sending} You can leave; we’ll show the result here.
      </p>
    </Notice>
  )
}

/** A line about a cancel that came too late to take anything back. */
export function CancelNote({ dispatch }: { dispatch: Dispatch }) {
  const note = cancelNote(dispatch)
  return note === null ? null : <p>{note}</p>
}
