'use client'

import type { FieldOption } from '@/lib/connection/contract'
import { pathOf, type TimeFormat, type TimePath, timeFormats } from '@/lib/records/field-path'
import { Field } from '../../ui/field'
import { Select } from '../../ui/select'
import { FieldChoice } from './field-choice'
import { formatOfField } from './time-format'

type TimeChoiceProps = {
  options: readonly FieldOption[]
  value: TimePath | null
  onChange: (time: TimePath | null) => void
}

const formats: Record<TimeFormat, string> = {
  iso: 'ISO (2026-02-27)',
  seconds: 'Seconds since 1970',
  milliseconds: 'Milliseconds since 1970',
  microseconds: 'Microseconds since 1970',
  'day-month-year': 'Day first (27.02.2026)',
  'month-day-year': 'Month first (02/27/2026)',
  'year-month-day': 'Year first (2026/02/27)',
  'month-name': 'Month by name (27 Feb 2026)',
}

/** A field that holds a moment or a day, and how it is written. */
export function TimeChoice({ options, value, onChange }: TimeChoiceProps) {
  const format = typeof value === 'object' && value !== null ? value.format : 'iso'
  const at = value === null ? null : pathOf(value)
  return (
    <div className="grid gap-2">
      <FieldChoice
        label="Field"
        options={options}
        value={at}
        onChange={(path) => onChange(path === null ? null : { at: path, format: formatOfField(options, path) })}
      />
      {at !== null && (
        <Field label="How it is written" isRequired>
          {(control) => (
            <Select
              label="How it is written"
              control={control}
              value={format}
              options={timeFormats.map((value) => ({ value, label: formats[value] }))}
              onChange={(format) => onChange({ at, format })}
            />
          )}
        </Field>
      )}
    </div>
  )
}
