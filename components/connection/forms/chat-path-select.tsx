'use client'

import { useState } from 'react'
import type { BodySchema } from '@/lib/forms/body-schema'
import type { SchemaField } from '@/lib/forms/edit-schema'
import { settingsOf } from '@/lib/forms/field-settings'
import { guessOnValue } from '@/lib/partner/discovery/guess-on-value'
import { type FormPaths, isUndecided } from '@/lib/partner/profile/form-parts'
import type { Scalar, SwitchPath } from '@/lib/records/field-path'
import type { Pointer } from '@/lib/records/pointer'
import { Field } from '../../ui/field'
import { Select } from '../../ui/select'
import { switchAt } from './guess-paths'
import { PathSelect } from './path-select'
import { pointersOf } from './pointers-of'
import { switchValue } from './switch-value'
import { formEditorWords } from './words'

type ChatPathSelectProps = {
  value: FormPaths[string]
  fields: readonly SchemaField[]
  isLocked: boolean
  onChange: (enabled: SwitchPath) => void
}

/** Chooses the field that says On or Off, and its values for each. */
export function ChatPathSelect({ value, fields, isLocked, onChange }: ChatPathSelectProps) {
  const at = pointersOf(value)[0] ?? null
  const field = fields.find(({ pointer }) => pointer === at)
  const options = field ? optionsOfSwitch(field) : []
  const values = typeof value === 'object' && value !== null && 'at' in value ? value : { on: true, off: false }
  const sides = { ...values, isOpen: isUndecided(value) }

  function choose(pointer: Pointer) {
    const chosen = fields.find((one) => one.pointer === pointer)
    if (chosen && pointer !== at) onChange(switchAt(chosen))
  }

  function set(on: Scalar, off: Scalar) {
    if (at !== null) onChange(on === true && off === false ? at : { at, on, off })
  }

  return (
    <>
      <PathSelect
        label={formEditorWords.fields.enabled}
        value={at}
        fields={fields.map(({ pointer }) => pointer)}
        isLocked={isLocked}
        onChange={(path) => path !== null && choose(path)}
      />
      {options.length > 0 ? (
        <ValueChoices key={at} options={options} {...sides} isLocked={isLocked} onChange={set} />
      ) : (
        <ValueTexts key={at} schema={field?.schema ?? {}} {...sides} isLocked={isLocked} onChange={set} />
      )}
    </>
  )
}

function optionsOfSwitch({ schema }: SchemaField): Scalar[] {
  const { type, options } = settingsOf(schema)
  return type === 'yes-no' ? [true, false] : options
}

type ValuesProps = {
  on: Scalar
  off: Scalar
  /** It has not been decided yet which value is On and which is Off. */
  isOpen: boolean
  isLocked: boolean
  onChange: (on: Scalar, off: Scalar) => void
}

/** With two values, choosing one sets the other. Neither is preselected, because it would be sent to the partner. */
function ValueChoices({ options, on, off, isOpen, isLocked, onChange }: ValuesProps & { options: Scalar[] }) {
  const [one, other] = options
  const isPair = options.length === 2 && one !== undefined && other !== undefined
  const likely = isPair ? guessOnValue([one, other]) : null

  function choose(side: 'on' | 'off', text: string) {
    const chosen = options.find((option) => JSON.stringify(option) === text)
    if (chosen === undefined) return
    const rest = isPair ? (chosen === one ? other : one) : isOpen ? null : side === 'on' ? off : on
    if (side === 'on') onChange(chosen, rest)
    else onChange(rest, chosen)
  }

  return (['on', 'off'] as const).map((side) => {
    const value = side === 'on' ? on : off
    const isChosen = !isOpen && options.includes(value)
    const hint =
      side === 'on' && likely !== null && isOpen ? formEditorWords.probably({ value: String(likely) }) : undefined
    const label = formEditorWords.values[side]
    return (
      <Field key={side} label={label} isRequired description={hint}>
        {(control) => (
          <Select
            label={label}
            control={control}
            value={isChosen ? JSON.stringify(value) : ''}
            options={[
              ...(isChosen ? [] : [{ value: '', label: formEditorWords.choose }]),
              ...options.map((option) => ({ value: JSON.stringify(option), label: String(option) })),
            ]}
            isDisabled={isLocked}
            onChange={(text) => choose(side, text)}
          />
        )}
      </Field>
    )
  })
}

function ValueTexts({ schema, on, off, isOpen, isLocked, onChange }: ValuesProps & { schema: BodySchema }) {
  const [texts, setTexts] = useState(isOpen ? { on: '', off: '' } : { on: String(on), off: String(off) })
  return (['on', 'off'] as const).map((side) => (
    <Field key={side} label={formEditorWords.values[side]} isRequired>
      {(control) => (
        <input
          {...control}
          value={texts[side]}
          disabled={isLocked}
          onChange={(event) => {
            const next = { ...texts, [side]: event.target.value }
            setTexts(next)
            const isWhole = next.on.trim() !== '' && next.off.trim() !== ''
            onChange(isWhole ? switchValue(next.on, schema) : null, isWhole ? switchValue(next.off, schema) : null)
          }}
          className="control"
        />
      )}
    </Field>
  ))
}
