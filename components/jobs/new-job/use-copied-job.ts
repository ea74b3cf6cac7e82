'use client'

import { useState } from 'react'
import { withoutAutofilled } from '@/lib/forms/autofill'
import type { BodySchema } from '@/lib/forms/body-schema'
import { type AutofilledField, autofilledFields, type FormNode } from '@/lib/forms/form-node'
import { type RestoredForm, restoreBody } from '@/lib/forms/saved-form'
import { toFormValues } from '@/lib/forms/to-form-values'
import { type JobList, jobsKey, jobsRepeat, jobsUrl } from '@/lib/jobs/contract'
import { fieldLabel } from '@/lib/records/field-label'
import { pointerOf } from '@/lib/records/pointer'
import { shownLabel } from '@/lib/records/shown-label'
import { getFromDesk } from '../../api/desk-api'
import { getWithRetries } from '../../api/get-with-retries'
import { useRead } from '../../api/queries'

/** A job to copy: one sent from this desk, or a listed record. */
export type JobToCopy =
  | { kind: 'sent'; id: string; jobId: string | null; title: string; body: unknown }
  | { kind: 'listed'; id: string }

/** `id`: the job's id; null while it is unknown. */
export type CopiedJob = {
  id: string | null
  title: string
  values: Pick<RestoredForm, 'fields' | 'others'>
  /** Fields whose values the form could not take. */
  left: string[]
}

/**
 * Returns the job to copy as form values; null until the list is loaded. Also refreshes the list, for finding similar
 * jobs.
 */
export function useCopiedJob(wanted: JobToCopy | null, { nodes, schema }: { nodes: FormNode[]; schema: BodySchema }) {
  const jobs = useRead({
    queryKey: jobsKey,
    queryFn: ({ signal }) =>
      getWithRetries<JobList>((signal) => getFromDesk(jobsUrl, signal), { name: jobsRepeat, signal }),
  })
  // Copied once per requested job: later answers must not change what the form was filled with.
  const [copied, setCopied] = useState<{ key: string; job: CopiedJob } | null>(null)
  const key = wanted && `${wanted.kind} ${wanted.id}`
  if (wanted !== null && key !== null && copied?.key !== key) {
    const job = copyJob(wanted, jobs.data, nodes, autofilledFields(schema))
    if (job) setCopied({ key, job })
  }
  return {
    copied: copied?.job ?? null,
    /** The job is not in the list, or the list could not be loaded. */
    isMissing: wanted?.kind === 'listed' && copied === null && !jobs.isFetching,
  }
}

function copyJob(
  wanted: JobToCopy,
  list: JobList | undefined,
  nodes: FormNode[],
  filled: AutofilledField[],
): CopiedJob | undefined {
  if (wanted.kind === 'sent') return copyOfSent(nodes, filled, wanted)
  const job = list?.items.find(({ id }) => id === wanted.id)
  return job && copyOfListed(nodes, filled, job)
}

function copyOfSent(
  nodes: FormNode[],
  filled: AutofilledField[],
  { jobId, title, body }: { jobId: string | null; title: string; body: unknown },
): CopiedJob {
  const { fields, others, unmapped } = restoreBody(nodes, { ...Object(withoutAutofilled(body, filled)) })
  return {
    id: jobId,
    title,
    values: { fields, others },
    left: unmapped.map(({ pointer }) => shownLabel(fieldLabel(pointer))),
  }
}

function copyOfListed(
  nodes: FormNode[],
  filled: AutofilledField[],
  { id, title, record }: { id: string; title: string; record: unknown },
): CopiedJob {
  const { values, unmapped } = toFormValues(nodes, withoutAutofilled(record, filled))
  return {
    id,
    title,
    values: { fields: values, others: [] },
    // Leave out what the form never asks for, such as a record's ids and times: it is not missed in a copy.
    left: unmapped.filter(({ hasField }) => hasField).map(({ tokens }) => shownLabel(fieldLabel(pointerOf(tokens)))),
  }
}
