'use client'

import { isOpen } from '@/lib/dispatch/contract'
import type { Application, Submitted } from '@/lib/easy-apply/contract'
import { useDecide } from '../dispatch/decide-context'
import { DispatchProgress } from '../dispatch/dispatch-progress'
import { FailureNotice } from '../failure-notice'
import { PartnerAnswer } from '../partner-answer'
import { Button } from '../ui/button'
import { Notice, type Tone } from '../ui/notice'

const words: Record<Submitted['outcome'], { tone: Tone; title: string; text: string }> = {
  submitted: { tone: 'good', title: 'Submitted', text: 'The partner has the application.' },
  queued: { tone: 'good', title: 'Queued', text: 'The partner has the application and will work on it.' },
  'already-applied': {
    tone: 'info',
    title: 'Already applied',
    text: 'This applicant has already applied to this job, so there is nothing more to do.',
  },
}

/** How an application stands, from recorded to its verdict. */
export function ApplicationVerdict({ dispatch, onNext }: { dispatch: Application; onNext: () => void }) {
  const { state, done, failure } = dispatch
  if (isOpen(dispatch))
    return <DispatchProgress dispatch={dispatch} sending="The partner has the application before it." />
  if (state === 'done' && done) {
    const { tone, title, text } = words[done.outcome]
    return (
      <Notice tone={tone} title={title} actions={<Button onClick={onNext}>Next application</Button>}>
        <p>{text}</p>
        {done.applicationFormId !== null && <p className="tabular-nums">Application form {done.applicationFormId}</p>}
        <PartnerAnswer answer={done.answer} />
      </Notice>
    )
  }
  if (state === 'refused' && failure) return <FailureNotice failure={failure} />
  if (state === 'cancelled')
    return (
      <Notice tone="info" title="Not sent">
        Nothing went to the partner.
      </Notice>
    )
  return <UnclearApplication dispatch={dispatch} />
}

function UnclearApplication({ dispatch }: { dispatch: Application }) {
  const { decide, deciding } = useDecide(dispatch.id)
  return (
    <Notice
      isUrgent
      tone="unclear"
      title="Not known yet"
      actions={
        dispatch.settledAt === null && (
          <>
            <Button
              onClick={() => decide({ what: 'send-again' })}
              isPending={deciding === 'send-again'}
              pendingLabel="Sending…"
            >
              Send again
            </Button>
            <Button onClick={() => decide({ what: 'leave' })} isPending={deciding === 'leave'} pendingLabel="Leaving…">
              Leave it
            </Button>
          </>
        )
      }
    >
      <p>It may have been submitted. {dispatch.failure?.meaning}</p>
    </Notice>
  )
}
