'use client'

import { useState } from 'react'
import type { FormPlaces } from '@/lib/partner/profile/form-parts'
import type { Scalar, SwitchPath } from '@/lib/records/field-path'
import type { Pointer } from '@/lib/records/pointer'
import { Field } from '../../ui/field'
import { PlaceSelect } from './place-select'
import { pointersOf } from './place-words'

type ChatPlaceProps = {
  value: FormPlaces[string]
  fields: readonly Pointer[]
  isLocked: boolean
  onChange: (enabled: SwitchPath) => void
}

/** Which field says On or Off, and by which values. */
export function ChatPlace({ value, fields, isLocked, onChange }: ChatPlaceProps) {
  const values = typeof value === 'object' && value !== null && 'at' in value ? value : { on: true, off: false }
  const [texts, setTexts] = useState({ on: textOf(values.on), off: textOf(values.off) })
  const at = pointersOf(value)[0] ?? null

  function set(pointer: Pointer, next: typeof texts) {
    setTexts(next)
    const on = scalarOf(next.on)
    const off = scalarOf(next.off)
    onChange(on === true && off === false ? pointer : { at: pointer, on, off })
  }

  return (
    <>
      <PlaceSelect
        label="On or off"
        value={at}
        fields={fields}
        isLocked={isLocked}
        onChange={(place) => place !== null && set(place, texts)}
      />
      {(['on', 'off'] as const).map((side) => (
        <Field key={side} label={`Value for ${side === 'on' ? 'On' : 'Off'}`} isRequired>
          {(control) => (
            <input
              {...control}
              value={texts[side]}
              disabled={isLocked}
              onChange={(event) => set(at ?? '', { ...texts, [side]: event.target.value })}
              className="control"
            />
          )}
        </Field>
      ))}
    </>
  )
}

const textOf = (value: Scalar) => (typeof value === 'string' ? value : String(value))

/** `true`, `0` and `null` are what they are in JSON; anything else is text. */
function scalarOf(text: string): Scalar {
  const trimmed = text.trim()
  if (trimmed === 'true' || trimmed === 'false') return trimmed === 'true'
  if (trimmed === 'null') return null
  return /^-?\d{1,15}$/.test(trimmed) ? Number(trimmed) : trimmed
}
