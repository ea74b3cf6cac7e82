'use client'

import { useEffect, useState } from 'react'
import type { BodySchema } from '@/lib/forms/body-schema'
import { hasField, putField } from '@/lib/forms/edit-schema'
import { fieldTypes, settingsOf } from '@/lib/forms/field-settings'
import { suggestFields } from '@/lib/forms/suggest-fields'
import { type JobList, jobsUrl } from '@/lib/jobs/contract'
import { tokensOf } from '@/lib/records/pointer'
import { type DeskAnswer, getFromDesk } from '../../api/desk-api'
import { Button } from '../../ui/button'
import { Skeleton } from '../../ui/skeleton'

type SuggestedFieldsProps = { schema: BodySchema; onChange: (schema: BodySchema) => void }

/** Fields that the jobs in the list have: what a partner shows of a job, it may take with a new one. */
export function SuggestedFields({ schema, onChange }: SuggestedFieldsProps) {
  const [answer, setAnswer] = useState<DeskAnswer<JobList> | null>(null)
  useEffect(() => {
    const leaving = new AbortController()
    getFromDesk<JobList>(jobsUrl, leaving.signal).then(setAnswer, () => {})
    return () => leaving.abort()
  }, [])

  if (answer === null) return <Skeleton className="h-10" />
  if ('error' in answer)
    return <p role="alert">The jobs could not be read. Check the connection above, then try again.</p>
  const records = answer.value.items.map(({ record }) => record)
  const fields = suggestFields(records).filter(({ pointer }) => !hasField(schema, tokensOf(pointer)))
  if (fields.length === 0) return <p role="status">The form has every field that the {records.length} jobs have.</p>
  return (
    <div className="grid gap-2 rounded-panel border p-3">
      <p className="max-w-prose text-quiet">
        Fields of the {records.length} jobs in the list. That the partner shows them doesn’t mean that it takes them
        with a new job: they are marked as unproven until a job was created with them.
      </p>
      <ul aria-label="Suggested fields" className="grid gap-1">
        {fields.map(({ pointer, schema: own, filled }) => (
          <li key={pointer} className="flex flex-wrap items-center justify-between gap-2">
            <span className="min-w-0 wrap-anywhere">
              <code>{pointer}</code>{' '}
              <span className="text-small text-quiet">
                {fieldTypes[settingsOf(own).type]} · filled in {Math.round(filled * 100)}%
              </span>
            </span>
            <Button aria-label={`Add ${pointer}`} onClick={() => onChange(putField(schema, pointer, own, false))}>
              Add
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
