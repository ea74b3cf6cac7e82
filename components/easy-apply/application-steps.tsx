'use client'

import type { ReactNode } from 'react'
import { needsPerson } from '@/lib/dispatch/contract'
import type { Application } from '@/lib/easy-apply/contract'
import { RecordErrorNotice } from '../dispatch/record-error-notice'
import { ApplicationOutcome } from './application-outcome'
import { AppliedBeforeNotice } from './applied-before-notice'
import { ShownOutcome } from './shown-outcome'
import type { useEasyApply } from './use-easy-apply'
import { easyApplyWords } from './words'

type ApplicationStepsProps = {
  application: ReturnType<typeof useEasyApply>
  /** The form above still holds the submitted values. */
  isInForm: boolean
  /** The button to continue with, once there is an outcome. */
  next: ReactNode
  /** The user does not want to apply again: moves the focus back into the form. */
  onBack: () => void
  children?: ReactNode
}

/** Below the form: earlier applications to confirm, why nothing was recorded, and the outcome. */
export function ApplicationSteps({ application, isInForm, next, onBack, children }: ApplicationStepsProps) {
  const { fields, asked, stopAsking, dispatch, problem, isPending, submit, sentName, timesPointed } = application
  return (
    <ShownOutcome step={asked ? 'asked' : (dispatch?.state ?? problem?.state ?? null)} timesPointed={timesPointed}>
      {timesPointed > 0 && dispatch && <p className="font-medium">{whyNotAgain(dispatch)}</p>}
      {asked && fields.job && (
        <AppliedBeforeNotice
          jobTitle={fields.job.title}
          email={fields.email}
          known={asked}
          isPending={isPending}
          onAgain={() => submit(true)}
          onBack={() => {
            stopAsking()
            onBack()
          }}
        />
      )}
      {problem && <RecordErrorNotice problem={problem} />}
      {dispatch && (
        <ApplicationOutcome
          isInForm={isInForm}
          dispatch={dispatch}
          name={sentName}
          isJobClosed={fields.job?.id === dispatch.jobId && fields.job?.isOpen === false}
          next={next}
        />
      )}
      {children}
    </ShownOutcome>
  )
}

/** Why submitting it again has sent nothing more. */
function whyNotAgain(application: Application): string {
  if (needsPerson(application)) return easyApplyWords.decideFirst
  return application.state === 'reconciling' ? easyApplyWords.checkingFirst : easyApplyWords.underWay
}
