'use client'

import { Copy } from 'lucide-react'
import Link from 'next/link'
import { isOpen, isUnprepared } from '@/lib/dispatch/contract'
import type { JobDispatch } from '@/lib/jobs/contract'
import { detailsForOperator } from '@/lib/partner/failure/details-for-operator'
import { outsideForm } from '@/lib/partner/failure/with-form-mismatch'
import { CancelNote, DispatchProgress } from '../dispatch/dispatch-progress'
import { JobLink } from '../links/links'
import { PartnerAnswer } from '../records/partner-answer'
import { buttonClass } from '../ui/button'
import { CopyButton } from '../ui/copy-button'
import { Notice } from '../ui/notice'
import { CheckedJob } from './checked-job'
import { howKnown } from './how-known'
import { UnclearJob } from './unclear-job'
import { WhyRefused } from './what-happened'
import { jobsWords } from './words'

type JobOutcomeProps = {
  dispatch: JobDispatch
  /** How long after the partner's ceiling the last check comes. */
  lastLookMs: number
  /** The submitted values are in the form above. */
  isInForm: boolean
}

/** The state of a new job, from recorded to its outcome. */
export function JobOutcome({ dispatch, lastLookMs, isInForm }: JobOutcomeProps) {
  const { state, result, failure, timeline } = dispatch
  if (state === 'reconciling') return <CheckedJob dispatch={dispatch} lastLookMs={lastLookMs} />
  if (state === 'needs-decision' || state === 'abandoned') return <UnclearJob dispatch={dispatch} />
  if (isOpen(dispatch))
    return (
      <DispatchProgress
        dispatch={dispatch}
        sending="The partner is creating the job."
        why={isUnprepared(dispatch) ? unprepared : wasFoundNowhere(dispatch) ? foundNowhere(dispatch) : undefined}
      />
    )
  const copy = (
    <Link href={`/jobs/new?copy-of=${dispatch.id}`} prefetch={false} className={buttonClass()}>
      <Copy aria-hidden className="size-4" />
      Copy as new job
    </Link>
  )
  if (state === 'succeeded' && result) {
    const how = howKnown(timeline)
    return (
      <Notice
        tone="good"
        title="Created"
        actions={
          <>
            <Link href="/jobs" className={buttonClass()}>
              {jobsWords.viewJobs}
            </Link>
            {copy}
          </>
        }
      >
        <p dir="auto">
          {result.id === null ? (
            (result.title ?? dispatch.subject)
          ) : (
            <JobLink id={result.id}>{result.title ?? dispatch.subject}</JobLink>
          )}{' '}
          is at the partner
          {result.id === null ? '. The partner didn’t give its ID.' : `, with the ID ${result.id}.`}
        </p>
        {how !== null && <p>{how}</p>}
        <CancelNote dispatch={dispatch} />
        <PartnerAnswer answer={result.answer} />
      </Notice>
    )
  }
  if (state === 'refused' && failure)
    return (
      <Notice
        isUrgent
        tone="bad"
        title="Not created"
        actions={
          <>
            <CopyButton text={detailsForOperator(failure)}>Copy details for the operator</CopyButton>
            {!isInForm && copy}
          </>
        }
      >
        <WhyRefused failure={isInForm ? failure : outsideForm(failure)} />
      </Notice>
    )
  return (
    <Notice tone="info" title="Not sent" actions={!isInForm && copy}>
      <p>
        {dispatch.attempts > 0 ? 'Nothing was created.' : 'Nothing went to the partner.'}{' '}
        {isInForm && 'What you entered is still in the form.'}
      </p>
    </Notice>
  )
}

const unprepared =
  'The partner’s list of jobs could not be read; the job is not sent yet. Without that list the desk may not be able to tell afterwards whether it was created.'

/** The desk found no such job and sends it again. */
function wasFoundNowhere({ timeline }: JobDispatch): boolean {
  const last = timeline.findLast(({ what }) => what === 'sent' || what === 'backed-off' || what === 'reconciled')
  return last?.what === 'reconciled' && last.outcome === 'resend'
}

function foundNowhere({ failure }: JobDispatch): string {
  const nothing = 'The desk checked the list of jobs: it isn’t there, so it is sent again.'
  return failure ? `${failure.meaning} ${nothing}` : nothing
}
