'use client'

import type { FormPaths } from '@/lib/partner/profile/form-parts'
import type { NameParts } from '@/lib/records/field-path'
import type { Pointer } from '@/lib/records/pointer'
import { Check } from './field-editor'
import { PathSelect } from './path-select'
import { formEditorWords } from './words'

type NamePathSelectProps = {
  value: FormPaths[string]
  fields: readonly Pointer[]
  isLocked: boolean
  onChange: (name: FormPaths[string]) => void
}

/** Chooses where the applicant's name goes: one field, or one per part. */
export function NamePathSelect({ value, fields, isLocked, onChange }: NamePathSelectProps) {
  const parts: NameParts | null = typeof value === 'object' && value !== null && !('at' in value) ? value : null
  const whole = typeof value === 'string' ? value : null

  function setPart(part: 'first' | 'last', path: Pointer | null) {
    const { [part]: _gone, ...others } = parts ?? {}
    onChange(path === null ? others : { ...others, [part]: path })
  }

  return (
    <div className="grid gap-2 sm:col-span-2">
      {!isLocked && (
        <Check
          label={formEditorWords.nameInParts}
          isOn={parts !== null}
          onChange={(isSplit) => onChange(isSplit ? (whole === null ? {} : { first: whole }) : (parts?.first ?? null))}
        />
      )}
      <div className="grid gap-3 sm:grid-cols-2">
        {parts === null ? (
          <PathSelect
            label={formEditorWords.fields.name}
            none={formEditorWords.none}
            value={whole}
            fields={fields}
            isLocked={isLocked}
            onChange={onChange}
          />
        ) : (
          (['first', 'last'] as const).map((part) => (
            <PathSelect
              key={part}
              label={formEditorWords.parts[part]}
              none={formEditorWords.none}
              value={parts[part] ?? null}
              fields={fields}
              isLocked={isLocked}
              onChange={(path) => setPart(part, path)}
            />
          ))
        )}
      </div>
    </div>
  )
}
