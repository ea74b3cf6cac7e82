'use client'

import dynamic from 'next/dynamic'
import { useSearchParams } from 'next/navigation'
import { type RefObject, useRef } from 'react'
import type { OpenedForm } from '@/lib/easy-apply/contract'
import type { Pointer } from '@/lib/records/pointer'
import { RecordErrorNotice } from '../dispatch/record-error-notice'
import { BodyFields } from '../schema-form/body-fields'
import { OtherFields } from '../schema-form/other-fields'
import { UnmappedValues } from '../schema-form/unmapped-values'
import { WriteForm } from '../schema-form/write-form'
import { Button } from '../ui/button'
import { Field } from '../ui/field'
import { Skeleton } from '../ui/skeleton'
import { ApplicationOutcome } from './application-outcome'
import { ApplicationRail } from './application-rail'
import { AppliedBeforeNotice } from './applied-before-notice'
import { EnqueueField } from './enqueue-field'
import { openInAddress } from './open-in-address'
import { type Opened, OpenedApplication } from './opened-application'
import { ShownOutcome } from './shown-outcome'
import { useEasyApply } from './use-easy-apply'
import { easyApplyWords } from './words'

/** Its hidden input carries a style attribute, which the Content-Security-Policy forbids in the server's HTML. */
const JobField = dynamic(() => import('./job-field').then((module) => module.JobField), {
  ssr: false,
  loading: () => <JobFieldSkeleton />,
})

type EasyApplyFormProps = OpenedForm & {
  opened: Opened | null
  /** The job to begin with, by its id. */
  startJobId: string | null
}

type EasyApply = ReturnType<typeof useEasyApply>

/** An application to a job: job and email first, then what the profile asks for, and under it what became of it. */
export function EasyApplyForm({ opened, startJobId, ...asIs }: EasyApplyFormProps) {
  const openedId = useSearchParams().get('dispatch')
  const emailField = useRef<HTMLInputElement>(null)
  const application = useEasyApply(asIs, { onApplication: openInAddress })
  const { fields, form, marked, nodes, unmapped, recordedId, isPending, submit } = application
  const { prefilled, email, isQueued, setIsQueued } = fields

  return (
    <>
      {openedId !== null && openedId !== recordedId && (
        <div className="max-w-3xl px-4 pb-6 md:px-6">
          <OpenedApplication id={openedId} known={opened} onNext={() => openInAddress(null)} />
        </div>
      )}
      <UnmappedValues title={easyApplyWords.hasChanged} unmapped={unmapped} />
      <WriteForm
        form={form}
        marked={marked}
        label={easyApplyWords.submit}
        pendingLabel={easyApplyWords.sending}
        isPending={isPending}
        onSubmit={() => submit()}
        summary={
          <ApplicationRail
            job={fields.job}
            email={email}
            nodes={nodes}
            name={asIs.person.name}
            isAnswered={application.asked !== null || application.dispatch !== null}
          />
        }
        outcome={<ApplicationSteps application={application} onEmail={() => emailField.current?.focus()} />}
      >
        {prefilled && email.trim() === prefilled.email && (
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
        {asIs.places.enqueue !== undefined && <EnqueueField isQueued={isQueued} onChange={setIsQueued} />}
      </WriteForm>
    </>
  )
}

type ApplicationStepsProps = {
  application: EasyApply
  /** Moves the focus to the email field. */
  onEmail: () => void
}

function ApplicationSteps({ application, onEmail }: ApplicationStepsProps) {
  const { fields, asked, stopAsking, dispatch, problem, isPending, submit, startNext } = application
  return (
    <ShownOutcome step={asked ? 'asked' : (dispatch?.state ?? problem?.state ?? null)}>
      {asked && fields.job && (
        <AppliedBeforeNotice
          jobTitle={fields.job.title}
          earlier={asked}
          isPending={isPending}
          onAgain={() => submit(true)}
          onBack={() => {
            stopAsking()
            onEmail()
          }}
        />
      )}
      {problem && <RecordErrorNotice problem={problem} />}
      {dispatch && (
        <ApplicationOutcome
          isInForm
          dispatch={dispatch}
          name={fields.prefilled?.email === dispatch.applicantEmail ? fields.prefilled?.name : undefined}
          next={
            <Button
              onClick={() => {
                startNext()
                onEmail()
              }}
            >
              {easyApplyWords.nextApplication}
            </Button>
          }
        />
      )}
    </ShownOutcome>
  )
}

type JobAndEmailProps = {
  application: EasyApply
  jobColumns: Pointer[]
  startJobId: string | null
  emailField: RefObject<HTMLInputElement | null>
}

/** A change withdraws the question about earlier applications: they were another pair's. */
function JobAndEmail({ application, jobColumns, startJobId, emailField }: JobAndEmailProps) {
  const { fields, form, stopAsking } = application
  const errorOf = (path: string) => form.getFieldState(path, form.formState).error?.message
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <JobField
        value={fields.job}
        columns={jobColumns}
        startId={startJobId}
        // The person is known: the job is what is left to say.
        isFocusedFirst={fields.prefilled !== null}
        error={errorOf('job')}
        onChange={(job) => {
          fields.setJob(job)
          form.clearErrors('job')
          stopAsking()
        }}
      />
      <Field label={easyApplyWords.email} isRequired error={errorOf('email')}>
        {(control) => (
          <input
            {...control}
            ref={emailField}
            type="email"
            autoComplete="off"
            required
            value={fields.email}
            onChange={(event) => {
              fields.setEmail(event.target.value)
              form.clearErrors('email')
              stopAsking()
            }}
            className="control"
          />
        )}
      </Field>
    </div>
  )
}

function JobFieldSkeleton() {
  return (
    <div className="grid content-start gap-1">
      <p className="font-medium">{easyApplyWords.job}</p>
      <Skeleton className="h-8 touch:h-10" />
    </div>
  )
}
