'use client'

import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { withoutAutofilled } from '@/lib/forms/autofill'
import type { BodySchema } from '@/lib/forms/body-schema'
import { type AutofilledField, autofilledFields, type FormNode } from '@/lib/forms/form-node'
import { type RestoredForm, restoreForm } from '@/lib/forms/saved-form'
import { toFormValues } from '@/lib/forms/to-form-values'
import { type JobList, jobsKey, jobsRepeat, jobsUrl } from '@/lib/jobs/contract'
import { fieldLabel } from '@/lib/records/field-label'
import { pointerOf } from '@/lib/records/pointer'
import { getFromDesk, getWithRetries } from '../api/desk-api'

/** A job to copy: what was sent from this desk, or a record of the list. */
export type JobToCopy = { kind: 'sent'; id: string; title: string; body: unknown } | { kind: 'listed'; id: string }

type CopiedJob = { title: string; values: Pick<RestoredForm, 'fields' | 'others'>; left: string[] }

/** What is made of a copy for the form; null until the list is there. It also keeps the list of jobs fresh, for finding jobs alike. */
export function useCopiedJob(wanted: JobToCopy | null, { nodes, schema }: { nodes: FormNode[]; schema: BodySchema }) {
  const jobs = useQuery({
    queryKey: jobsKey,
    queryFn: ({ signal }) =>
      getWithRetries<JobList>((signal) => getFromDesk(jobsUrl, signal), { name: jobsRepeat, signal }),
  })
  const [copied, setCopied] = useState<CopiedJob | null>(null)
  const list = jobs.data
  const taken = useRef<string | null>(null)
  const key = wanted && `${wanted.kind} ${wanted.id}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each job, whatever else is drawn or listed anew
  useEffect(() => {
    if (wanted === null || taken.current === key) return
    const filled = autofilledFields(schema)
    const job = wanted.kind === 'listed' ? list?.items.find(({ id }) => id === wanted.id) : undefined
    const made = wanted.kind === 'sent' ? copyOfSent(nodes, filled, wanted) : job && copyOfListed(nodes, filled, job)
    if (!made) return
    taken.current = key
    setCopied(made)
  }, [key, list])
  return {
    copied,
    /** The list is there, or does not come, and the job is not in it. */
    isMissing: wanted?.kind === 'listed' && copied === null && !jobs.isFetching,
  }
}

function copyOfSent(
  nodes: FormNode[],
  filled: AutofilledField[],
  { title, body }: { title: string; body: unknown },
): CopiedJob {
  // An empty mark: only its values count, not how its form was drawn.
  const kept = { mark: '', fields: {}, others: [], body: { ...Object(withoutAutofilled(body, filled)) } }
  const { fields, others, unmapped } = restoreForm(nodes, '-', kept)
  return { title, values: { fields, others }, left: unmapped.map(({ pointer }) => fieldLabel(pointer)) }
}

function copyOfListed(
  nodes: FormNode[],
  filled: AutofilledField[],
  { title, record }: { title: string; record: unknown },
): CopiedJob {
  const { values, unmapped } = toFormValues(nodes, withoutAutofilled(record, filled))
  return {
    title,
    values: { fields: values, others: [] },
    left: unmapped.map(({ tokens }) => fieldLabel(pointerOf(tokens))),
  }
}
