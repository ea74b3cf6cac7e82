'use client'

import { Plus, Trash2 } from 'lucide-react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { Button } from '../ui/button'
import { Field } from '../ui/field'

/** Fields that the profile does not name, so that undocumented ones need no new release. */
export function OtherFields({ name }: { name: string }) {
  const form = useFormContext()
  const entries = useFieldArray({ control: form.control, name })
  const errorAt = (path: string) => form.getFieldState(path, form.formState).error?.message
  return (
    <details className="rounded-panel border open:pb-4">
      <summary className="px-3 py-2 font-medium">
        Other fields
        <span className="pl-1.5 text-small font-normal text-quiet">optional</span>
      </summary>
      <div className="grid gap-3 px-3 pt-1">
        <p className="text-quiet">
          What the partner takes beyond this form: a name, and a JSON value such as "text", 12 or true.
        </p>
        {entries.fields.map((entry, index) => (
          <div key={entry.id} className="grid items-start gap-2 sm:grid-cols-[1fr_1fr_auto]">
            <Field label="Name" isRequired error={errorAt(`${name}.${index}.name`)}>
              {(control) => <input {...control} {...form.register(`${name}.${index}.name`)} className="control" />}
            </Field>
            <Field label="JSON value" isRequired error={errorAt(`${name}.${index}.json`)}>
              {(control) => <input {...control} {...form.register(`${name}.${index}.json`)} className="control" />}
            </Field>
            <Button
              look="quiet"
              className="sm:mt-6"
              aria-label={`Remove other field ${index + 1}`}
              onClick={() => entries.remove(index)}
            >
              <Trash2 aria-hidden className="size-4" />
            </Button>
          </div>
        ))}
        <div>
          <Button onClick={() => entries.append({ name: '', json: '' })}>
            <Plus aria-hidden className="size-4" />
            Add field
          </Button>
        </div>
      </div>
    </details>
  )
}
