'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { fillIn } from '@/lib/forms/fill-in'
import { type FormNode, filledBy } from '@/lib/forms/form-node'
import { type CreatedJob, type CreateJobAction, jobsKey } from '@/lib/jobs/contract'
import type { BodySchema } from '@/lib/partner/profile/profile'
import { NotRecordedNotice } from '../dispatch/not-recorded-notice'
import { useRecord } from '../dispatch/use-record'
import { BodyFields } from '../schema-form/body-fields'
import { OtherFields } from '../schema-form/other-fields'
import { useBodyForm } from '../schema-form/use-body-form'
import { WriteForm } from '../schema-form/write-form'
import { JobVerdict } from './job-verdict'

type NewJobFormProps = {
  nodes: FormNode[]
  schema: BodySchema
  create: CreateJobAction
}

/** A new job: the form that the profile describes, and under it what became of it. */
export function NewJobForm({ nodes, schema, create }: NewJobFormProps) {
  const dispatchId = useRef<string | null>(null)
  const bodyForm = useBodyForm({
    nodes,
    schema,
    complete(drawn) {
      dispatchId.current ??= crypto.randomUUID()
      return fillIn(drawn, filledBy(schema), dispatchId.current)
    },
  })
  const { dispatch, problem, isPending, record, forget } = useRecord<CreatedJob>(bodyForm)
  const queries = useQueryClient()
  const isDone = dispatch?.state === 'done'

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is done
  useEffect(() => {
    if (!isDone) return
    bodyForm.form.reset()
    dispatchId.current = null
    void queries.invalidateQueries({ queryKey: jobsKey })
  }, [isDone])

  function submit() {
    forget()
    const body = bodyForm.read()
    if (!body) return
    // What was refused or taken back is over: what is entered now is another one.
    if (dispatch && (dispatch.state === 'refused' || dispatch.state === 'cancelled')) dispatchId.current = null
    dispatchId.current ??= crypto.randomUUID()
    const id = dispatchId.current
    record(() => create({ id, body }))
  }

  return (
    <WriteForm
      form={bodyForm.form}
      label="Create job"
      pendingLabel="Creating…"
      isPending={isPending}
      onSubmit={submit}
      verdict={
        <>
          {problem && <NotRecordedNotice problem={problem} />}
          {dispatch && <JobVerdict dispatch={dispatch} />}
        </>
      }
    >
      <BodyFields nodes={nodes} name="body" />
      <OtherFields name="others" />
    </WriteForm>
  )
}
