'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useState, useTransition } from 'react'
import { FormProvider } from 'react-hook-form'
import type { WriteAnswer } from '@/lib/dispatch/contract'
import type { FormNode } from '@/lib/forms/form-node'
import { type CreatedJob, jobsKey } from '@/lib/jobs/contract'
import type { BodySchema } from '@/lib/partner/profile/profile'
import { BodyFields } from '../schema-form/body-fields'
import { ErrorSummary } from '../schema-form/error-summary'
import { OtherFields } from '../schema-form/other-fields'
import { useBodyForm } from '../schema-form/use-body-form'
import { askToSignInAgain } from '../shell/session-ended'
import { Button } from '../ui/button'
import { callDesk, type Outcome } from '../write-outcome'
import { JobVerdict } from './job-verdict'

type NewJobFormProps = {
  nodes: FormNode[]
  schema: BodySchema
  create: (body: unknown) => Promise<WriteAnswer<CreatedJob>>
}

/** A new job: the form that the profile describes, and under it what became of it. */
export function NewJobForm({ nodes, schema, create }: NewJobFormProps) {
  const { form, read, showErrors, showPartnerErrors } = useBodyForm({ nodes, schema })
  const [outcome, setOutcome] = useState<Outcome<CreatedJob> | null>(null)
  const [isPending, startTransition] = useTransition()
  const queries = useQueryClient()

  function submit() {
    if (isPending) return
    setOutcome(null)
    const body = read()
    if (!body) return
    startTransition(async () => {
      const answer = await callDesk(() => create(body))
      if (answer.state === 'signed-out') return askToSignInAgain()
      if (answer.state === 'invalid') return showErrors(answer.errors)
      if (answer.state === 'refused') {
        const rest = showPartnerErrors(answer.failure.fields)
        return setOutcome({ ...answer, failure: { ...answer.failure, fields: rest } })
      }
      if (answer.state === 'done') form.reset()
      if (answer.state !== 'not-allowed') void queries.invalidateQueries({ queryKey: jobsKey })
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
        <BodyFields nodes={nodes} name="body" />
        <OtherFields name="others" />
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" look="primary" isPending={isPending} pendingLabel="Creating…">
            Create job
          </Button>
          <ErrorSummary errors={form.formState.errors} />
        </div>
        {outcome && <JobVerdict outcome={outcome} />}
      </form>
    </FormProvider>
  )
}
