'use client'

import { useState } from 'react'
import type { FieldOption } from '@/lib/connection/contract'
import type { NameParts, NamePaths } from '@/lib/records/field-path'
import type { Pointer } from '@/lib/records/pointer'
import { Field } from '../../ui/field'
import { Select } from '../../ui/select'
import { FieldChoice } from './field-choice'

type NameChoiceProps = {
  options: readonly FieldOption[]
  value: NamePaths | null
  onChange: (name: NamePaths | null) => void
}

const parts = [
  { part: 'first', label: 'First name' },
  { part: 'middle', label: 'Middle name' },
  { part: 'last', label: 'Last name' },
] as const

/** A name in one field, or in parts. */
export function NameChoice({ options, value, onChange }: NameChoiceProps) {
  const chosen = typeof value === 'object' && value !== null ? value : null
  const [isInParts, setInParts] = useState(chosen !== null)
  const choose = (inParts: boolean) => {
    setInParts(inParts)
    if (!inParts) onChange(chosen?.first ?? chosen?.last ?? null)
    else if (typeof value === 'string') onChange({ first: value })
  }
  return (
    <div className="grid gap-2">
      <Field label="How the name is kept" isRequired>
        {(control) => (
          <Select
            label="How the name is kept"
            control={control}
            value={isInParts ? 'parts' : 'whole'}
            options={[
              { value: 'whole', label: 'In one field' },
              { value: 'parts', label: 'In separate fields for first and last name' },
            ]}
            onChange={(kept) => choose(kept === 'parts')}
          />
        )}
      </Field>
      {isInParts ? (
        <Parts options={options} value={chosen ?? {}} onChange={onChange} />
      ) : (
        <FieldChoice
          label="Field"
          options={options}
          value={typeof value === 'string' ? value : null}
          onChange={onChange}
        />
      )}
    </div>
  )
}

type PartsProps = { options: readonly FieldOption[]; value: NameParts; onChange: (name: NameParts | null) => void }

function Parts({ options, value, onChange }: PartsProps) {
  const choose = (part: 'first' | 'middle' | 'last', path: Pointer | null) => {
    const { [part]: _, ...others } = value
    const next: NameParts = path === null ? others : { ...others, [part]: path }
    onChange(next.first === undefined && next.last === undefined ? null : next)
  }
  return (
    <>
      {parts.map(({ part, label }) => (
        <FieldChoice
          key={part}
          label={label}
          options={options}
          value={value[part] ?? null}
          onChange={(path) => choose(part, path)}
        />
      ))}
      <label className="flex items-center gap-2">
        <input
          type="checkbox"
          checked={value.familyFirst === true}
          onChange={({ target }) => onChange({ ...value, familyFirst: target.checked })}
          className="size-4 accent-accent"
        />
        The family name comes first
      </label>
    </>
  )
}
