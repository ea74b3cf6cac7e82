'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { WriteAnswer } from '@/lib/dispatch/contract'
import { fillIn } from '@/lib/forms/fill-in'
import { type FormNode, filledBy } from '@/lib/forms/form-node'
import { type CreatedJob, jobsKey } from '@/lib/jobs/contract'
import type { BodySchema } from '@/lib/partner/profile/profile'
import { BodyFields } from '../schema-form/body-fields'
import { OtherFields } from '../schema-form/other-fields'
import { useBodyForm } from '../schema-form/use-body-form'
import { useWrite } from '../schema-form/use-write'
import { WriteForm } from '../schema-form/write-form'
import { JobVerdict } from './job-verdict'

type NewJobFormProps = {
  nodes: FormNode[]
  schema: BodySchema
  create: (body: unknown) => Promise<WriteAnswer<CreatedJob>>
}

/** A new job: the form that the profile describes, and under it what became of it. */
export function NewJobForm({ nodes, schema, create }: NewJobFormProps) {
  const submissionId = useRef<string | null>(null)
  const bodyForm = useBodyForm({
    nodes,
    schema,
    complete(drawn) {
      submissionId.current ??= crypto.randomUUID()
      return fillIn(drawn, filledBy(schema), submissionId.current)
    },
  })
  const { outcome, isPending, write, forget } = useWrite<CreatedJob>(bodyForm)
  const queries = useQueryClient()

  function submit() {
    forget()
    const body = bodyForm.read()
    if (!body) return
    write(
      () => create(body),
      ({ state }) => {
        if (state === 'done') {
          bodyForm.form.reset()
          submissionId.current = null
        }
        if (state !== 'not-allowed') void queries.invalidateQueries({ queryKey: jobsKey })
      },
    )
  }

  return (
    <WriteForm
      form={bodyForm.form}
      label="Create job"
      pendingLabel="Creating…"
      isPending={isPending}
      onSubmit={submit}
      verdict={outcome && <JobVerdict outcome={outcome} />}
    >
      <BodyFields nodes={nodes} name="body" />
      <OtherFields name="others" />
    </WriteForm>
  )
}
