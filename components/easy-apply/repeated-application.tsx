'use client'

import { X } from 'lucide-react'
import { isWaiting } from '@/lib/dispatch/contract'
import type { Application } from '@/lib/easy-apply/contract'
import { useDecide } from '../dispatch/decide-context'
import { useSecondsUntil } from '../dispatch/use-followed'
import { Button } from '../ui/button'
import { Notice } from '../ui/notice'
import { whatHappened } from './what-happened'

/** It may have succeeded and waits to be sent again, by the desk or by a person's decision. */
export function isSentAgain(dispatch: Application): boolean {
  const { mayHaveSucceeded, timeline } = dispatch
  const last = timeline.at(-1)
  return (
    isWaiting(dispatch) &&
    mayHaveSucceeded &&
    (last?.what === 'sent-again' || (last?.what === 'reconciled' && last.outcome === 'resend'))
  )
}

/** The wait before an uncertain application is sent again: until the first attempt can no longer be in progress. */
export function RepeatedApplication({ dispatch }: { dispatch: Application }) {
  const { decide, deciding } = useDecide(dispatch.id)
  const seconds = useSecondsUntil(dispatch.nextAt) ?? 0
  const isByDesk = dispatch.timeline.at(-1)?.what === 'reconciled'
  return (
    <Notice
      tone="unclear"
      title="Unconfirmed"
      actions={
        <Button onClick={() => decide({ what: 'cancel' })} isPending={deciding === 'cancel'} pendingLabel="Stopping…">
          <X aria-hidden className="size-4" />
          Don’t resend
        </Button>
      }
    >
      <p>{whatHappened(dispatch)}</p>
      <p>
        The desk sends it again {/* What ticks is not for a screen reader to say each second. */}
        <span aria-hidden>{seconds === 0 ? 'now' : `in ${seconds} s`}</span>
        <span className="sr-only">soon</span>
        {isByDesk
          ? ': the partner accepts only one application per person and job for this team, so there can’t be a duplicate.'
          : ', as soon as the partner can no longer be working on the first one.'}
      </p>
      <p>You can leave; we’ll show the result here.</p>
    </Notice>
  )
}
