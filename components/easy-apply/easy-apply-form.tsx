'use client'

import dynamic from 'next/dynamic'
import { useSearchParams } from 'next/navigation'
import { type RefObject, useRef } from 'react'
import type { OpenedForm, RefusedApplication } from '@/lib/easy-apply/contract'
import type { Pointer } from '@/lib/records/pointer'
import { BodyFields } from '../schema-form/body-fields'
import { OtherFields } from '../schema-form/other-fields'
import { UnmappedValues } from '../schema-form/unmapped-values'
import { WriteForm } from '../schema-form/write-form'
import { Button } from '../ui/button'
import { NoticeLine } from '../ui/notice-line'
import { Skeleton } from '../ui/skeleton'
import { ApplicationRail } from './application-rail'
import { ApplicationSteps } from './application-steps'
import { EmailField } from './email-field'
import { EnqueueField } from './enqueue-field'
import { NextButton } from './next-button'
import { openInAddress } from './open-in-address'
import { type Opened, OpenedApplication } from './opened-application'
import { useEasyApply } from './use-easy-apply'
import { useSubmittedFrom } from './use-submitted-from'
import { easyApplyWords } from './words'

/** The field's hidden input has a style attribute, which the Content-Security-Policy forbids in the server's HTML. */
const JobField = dynamic(() => import('./job-field').then((module) => module.JobField), {
  ssr: false,
  loading: () => <JobFieldSkeleton />,
})

type EasyApplyFormProps = OpenedForm & {
  opened: Opened | null
  /** Id of the preselected job. */
  startJobId: string | null
  /** The refused application named in the URL: the form starts with what was sent. */
  refused: RefusedApplication | null
}

/** An application to a job: job and email first, then the fields of the profile, with the outcome below. */
export function EasyApplyForm({ opened, startJobId, refused, ...asIs }: EasyApplyFormProps) {
  const openedId = useSearchParams().get('dispatch')
  const emailField = useRef<HTMLInputElement>(null)
  const application = useEasyApply(asIs, { hasJob: startJobId !== null, refused, onApplication: openInAddress })
  const { fields, form, timesShown, nodes, unmapped, recordedId, isPending, submit } = application
  const { prefilled, email, isQueued, setIsQueued } = fields
  const submittedFrom = useSubmittedFrom()
  const sentState = application.dispatch?.state
  const isSent = sentState === 'succeeded' || sentState === 'abandoned'
  /** Focuses the first field that is still to be filled in: the job is kept for the next applicant. */
  const focusFirst = () => (fields.job ? emailField.current : emailField.current?.form?.querySelector('input'))?.focus()

  return (
    <>
      {openedId !== null && openedId !== recordedId && openedId !== refused?.application.id && (
        <div className="max-w-3xl px-4 pb-6 md:px-6">
          <OpenedApplication
            id={openedId}
            known={opened}
            onNext={() => {
              openInAddress(null)
              focusFirst()
            }}
          />
        </div>
      )}
      <UnmappedValues title={easyApplyWords.hasChanged} unmapped={unmapped} />
      <WriteForm
        form={form}
        timesShown={timesShown}
        label={easyApplyWords.submit}
        pendingLabel={easyApplyWords.sending}
        isPending={isPending}
        isAnswered={isSent || sentState === 'needs-decision'}
        onSubmit={() => {
          submittedFrom.note()
          submit()
        }}
        summary={
          <ApplicationRail
            job={fields.job}
            email={email}
            isListed={application.isCurrent}
            nodes={nodes}
            name={asIs.person.name}
            isAnswered={application.asked !== null || application.dispatch !== null}
          />
        }
        outcome={
          <ApplicationSteps
            isInForm
            application={application}
            next={
              <NextButton
                look={isSent ? 'primary' : 'secondary'}
                isFocused={sentState !== 'needs-decision'}
                mayTakeFocus={submittedFrom.isStillThere}
                onPress={() => {
                  application.startNext()
                  focusFirst()
                }}
              >
                {easyApplyWords.nextApplication}
              </NextButton>
            }
            onBack={() => emailField.current?.focus()}
          />
        }
      >
        {fields.unsent !== null && application.dispatch === null && (
          <NoticeLine
            tone="info"
            title={easyApplyWords.unsent}
            actions={
              <Button look="quiet" onClick={application.clear}>
                {easyApplyWords.clear}
              </Button>
            }
          />
        )}
        {prefilled && fields.unsent === null && email.trim() === prefilled.email && (
          <p dir="auto" className="wrap-anywhere font-medium">
            {easyApplyWords.forWhom({ who: prefilled.name || prefilled.email })}
          </p>
        )}
        <JobAndEmail
          application={application}
          jobColumns={asIs.jobColumns}
          startJobId={startJobId}
          emailField={emailField}
        />
        <BodyFields nodes={nodes} name="body" />
        <OtherFields name="others" />
        {asIs.paths.enqueue !== undefined && <EnqueueField isQueued={isQueued} onChange={setIsQueued} />}
      </WriteForm>
    </>
  )
}

type JobAndEmailProps = {
  application: ReturnType<typeof useEasyApply>
  jobColumns: Pointer[]
  startJobId: string | null
  emailField: RefObject<HTMLInputElement | null>
}

function JobAndEmail({ application, jobColumns, startJobId, emailField }: JobAndEmailProps) {
  const { fields, setJob, errorOf, asked, stopAsking } = application
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <div className="contents" data-first-focus={startJobId === null || undefined}>
        <JobField
          value={fields.job}
          columns={jobColumns}
          startId={startJobId}
          // The applicant is known, so only the job is left to choose.
          isFocusedFirst={fields.prefilled !== null}
          error={errorOf('job')}
          onChange={setJob}
          onEscape={asked ? stopAsking : undefined}
        />
      </div>
      <div className="contents" data-first-focus={startJobId !== null || undefined}>
        <EmailField application={application} ref={emailField} />
      </div>
    </div>
  )
}

function JobFieldSkeleton() {
  return (
    <div className="grid content-start gap-1">
      <p className="font-medium">{easyApplyWords.job}</p>
      <Skeleton className="h-8 touch:h-11" />
    </div>
  )
}
