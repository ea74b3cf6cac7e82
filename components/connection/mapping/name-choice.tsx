'use client'

import { useState } from 'react'
import type { FieldOption } from '@/lib/connection/contract'
import type { NameParts, NamePaths } from '@/lib/records/field-path'
import type { Pointer } from '@/lib/records/pointer'
import { Field } from '../../ui/field'
import { Select } from '../../ui/select'
import { FieldChoice } from './field-choice'
import { mappingWords } from './words'

type NameChoiceProps = {
  options: readonly FieldOption[]
  value: NamePaths | null
  onChange: (name: NamePaths | null) => void
}

const parts = ['first', 'middle', 'last'] as const

/** Chooses where a name is: in one field, or in parts. */
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
      <Field label={mappingWords.howKept} isRequired>
        {(control) => (
          <Select
            label={mappingWords.howKept}
            control={control}
            value={isInParts ? 'parts' : 'whole'}
            options={[
              { value: 'whole', label: mappingWords.inOneField },
              { value: 'parts', label: mappingWords.inParts },
            ]}
            onChange={(kept) => choose(kept === 'parts')}
          />
        )}
      </Field>
      {isInParts ? (
        <Parts options={options} value={chosen ?? {}} onChange={onChange} />
      ) : (
        <FieldChoice
          label={mappingWords.field}
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
  const choose = (part: (typeof parts)[number], path: Pointer | null) => {
    const { [part]: _, ...others } = value
    const next: NameParts = path === null ? others : { ...others, [part]: path }
    onChange(next.first === undefined && next.last === undefined ? null : next)
  }
  return (
    <>
      {parts.map((part) => (
        <FieldChoice
          key={part}
          label={mappingWords.parts[part]}
          options={options}
          value={value[part] ?? null}
          onChange={(path) => choose(part, path)}
        />
      ))}
      <label className="flex items-center gap-2 touch:min-h-11">
        <input
          type="checkbox"
          checked={value.familyFirst === true}
          onChange={({ target }) => onChange({ ...value, familyFirst: target.checked })}
          className="size-4 accent-accent"
        />
        {mappingWords.familyFirst}
      </label>
    </>
  )
}
