'use client'

import type { FormPlaces } from '@/lib/partner/profile/form-parts'
import type { NameParts } from '@/lib/records/field-path'
import type { Pointer } from '@/lib/records/pointer'
import { Check } from './field-editor'
import { PlaceSelect } from './place-select'
import { formEditorWords } from './words'

type NamePlaceProps = {
  value: FormPlaces[string]
  fields: readonly Pointer[]
  isLocked: boolean
  onChange: (name: FormPlaces[string]) => void
}

/** Chooses where the applicant's name goes: one field, or one per part. */
export function NamePlace({ value, fields, isLocked, onChange }: NamePlaceProps) {
  const parts: NameParts | null = typeof value === 'object' && value !== null && !('at' in value) ? value : null
  const whole = typeof value === 'string' ? value : null

  function setPart(part: 'first' | 'last', place: Pointer | null) {
    const { [part]: _gone, ...others } = parts ?? {}
    onChange(place === null ? others : { ...others, [part]: place })
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
          <PlaceSelect
            label={formEditorWords.places.name}
            none={formEditorWords.none}
            value={whole}
            fields={fields}
            isLocked={isLocked}
            onChange={onChange}
          />
        ) : (
          (['first', 'last'] as const).map((part) => (
            <PlaceSelect
              key={part}
              label={formEditorWords.parts[part]}
              none={formEditorWords.none}
              value={parts[part] ?? null}
              fields={fields}
              isLocked={isLocked}
              onChange={(place) => setPart(part, place)}
            />
          ))
        )}
      </div>
    </div>
  )
}
