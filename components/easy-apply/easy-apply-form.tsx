'use client'

import dynamic from 'next/dynamic'
import { useSearchParams } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import type { EarlierApplication, SubmitAction, Submitted } from '@/lib/easy-apply/contract'
import { type ApplicationFieldMapping, completeBody } from '@/lib/forms/application-body'
import type { BodySchema } from '@/lib/forms/body-schema'
import type { AutofilledField, FormNode } from '@/lib/forms/form-node'
import { defaultValues, setText } from '@/lib/forms/form-values'
import type { Job } from '@/lib/jobs/contract'
import type { Pointer } from '@/lib/records/pointer'
import { RecordErrorNotice } from '../dispatch/record-error-notice'
import { useRecord } from '../dispatch/use-record'
import { BodyFields } from '../schema-form/body-fields'
import { OtherFields } from '../schema-form/other-fields'
import { useBodyForm } from '../schema-form/use-body-form'
import { WriteForm } from '../schema-form/write-form'
import { Field } from '../ui/field'
import { Skeleton } from '../ui/skeleton'

import { ApplicationOutcome } from './application-outcome'
import { AppliedBeforeNotice } from './applied-before-notice'
import { EnqueueField } from './enqueue-field'
import { type Opened, OpenedApplication } from './opened-application'
import { clearPrefill, readPrefill } from './prefill'
import { ShownOutcome } from './shown-outcome'
import { useSubmission } from './use-submission'

/** Its hidden input carries a style attribute, which the Content-Security-Policy forbids in the server's HTML. */
const JobField = dynamic(() => import('./job-field').then((module) => module.JobField), {
  ssr: false,
  loading: () => <JobFieldSkeleton />,
})

type EasyApplyFormProps = {
  nodes: FormNode[]
  schema: BodySchema
  places: ApplicationFieldMapping
  /** Where the body has the applicant's name, if it has. */
  namePlace: Pointer | undefined
  filled: AutofilledField[]
  isQueuedByDefault: boolean
  opened: Opened | null
  /** Places in a job's record that tell jobs of one title apart. */
  jobColumns: Pointer[]
  submitApplication: SubmitAction
}

/** An application to a job: job and email first, then what the profile asks for, and under it what became of it. */
export function EasyApplyForm(props: EasyApplyFormProps) {
  const { nodes, schema, places, namePlace, filled, isQueuedByDefault, opened, jobColumns, submitApplication } = props
  const [handed, setHanded] = useState(readPrefill)
  useEffect(clearPrefill, [])
  const [job, setJob] = useState<Job | null>(null)
  const [email, setEmail] = useState(handed?.email ?? '')
  const [isQueued, setIsQueued] = useState(isQueuedByDefault)
  const [asked, setAsked] = useState<EarlierApplication[] | null>(null)
  const openedId = useSearchParams().get('dispatch')
  const emailField = useRef<HTMLInputElement>(null)
  const submission = useSubmission(filled)
  const bodyForm = useBodyForm({
    nodes,
    schema,
    ...(handed && namePlace !== undefined ? { start: setText(defaultValues(nodes), namePlace, handed.name) } : {}),
    complete(drawn) {
      const parts = { email, jobId: job?.id ?? '', isQueued, submissionId: submission.idNow() }
      return completeBody(drawn, parts, { places, filled, schema })
    },
    pathOf: (pointer) => ownPath(pointer, places),
  })
  const { form } = bodyForm
  const { dispatch, problem, isPending, record, forget } = useRecord<Submitted>(bodyForm, Object.values(places))
  const errorOf = (path: string) => form.getFieldState(path, form.formState).error?.message

  function submit(isAgain = false) {
    setAsked(null)
    const body = bodyForm.read()
    if (!job) form.setError('job', { type: 'check', message: 'Choose a job' })
    if (email.trim() === '') form.setError('email', { type: 'check', message: 'This is needed' })
    if (!body || !job || email.trim() === '') return
    const next = submission.next(body, dispatch)
    if (next.isNew) {
      forget()
      openInAddress(null)
    }
    record(async () => {
      const answer = await submitApplication({ id: next.id, body: next.body, isAgain })
      if (answer.state === 'applied-before') {
        setAsked(answer.earlier)
        return { state: 'asked-back' }
      }
      if (answer.state === 'recorded') submission.setRecorded(next)
      if ('dispatch' in answer) openInAddress(answer.dispatch.id)
      return answer
    })
  }

  function startNext() {
    submission.startAnew()
    bodyForm.startAnew()
    setEmail('')
    setHanded(null)
    setAsked(null)
    forget()
    openInAddress(null)
    emailField.current?.focus()
  }

  return (
    <>
      {openedId !== null && openedId !== dispatch?.id && (
        <div className="max-w-3xl px-4 pb-6 md:px-6">
          <OpenedApplication id={openedId} known={opened} onNext={() => openInAddress(null)} />
        </div>
      )}
      <WriteForm
        form={form}
        label="Submit application"
        pendingLabel="Sending…"
        isPending={isPending}
        onSubmit={() => submit()}
        outcome={
          <ShownOutcome step={asked ? 'asked' : (dispatch?.state ?? problem?.state ?? null)}>
            {asked && job && (
              <AppliedBeforeNotice
                jobTitle={job.title}
                earlier={asked}
                isPending={isPending}
                onAgain={() => submit(true)}
                onBack={() => {
                  setAsked(null)
                  emailField.current?.focus()
                }}
              />
            )}
            {problem && <RecordErrorNotice problem={problem} />}
            {dispatch && <ApplicationOutcome dispatch={dispatch} onNext={startNext} />}
          </ShownOutcome>
        }
      >
        {handed && email.trim() === handed.email && (
          <p dir="auto" className="wrap-anywhere font-medium">
            For {handed.name || handed.email}, from Applicants
          </p>
        )}
        <div className="grid gap-4 sm:grid-cols-2">
          <JobField
            value={job}
            columns={jobColumns}
            error={errorOf('job')}
            onChange={(job) => {
              setJob(job)
              setAsked(null)
            }}
          />
          <Field label="Email" isRequired error={errorOf('email')}>
            {(control) => (
              <input
                {...control}
                ref={emailField}
                type="email"
                autoComplete="off"
                required
                value={email}
                onChange={(event) => {
                  setEmail(event.target.value)
                  setAsked(null)
                }}
                className="control"
              />
            )}
          </Field>
        </div>
        <BodyFields nodes={nodes} name="body" />
        <OtherFields name="others" />
        <EnqueueField isQueued={isQueued} onChange={setIsQueued} />
      </WriteForm>
    </>
  )
}

/** Puts the application's id into the URL, so that a reload and the back button find its outcome. */
function openInAddress(id: string | null) {
  window.history.replaceState(null, '', id === null ? '/easy-apply' : `/easy-apply?dispatch=${id}`)
}

/**
 * Errors on the parts that the screen draws itself, and on the groups that hold only them, are shown on those parts.
 */
function ownPath(pointer: string, places: ApplicationFieldMapping): string | undefined {
  const isAround = (place: string) => place === pointer || (pointer !== '' && place.startsWith(`${pointer}/`))
  if (isAround(places.job)) return 'job'
  return isAround(places.email) ? 'email' : undefined
}

function JobFieldSkeleton() {
  return (
    <div className="grid content-start gap-1">
      <p className="font-medium">Job</p>
      <Skeleton className="h-8 touch:h-10" />
    </div>
  )
}
