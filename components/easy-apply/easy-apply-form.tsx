'use client'

import dynamic from 'next/dynamic'
import { useRef, useState, useTransition } from 'react'
import { FormProvider } from 'react-hook-form'
import type { WriteAnswer } from '@/lib/dispatch/contract'
import type { Submitted } from '@/lib/easy-apply/contract'
import type { Filled, FormNode } from '@/lib/forms/form-node'
import type { Job } from '@/lib/jobs/contract'
import { tokensOf } from '@/lib/partner/profile/pointer'
import type { BodySchema } from '@/lib/partner/profile/profile'
import { BodyFields } from '../schema-form/body-fields'
import { ErrorSummary } from '../schema-form/error-summary'
import { OtherFields } from '../schema-form/other-fields'
import { useBodyForm } from '../schema-form/use-body-form'
import { askToSignInAgain } from '../shell/session-ended'
import { Button } from '../ui/button'
import { Field } from '../ui/field'
import { Skeleton } from '../ui/skeleton'
import { callDesk, type Outcome } from '../write-outcome'
import { type ApplicationPlaces, completeBody } from './application-body'
import { ApplicationVerdict } from './application-verdict'

/** Its hidden input carries a style attribute, which the Content-Security-Policy forbids in the server's HTML. */
const JobField = dynamic(() => import('./job-field').then((module) => module.JobField), {
  ssr: false,
  loading: () => <JobFieldSkeleton />,
})

type EasyApplyFormProps = {
  nodes: FormNode[]
  schema: BodySchema
  places: ApplicationPlaces
  filled: Filled[]
  isQueuedByDefault: boolean
  submitApplication: (body: unknown) => Promise<WriteAnswer<Submitted>>
}

/** An application to a job: job and email first, then what the profile asks for, and under it what became of it. */
export function EasyApplyForm(props: EasyApplyFormProps) {
  const { nodes, schema, places, filled, isQueuedByDefault, submitApplication } = props
  const [job, setJob] = useState<Job | null>(null)
  const [email, setEmail] = useState('')
  const [isQueued, setIsQueued] = useState(isQueuedByDefault)
  const [outcome, setOutcome] = useState<Outcome<Submitted> | null>(null)
  const [isPending, startTransition] = useTransition()
  const submissionId = useRef<string | null>(null)
  const { form, read, showErrors, showPartnerErrors } = useBodyForm({
    nodes,
    schema,
    complete(drawn) {
      submissionId.current ??= crypto.randomUUID()
      const parts = { email, jobId: job?.id ?? '', isQueued, submissionId: submissionId.current }
      return completeBody(drawn, parts, { places, filled, schema })
    },
    pathOf: (pointer) => ownPath(pointer, places),
  })
  const errorOf = (path: string) => form.getFieldState(path, form.formState).error?.message

  function submit() {
    if (isPending) return
    setOutcome(null)
    const body = read()
    if (!job || email.trim() === '') {
      if (!job) form.setError('job', { type: 'check', message: 'Choose a job' })
      if (email.trim() === '') form.setError('email', { type: 'check', message: 'This is needed' })
      return
    }
    if (!body) return
    startTransition(async () => {
      const answer = await callDesk(() => submitApplication(body))
      if (answer.state === 'signed-out') return askToSignInAgain()
      if (answer.state === 'invalid') return showErrors(answer.errors)
      if (answer.state === 'refused') {
        const rest = showPartnerErrors(answer.failure.fields, [places.email, places.job, places.enqueue])
        return setOutcome({ ...answer, failure: { ...answer.failure, fields: rest } })
      }
      if (answer.state === 'done') submissionId.current = null
      setOutcome(answer)
    })
  }

  return (
    <FormProvider {...form}>
      <form
        method="post"
        noValidate
        className="grid max-w-3xl gap-5 px-4 pb-10 md:px-6"
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
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
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" look="primary" isPending={isPending} pendingLabel="Sending…">
            Submit application
          </Button>
          <ErrorSummary errors={form.formState.errors} />
        </div>
        {outcome && (
          <ApplicationVerdict
            outcome={outcome}
            onNext={() => {
              form.reset()
              setEmail('')
              setOutcome(null)
            }}
          />
        )}
      </form>
    </FormProvider>
  )
}

/** Errors on the parts that the screen draws itself, and on the groups that hold only them, stand on those parts. */
function ownPath(pointer: string, places: ApplicationPlaces): string | undefined {
  if (pointer === places.email) return 'email'
  if (pointer === places.job || tokensOf(places.job).slice(0, -1).join('/') === tokensOf(pointer).join('/'))
    return 'job'
  return undefined
}

function JobFieldSkeleton() {
  return (
    <div className="grid content-start gap-1">
      <p className="font-medium">Job</p>
      <Skeleton className="h-8 touch:h-10" />
    </div>
  )
}
