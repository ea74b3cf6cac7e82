'use client'

import { useEffect, useEffectEvent, useId, useState } from 'react'
import type { BodySchema } from '@/lib/forms/body-schema'
import type { SchemaField } from '@/lib/forms/edit-schema'
import { type FieldType, fieldTypes, optionsOfText, settingsOf, withSettings } from '@/lib/forms/field-settings'
import { Button } from '../../ui/button'
import { Field } from '../../ui/field'
import { Select } from '../../ui/select'
import { type FieldEdit, isSameEdit, startEdit } from './field-edit'
import { formEditorWords } from './words'

type FieldEditorProps = {
  field: Pick<SchemaField, 'schema' | 'isRequired' | 'isGroup'>
  onTake: (schema: BodySchema, isRequired: boolean) => void
  onClose: () => void
  /** Whether there are changes that are not applied; false once it is closed. */
  onUnapplied: (isUnapplied: boolean) => void
  /** Changes from an earlier visit. */
  kept: FieldEdit | null
  /** Called with the changes that are not applied, to keep them; null if there are none. */
  onEdit: (edit: FieldEdit | null) => void
  /** The field is about to be added: its options may be numbers. */
  isNew?: boolean
}

/** Edits a field's label, type, options and default, and whether it is required or hidden. */
export function FieldEditor(props: FieldEditorProps) {
  const { field, onTake, onClose, onUnapplied, kept, onEdit, isNew = false } = props
  const before = settingsOf(field.schema)
  const [first] = useState(() => startEdit(field))
  const [edit, setEdit] = useState(kept ?? first)
  const [issue, setIssue] = useState<string>()
  const { settings, optionText, isRequired } = edit
  const set = (change: Partial<typeof settings>) => setEdit({ ...edit, settings: { ...settings, ...change } })
  const { title, type, isHidden, start, isUnproven } = settings
  const isUnapplied = !isSameEdit(edit, first)
  const keep = useEffectEvent((edit: FieldEdit) => onEdit(isUnapplied ? edit : null))
  useEffect(() => keep(edit), [edit])
  useEffect(() => {
    onUnapplied(isUnapplied)
    return () => onUnapplied(false)
  }, [isUnapplied, onUnapplied])

  function take() {
    const areNumbers =
      before.type === 'choice'
        ? before.options.every((option) => typeof option === 'number')
        : isNew || ['integer', 'number', 'id', 'json'].includes(before.type)
    const isSame = optionText === before.options.map(String).join('\n')
    const options = type !== 'choice' ? [] : isSame ? before.options : optionsOfText(optionText, areNumbers)
    const changed = withSettings(field.schema, { ...settings, options })
    if ('issue' in changed) return setIssue(changed.issue)
    // A hidden field is sent only if it is required.
    onTake(changed.schema, isRequired || isHidden)
  }

  return (
    <div className="mt-2 grid gap-3 rounded-panel bg-sunken p-3">
      <div className="grid gap-3 sm:grid-cols-2">
        <Field label={formEditorWords.label}>
          {(control) => (
            <input
              {...control}
              value={title}
              onChange={(event) => set({ title: event.target.value })}
              className="control"
            />
          )}
        </Field>
        {!field.isGroup && (
          <Field label={formEditorWords.type} isRequired>
            {(control) => (
              <Select
                label={formEditorWords.type}
                control={control}
                value={type}
                options={typesFor(before.type).map((value) => ({ value, label: formEditorWords.types[value] }))}
                onChange={(type) => set({ type })}
              />
            )}
          </Field>
        )}
        {type === 'choice' && (
          <Field label={formEditorWords.options} description={formEditorWords.onePerLine} isRequired>
            {(control) => (
              <textarea
                {...control}
                rows={4}
                value={optionText}
                onChange={(event) => setEdit({ ...edit, optionText: event.target.value })}
                className="control"
              />
            )}
          </Field>
        )}
        {!field.isGroup && type !== 'file' && (
          <Field label={isHidden ? formEditorWords.sends : formEditorWords.default} isRequired={isHidden}>
            {(control) => (
              <input
                {...control}
                value={start}
                onChange={(event) => set({ start: event.target.value })}
                className="control"
              />
            )}
          </Field>
        )}
      </div>
      <div className="flex flex-wrap gap-x-5 gap-y-2">
        <Check
          label={formEditorWords.required}
          isOn={isRequired}
          onChange={(isRequired) => setEdit({ ...edit, isRequired })}
        />
        {!field.isGroup && (
          <Check label={formEditorWords.hidden} isOn={isHidden} onChange={(next) => set({ isHidden: next })} />
        )}
        {before.isUnproven && (
          <Check label={formEditorWords.unproven} isOn={isUnproven} onChange={(next) => set({ isUnproven: next })} />
        )}
      </div>
      {issue !== undefined && (
        <p role="alert" className="text-small text-bad">
          {issue}
        </p>
      )}
      <div className="flex gap-2">
        <Button look="primary" onClick={take}>
          {formEditorWords.apply}
        </Button>
        <Button onClick={onClose}>{formEditorWords.cancel}</Button>
      </div>
    </div>
  )
}

/** The types to choose from. `other` can only come from a pasted schema. */
function typesFor(before: FieldType): FieldType[] {
  return fieldTypes.filter((type) => before === 'other' || type !== 'other')
}

type CheckProps = { label: string; isOn: boolean; onChange: (isOn: boolean) => void }

export function Check({ label, isOn, onChange }: CheckProps) {
  const id = useId()
  return (
    <label htmlFor={id} className="flex items-center gap-2 touch:min-h-11">
      <input
        id={id}
        type="checkbox"
        checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
        className="size-4 accent-accent"
      />
      {label}
    </label>
  )
}
