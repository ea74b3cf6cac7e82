'use client'

import { X } from 'lucide-react'
import { isWaiting } from '@/lib/dispatch/contract'
import type { Application } from '@/lib/easy-apply/contract'
import { useDecide } from '../dispatch/use-decide'
import { useSecondsUntil } from '../dispatch/use-followed'
import { Button } from '../ui/button'
import { Notice } from '../ui/notice'
import { Sentence } from '../ui/sentence'
import { ApplicationSubject } from './application-subject'
import { whatHappened } from './what-happened'
import { easyApplyWords } from './words'

/** It may have succeeded and is waiting to be resent, by the desk or by the user's decision. */
export function isSentAgain(dispatch: Application): boolean {
  const { mayHaveSucceeded, timeline } = dispatch
  const last = timeline.at(-1)
  return (
    isWaiting(dispatch) &&
    mayHaveSucceeded &&
    (last?.what === 'sent-again' || (last?.what === 'reconciled' && last.outcome === 'resend'))
  )
}

type RepeatedApplicationProps = {
  dispatch: Application
  /** The applicant's name, where the screen knows it. */
  name?: string | undefined
}

/** The wait before an uncertain application is resent: until the first attempt can no longer be in progress. */
export function RepeatedApplication({ dispatch, name }: RepeatedApplicationProps) {
  const { decide, deciding } = useDecide(dispatch.id)
  const seconds = useSecondsUntil(dispatch.nextAt) ?? 0
  const isByDesk = dispatch.timeline.at(-1)?.what === 'reconciled'
  return (
    <Notice
      tone="unclear"
      title={easyApplyWords.unconfirmed}
      actions={
        <Button
          onClick={() => decide({ what: 'cancel' })}
          isPending={deciding === 'cancel'}
          pendingLabel={easyApplyWords.stopping}
        >
          <X aria-hidden className="size-4" />
          {easyApplyWords.dontResend}
        </Button>
      }
    >
      <ApplicationSubject dispatch={dispatch} name={name} />
      <p>{whatHappened(dispatch)}</p>
      <p>
        <Sentence
          text={isByDesk ? easyApplyWords.againByDesk : easyApplyWords.againByPerson}
          parts={{ when: <When seconds={seconds} /> }}
        />
      </p>
      <p>{easyApplyWords.youCanLeave}</p>
    </Notice>
  )
}

/** Screen readers do not announce every second of the countdown. */
function When({ seconds }: { seconds: number }) {
  return (
    <>
      <span aria-hidden>{seconds === 0 ? easyApplyWords.now : easyApplyWords.inSeconds({ seconds })}</span>
      <span className="sr-only">{easyApplyWords.soon}</span>
    </>
  )
}
