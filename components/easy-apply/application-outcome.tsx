'use client'

import type { ReactNode } from 'react'
import { isOpen } from '@/lib/dispatch/contract'
import type { Application, Submitted } from '@/lib/easy-apply/contract'
import { outsideForm } from '@/lib/partner/failure/with-form-mismatch'
import { FailureNotice } from '../api/failure-notice'
import { CancelNote, DispatchProgress } from '../dispatch/dispatch-progress'
import { ApplicantIdLink } from '../links/links'
import { PartnerAnswer } from '../records/partner-answer'
import { Notice, type Tone } from '../ui/notice'
import { ApplicationSubject } from './application-subject'
import { isSentAgain, RepeatedApplication } from './repeated-application'
import { UnclearApplication } from './unclear-application'
import { easyApplyWords } from './words'

const tones: Record<Submitted['outcome'], Tone> = { submitted: 'good', queued: 'good', 'already-applied': 'info' }

function saidOf(result: Submitted, { timeline }: Application): { title: string; text: string } {
  if (result.isRecordedAsArrived) {
    const who = timeline.findLast(({ what }) => what === 'chosen')?.by ?? ''
    return { title: easyApplyWords.arrived, text: easyApplyWords.arrivedBy({ who }) }
  }
  const { title, text } = easyApplyWords.outcomes[result.outcome]
  return { title, text: result.isProvedByRepeat ? easyApplyWords.provedByRepeat : text }
}

type ApplicationOutcomeProps = {
  dispatch: Application
  /** The form beside it still holds the submitted values. */
  isInForm: boolean
  /** The applicant's name, where the screen knows it. */
  name?: string | undefined
  /** The job does not accept applications, as far as the screen knows. */
  isJobClosed?: boolean
  /** The button for the next application. */
  next: ReactNode
}

/** The state of an application, from being recorded to its outcome. */
export function ApplicationOutcome({ dispatch, isInForm, name, isJobClosed = false, next }: ApplicationOutcomeProps) {
  const { state, result, failure, mayHaveSucceeded } = dispatch
  if (isSentAgain(dispatch)) return <RepeatedApplication dispatch={dispatch} name={name} />
  if (state === 'reconciling' || state === 'needs-decision' || state === 'abandoned')
    return <UnclearApplication dispatch={dispatch} name={name} next={next} />
  if (isOpen(dispatch))
    return (
      <DispatchProgress
        dispatch={dispatch}
        sending={mayHaveSucceeded ? easyApplyWords.sentOnceMore : easyApplyWords.atPartner}
      />
    )
  if (state === 'succeeded' && result) {
    const { title, text } = saidOf(result, dispatch)
    return (
      <Notice tone={tones[result.outcome]} title={title} actions={next}>
        <ApplicationSubject dispatch={dispatch} name={name} />
        <p>{text}</p>
        {isJobClosed && result.outcome === 'queued' && <p>{easyApplyWords.queuedToClosed}</p>}
        {result.mayBeTwice && <p>{easyApplyWords.mayBeTwice}</p>}
        <CancelNote dispatch={dispatch} />
        {result.applicationFormId !== null && (
          <p>
            <ApplicantIdLink id={result.applicationFormId}>{easyApplyWords.viewApplication}</ApplicantIdLink>
          </p>
        )}
        <PartnerAnswer answer={result.answer} />
      </Notice>
    )
  }
  if (state === 'refused' && failure) return <FailureNotice failure={isInForm ? failure : outsideForm(failure)} />
  return (
    <Notice tone="info" title={easyApplyWords.notSent}>
      <p>
        {dispatch.attempts > 0 ? easyApplyWords.nothingSubmitted : easyApplyWords.nothingWent}
        {isInForm && ` ${easyApplyWords.stillInForm}`}
      </p>
    </Notice>
  )
}
