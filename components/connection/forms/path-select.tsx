import type { ReactNode } from 'react'
import type { Pointer } from '@/lib/records/pointer'
import { Field } from '../../ui/field'
import { Select } from '../../ui/select'
import { formEditorWords } from './words'

type PathSelectProps = {
  label: string
  description?: ReactNode
  value: Pointer | null
  /** The fields of the form. */
  fields: readonly Pointer[]
  /** Label of the option for no such field; omitted if a field is required. */
  none?: string
  isLocked: boolean
  onChange: (path: Pointer | null) => void
}

/** Chooses one of the form's fields. A value that is not among them is still shown, with an error. */
export function PathSelect({ label, description, value, fields, none, isLocked, onChange }: PathSelectProps) {
  const isOutside = value !== null && !fields.includes(value)
  return (
    <Field
      label={label}
      isRequired={none === undefined}
      description={isLocked ? formEditorWords.settled : description}
      error={isOutside ? formEditorWords.noSuchField : undefined}
    >
      {(control) => (
        <Select
          label={label}
          control={control}
          value={value ?? ''}
          options={[
            ...(none !== undefined || value === null ? [{ value: '', label: none ?? formEditorWords.choose }] : []),
            ...(isOutside ? [value, ...fields] : fields).map((pointer) => ({ value: pointer, label: pointer })),
          ]}
          isDisabled={isLocked}
          onChange={(path) => onChange(path === '' ? null : path)}
        />
      )}
    </Field>
  )
}

type AnswerPathProps = {
  label: string
  description: string
  value: Pointer | null
  isLocked: boolean
  onChange: (path: Pointer | null) => void
}

/** A path in the partner's answer, which the form's schema does not describe. */
export function AnswerPath({ label, description, value, isLocked, onChange }: AnswerPathProps) {
  return (
    <Field label={label} description={isLocked ? formEditorWords.settled : description}>
      {(control) => (
        <input
          {...control}
          value={value ?? ''}
          disabled={isLocked}
          placeholder="/id"
          onChange={(event) => onChange(event.target.value.trim() === '' ? null : event.target.value.trim())}
          className="control"
        />
      )}
    </Field>
  )
}
