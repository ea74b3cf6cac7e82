'use client'

import { useState } from 'react'
import type { Target } from '@/lib/bulk-apply/sheet/contract'
import type { Job } from '@/lib/jobs/contract'
import type { Pointer } from '@/lib/records/pointer'
import { JobField } from '../../easy-apply/job-field'
import { Button } from '../../ui/button'
import { Field } from '../../ui/field'
import { Select } from '../../ui/select'
import { checkWords } from './check/words'

type SetForAllProps = {
  /** Never empty. With several, the user chooses one first. */
  columns: Target[]
  count: number
  jobColumns: Pointer[]
  onSet: (value: string, target: string) => void
  onClose: () => void
}

/** Sets one value for all rows with a problem. A job is chosen from the list of jobs. */
export function SetForAll({ columns, count, jobColumns, onSet, onClose }: SetForAllProps) {
  const [text, setText] = useState('')
  const [job, setJob] = useState<Job | null>(null)
  const [key, setKey] = useState(columns[0]?.key ?? '')
  const isJob = key === 'job'
  const value = isJob ? (job?.id ?? '') : text
  const title = columns.find((column) => column.key === key)?.title ?? checkWords.value
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (value !== '') onSet(value, key)
      }}
      className="flex flex-wrap items-end gap-2 pl-6"
    >
      {columns.length > 1 && (
        <Select
          label={checkWords.field}
          value={key}
          options={columns.map((column) => ({ value: column.key, label: column.title }))}
          onChange={setKey}
          className="min-w-40"
        />
      )}
      <div className="min-w-60 flex-1 sm:max-w-96">
        {isJob ? (
          <JobField value={job} columns={jobColumns} isFocusedFirst error={undefined} onChange={setJob} />
        ) : (
          <Field label={checkWords.forAll({ label: title, count })} isRequired>
            {(control) => (
              <input
                {...control}
                // biome-ignore lint/a11y/noAutofocus: it was just asked for
                autoFocus={columns.length === 1}
                autoComplete="off"
                value={text}
                onChange={(event) => setText(event.target.value)}
                className="control"
              />
            )}
          </Field>
        )}
      </div>
      <Button type="submit" disabled={value === ''}>
        {checkWords.set}
      </Button>
      <Button look="quiet" onClick={onClose}>
        {checkWords.cancel}
      </Button>
    </form>
  )
}
