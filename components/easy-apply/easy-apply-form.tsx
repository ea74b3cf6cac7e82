'use client'

import dynamic from 'next/dynamic'
import { useEffect, useRef, useState } from 'react'
import type { SubmitAction, Submitted } from '@/lib/easy-apply/contract'
import type { Filled, FormNode } from '@/lib/forms/form-node'
import { startValues } from '@/lib/forms/form-values'
import { withText } from '@/lib/forms/with-text'
import type { Job } from '@/lib/jobs/contract'
import type { Pointer } from '@/lib/partner/profile/pointer'
import type { BodySchema } from '@/lib/partner/profile/profile'
import { NotRecordedNotice } from '../dispatch/not-recorded-notice'
import { useRecord } from '../dispatch/use-record'
import { BodyFields } from '../schema-form/body-fields'
import { OtherFields } from '../schema-form/other-fields'
import { useBodyForm } from '../schema-form/use-body-form'
import { WriteForm } from '../schema-form/write-form'
import { Field } from '../ui/field'
import { Skeleton } from '../ui/skeleton'
import { type ApplicationPlaces, completeBody } from './application-body'
import { ApplicationVerdict } from './application-verdict'
import { forgetHandOver, readHandOver } from './hand-over'

/** Its hidden input carries a style attribute, which the Content-Security-Policy forbids in the server's HTML. */
const JobField = dynamic(() => import('./job-field').then((module) => module.JobField), {
  ssr: false,
  loading: () => <JobFieldSkeleton />,
})

type EasyApplyFormProps = {
  nodes: FormNode[]
  schema: BodySchema
  places: ApplicationPlaces
  /** Where the body has the applicant's name, if it has. */
  namePlace: Pointer | undefined
  filled: Filled[]
  isQueuedByDefault: boolean
  submitApplication: SubmitAction
}

/** An application to a job: job and email first, then what the profile asks for, and under it what became of it. */
export function EasyApplyForm(props: EasyApplyFormProps) {
  const { nodes, schema, places, namePlace, filled, isQueuedByDefault, submitApplication } = props
  const [handed, setHanded] = useState(readHandOver)
  useEffect(forgetHandOver, [])
  const [job, setJob] = useState<Job | null>(null)
  const [email, setEmail] = useState(handed?.email ?? '')
  const [isQueued, setIsQueued] = useState(isQueuedByDefault)
  const dispatchId = useRef<string | null>(null)
  const bodyForm = useBodyForm({
    nodes,
    schema,
    ...(handed && namePlace !== undefined ? { start: withText(startValues(nodes), namePlace, handed.name) } : {}),
    complete(drawn) {
      dispatchId.current ??= crypto.randomUUID()
      const parts = { email, jobId: job?.id ?? '', isQueued, submissionId: dispatchId.current }
      return completeBody(drawn, parts, { places, filled, schema })
    },
    pathOf: (pointer) => ownPath(pointer, places),
  })
  const { form } = bodyForm
  const { dispatch, problem, isPending, record, forget } = useRecord<Submitted>(bodyForm, Object.values(places))
  const errorOf = (path: string) => form.getFieldState(path, form.formState).error?.message

  function submit() {
    forget()
    const body = bodyForm.read()
    if (!job) form.setError('job', { type: 'check', message: 'Choose a job' })
    if (email.trim() === '') form.setError('email', { type: 'check', message: 'This is needed' })
    if (!body || !job || email.trim() === '') return
    // What was refused or taken back is over: what is entered now is another one.
    if (dispatch && (dispatch.state === 'refused' || dispatch.state === 'cancelled')) dispatchId.current = null
    dispatchId.current ??= crypto.randomUUID()
    const id = dispatchId.current
    record(() => submitApplication({ id, body }))
  }

  function startNext() {
    dispatchId.current = null
    bodyForm.startAnew()
    setEmail('')
    setHanded(null)
    forget()
  }

  return (
    <WriteForm
      form={form}
      label="Submit application"
      pendingLabel="Sending…"
      isPending={isPending}
      onSubmit={submit}
      verdict={
        <>
          {problem && <NotRecordedNotice problem={problem} />}
          {dispatch && <ApplicationVerdict dispatch={dispatch} onNext={startNext} />}
        </>
      }
    >
      {handed && email.trim() === handed.email && (
        <p dir="auto" className="wrap-anywhere font-medium">
          For {handed.name || handed.email}, from Applicants
        </p>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <JobField value={job} error={errorOf('job')} onChange={setJob} />
        <Field label="Email" isRequired error={errorOf('email')}>
          {(control) => (
            <input
              {...control}
              type="email"
              autoComplete="off"
              required
              value={email}
              onChange={(event) => setEmail(event.target.value)}
              className="control"
            />
          )}
        </Field>
      </div>
      <BodyFields nodes={nodes} name="body" />
      <OtherFields name="others" />
      <label className="flex items-start gap-2.5">
        <input
          type="checkbox"
          checked={isQueued}
          aria-describedby="enqueue-means"
          onChange={(event) => setIsQueued(event.target.checked)}
          className="mt-0.5 size-4 accent-accent"
        />
        <span>
          <span className="font-medium">Queue the application</span>
          <span id="enqueue-means" className="block text-small text-quiet">
            The partner takes it in and works on it later. Without it the partner checks at once whether the job takes
            applications.
          </span>
        </span>
      </label>
    </WriteForm>
  )
}

/** Errors on the parts that the screen draws itself, and on the groups that hold only them, stand on those parts. */
function ownPath(pointer: string, places: ApplicationPlaces): string | undefined {
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
