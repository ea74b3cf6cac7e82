'use client'

import Link from 'next/link'
import { isOpen } from '@/lib/dispatch/contract'
import type { JobDispatch } from '@/lib/jobs/contract'
import { useDecide } from '../dispatch/decide-context'
import { DispatchProgress } from '../dispatch/dispatch-progress'
import { FailureNotice } from '../failure-notice'
import { PartnerAnswer } from '../partner-answer'
import { Button, buttonClass } from '../ui/button'
import { Notice } from '../ui/notice'

const lookAtJobs = (
  <Link href="/jobs" className={buttonClass()}>
    Look at the jobs
  </Link>
)

/** How a new job stands, from recorded to its verdict. */
export function JobVerdict({ dispatch }: { dispatch: JobDispatch }) {
  const { state, done, failure } = dispatch
  if (state === 'unclear') return <UnclearJob dispatch={dispatch} />
  if (isOpen(dispatch)) return <DispatchProgress dispatch={dispatch} sending="The partner is making the job." />
  if (state === 'done' && done)
    return (
      <Notice tone="good" title="Created" actions={lookAtJobs}>
        <p dir="auto">
          {done.title ?? 'The job'} is at the partner
          {done.id === null ? '. The partner did not say its ID.' : `, with the ID ${done.id}.`}
        </p>
        <PartnerAnswer answer={done.answer} />
      </Notice>
    )
  if (state === 'refused' && failure)
    return (
      <>
        <p className="text-section font-semibold">Not created</p>
        <FailureNotice failure={failure} />
      </>
    )
  return (
    <Notice tone="info" title="Not sent">
      <p>Nothing went to the partner. What you entered is still in the form.</p>
    </Notice>
  )
}

function UnclearJob({ dispatch }: { dispatch: JobDispatch }) {
  const { decide, deciding } = useDecide(dispatch.id)
  const { finding, nextAt, settledAt } = dispatch
  const isLooking = nextAt !== null
  const wasNotMade = finding?.what === 'not-made'
  const candidates = finding?.what === 'candidates' ? finding.candidates : []
  return (
    <Notice
      isUrgent={!isLooking}
      tone="unclear"
      title={isLooking ? 'Not known yet' : wasNotMade ? 'Was not created' : 'Not known yet'}
      actions={
        !isLooking &&
        settledAt === null && (
          <>
            {candidates.map(({ id, title, holds, of }) => (
              <Button
                key={id}
                onClick={() => decide({ what: 'choose', candidateId: id })}
                isPending={deciding === 'choose'}
                pendingLabel="Choosing…"
              >
                {`It is ${title}, ${id} (${holds} of ${of} values)`}
              </Button>
            ))}
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
      <p>
        {dispatch.failure?.meaning}{' '}
        {isLooking && 'The desk looks in the list of jobs whether it is there; this takes up to a minute.'}
      </p>
    </Notice>
  )
}
