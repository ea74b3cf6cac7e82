'use client'

import { useEffect, useRef, useState } from 'react'
import type { BodySchema } from '@/lib/forms/body-schema'
import { hasField, putField } from '@/lib/forms/edit-schema'
import { settingsOf } from '@/lib/forms/field-settings'
import { suggestFields } from '@/lib/forms/suggest-fields'
import { type JobList, jobsUrl } from '@/lib/jobs/contract'
import { tokensOf } from '@/lib/records/pointer'
import { type DeskAnswer, getFromDesk } from '../../api/desk-api'
import { Button } from '../../ui/button'
import { Skeleton } from '../../ui/skeleton'
import { useFocusAfterRemoval } from '../../ui/use-focus-after-removal'
import { formEditorWords } from './words'

type SuggestedFieldsProps = { schema: BodySchema; onChange: (schema: BodySchema) => void }

/** Suggests fields that the listed jobs have: the partner may accept in a new job what it shows of others. */
export function SuggestedFields({ schema, onChange }: SuggestedFieldsProps) {
  const [answer, setAnswer] = useState<DeskAnswer<JobList> | null>(null)
  const list = useRef<HTMLUListElement>(null)
  const noteRemoval = useFocusAfterRemoval(list)
  useEffect(() => {
    const leaving = new AbortController()
    getFromDesk<JobList>(jobsUrl, leaving.signal).then(setAnswer, () => {})
    return () => leaving.abort()
  }, [])

  if (answer === null) return <Skeleton className="h-10" />
  if ('error' in answer) return <p role="alert">{formEditorWords.jobsNotRead}</p>
  const records = answer.value.items.map(({ record }) => record)
  const count = records.length
  const fields = suggestFields(records).filter(({ pointer }) => !hasField(schema, tokensOf(pointer)))
  if (fields.length === 0) return <p role="status">{formEditorWords.hasEvery({ count })}</p>
  return (
    <div className="grid gap-2 rounded-panel border p-3">
      <p className="max-w-prose text-quiet">{formEditorWords.suggestMeans({ count })}</p>
      <ul ref={list} aria-label={formEditorWords.suggested} className="grid gap-1">
        {fields.map(({ pointer, schema: own, filled }, index) => (
          <li key={pointer} className="flex flex-wrap items-center justify-between gap-2">
            <span className="min-w-0 wrap-anywhere">
              <code>{pointer}</code>{' '}
              <span className="text-small text-quiet">
                {formEditorWords.typeAndFilled({
                  type: formEditorWords.types[settingsOf(own).type],
                  percent: String(Math.round(filled * 100)),
                })}
              </span>
            </span>
            <Button
              data-remove
              aria-label={formEditorWords.addNamed({ field: pointer })}
              onClick={() => {
                noteRemoval(index)
                onChange(putField(schema, pointer, own, false))
              }}
            >
              {formEditorWords.addShort}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
