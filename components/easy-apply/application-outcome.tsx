'use client'

import type { ReactNode } from 'react'
import { isOpen } from '@/lib/dispatch/contract'
import type { Application, Submitted } from '@/lib/easy-apply/contract'
import { outsideForm } from '@/lib/partner/failure/with-form-mismatch'
import { FailureNotice } from '../api/failure-notice'
import { CancelNote, DispatchProgress } from '../dispatch/dispatch-progress'
import { PartnerAnswer } from '../records/partner-answer'
import { Notice, type Tone } from '../ui/notice'
import { ApplicationSubject } from './application-subject'
import { isSentAgain, RepeatedApplication } from './repeated-application'
import { UnclearApplication } from './unclear-application'
import { mayBeTwice, provedByRepeat } from './what-happened'

const words: Record<Submitted['outcome'], { tone: Tone; title: string; text: string }> = {
  submitted: { tone: 'good', title: 'Submitted', text: 'The partner has the application.' },
  queued: { tone: 'good', title: 'Queued', text: 'The partner has the application and will process it.' },
  'already-applied': {
    tone: 'info',
    title: 'Already applied',
    text: 'This applicant has already applied to this job, so there is nothing more to do.',
  },
}

type ApplicationOutcomeProps = {
  dispatch: Application
  /** The submitted values are in the form beside it. */
  isInForm: boolean
  /** What the applicant is called, where the screen knows. */
  name?: string | undefined
  /** The way to the next application. */
  next: ReactNode
}

/** The state of an application, from recorded to its outcome. */
export function ApplicationOutcome({ dispatch, isInForm, name, next }: ApplicationOutcomeProps) {
  const { state, result, failure, mayHaveSucceeded } = dispatch
  if (isSentAgain(dispatch)) return <RepeatedApplication dispatch={dispatch} />
  if (state === 'reconciling' || state === 'needs-decision' || state === 'abandoned')
    return <UnclearApplication dispatch={dispatch} next={next} />
  if (isOpen(dispatch))
    return (
      <DispatchProgress
        dispatch={dispatch}
        sending={
          mayHaveSucceeded
            ? 'It is sent once more: the answer will show whether the first one arrived.'
            : 'The partner has the application before it.'
        }
      />
    )
  if (state === 'succeeded' && result) {
    const { tone, title, text } = words[result.outcome]
    return (
      <Notice tone={tone} title={title} actions={next}>
        <ApplicationSubject dispatch={dispatch} name={name} />
        <p>{result.isProvedByRepeat ? provedByRepeat : text}</p>
        {result.mayBeTwice && <p>{mayBeTwice}</p>}
        <CancelNote dispatch={dispatch} />
        {result.applicationFormId !== null && (
          <p className="tabular-nums">Application form {result.applicationFormId}</p>
        )}
        <PartnerAnswer answer={result.answer} />
      </Notice>
    )
  }
  if (state === 'refused' && failure) return <FailureNotice failure={isInForm ? failure : outsideForm(failure)} />
  return (
    <Notice tone="info" title="Not sent">
      <p>
        {dispatch.attempts > 0 ? 'Nothing was submitted.' : 'Nothing went to the partner.'}
        {isInForm && ' What you entered is still in the form.'}
      </p>
    </Notice>
  )
}
