'use client'

import type { FieldOption } from '@/lib/connection/contract'
import { pathOf, type TimePath, timeFormats } from '@/lib/records/field-path'
import { Field } from '../../ui/field'
import { Select } from '../../ui/select'
import { FieldChoice } from './field-choice'
import { formatOfField } from './time-format'
import { mappingWords } from './words'

type TimeChoiceProps = {
  options: readonly FieldOption[]
  value: TimePath | null
  onChange: (time: TimePath | null) => void
}

/** Chooses a date or timestamp field and its format. */
export function TimeChoice({ options, value, onChange }: TimeChoiceProps) {
  const format = typeof value === 'object' && value !== null ? value.format : 'iso'
  const at = value === null ? null : pathOf(value)
  return (
    <div className="grid gap-2">
      <FieldChoice
        label={mappingWords.field}
        options={options}
        value={at}
        onChange={(path) => onChange(path === null ? null : { at: path, format: formatOfField(options, path) })}
      />
      {at !== null && (
        <Field label={mappingWords.howWritten} isRequired>
          {(control) => (
            <Select
              label={mappingWords.howWritten}
              control={control}
              value={format}
              options={timeFormats.map((value) => ({ value, label: mappingWords.formats[value] }))}
              onChange={(format) => onChange({ at, format })}
            />
          )}
        </Field>
      )}
    </div>
  )
}
