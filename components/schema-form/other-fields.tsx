'use client'

import { Plus, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { Button } from '../ui/button'
import { Field } from '../ui/field'
import { Notice } from '../ui/notice'
import { useFocusAfterRemoval } from '../ui/use-focus-after-removal'
import { formWords } from './words'

/** Fields that are not in the profile, so that undocumented ones do not need a new release. */
export function OtherFields({ name }: { name: string }) {
  const form = useFormContext()
  const entries = useFieldArray({ control: form.control, name })
  const errorAt = (path: string) => form.getFieldState(path, form.formState).error?.message
  const details = useRef<HTMLDetailsElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const noteRemoval = useFocusAfterRemoval(list)
  const [isOpen, setOpen] = useState(false)

  function show() {
    if (!details.current) return
    details.current.open = true
    details.current.querySelector('input')?.focus()
  }

  function remove(index: number) {
    noteRemoval(index)
    entries.remove(index)
  }

  function removeAll() {
    entries.remove()
    details.current?.querySelector('summary')?.focus()
  }

  return (
    <div className="grid gap-3">
      <details
        ref={details}
        onToggle={(event) => setOpen(event.currentTarget.open)}
        className="rounded-panel border open:pb-4"
      >
        <summary className="px-3 py-2 font-medium touch:py-3">
          {formWords.others}
          <span className="pl-1.5 text-small font-normal text-quiet">{formWords.optional}</span>
        </summary>
        <div ref={list} className="grid gap-3 px-3 pt-1">
          <p className="text-quiet">{formWords.othersLead}</p>
          {entries.fields.map((entry, index) => (
            <div key={entry.id} className="grid items-start gap-2 sm:grid-cols-[1fr_1fr_auto]">
              <Field label={formWords.otherName} isRequired error={errorAt(`${name}.${index}.name`)}>
                {(control) => <input {...control} {...form.register(`${name}.${index}.name`)} className="control" />}
              </Field>
              <Field label={formWords.otherJson} isRequired error={errorAt(`${name}.${index}.json`)}>
                {(control) => <input {...control} {...form.register(`${name}.${index}.json`)} className="control" />}
              </Field>
              <Button
                look="quiet"
                className="sm:mt-6"
                data-remove
                aria-label={formWords.removeOther({ position: String(index + 1) })}
                onClick={() => remove(index)}
              >
                <Trash2 aria-hidden className="size-4" />
              </Button>
            </div>
          ))}
          <div>
            <Button data-add onClick={() => entries.append({ name: '', json: '' })}>
              <Plus aria-hidden className="size-4" />
              {formWords.addField}
            </Button>
          </div>
        </div>
      </details>
      {!isOpen && <HiddenValues name={name} onShow={show} onRemove={removeAll} />}
    </div>
  )
}

type HiddenValuesProps = { name: string; onShow: () => void; onRemove: () => void }

/** Values that are sent but not visible: typed in an earlier visit, or for a field that was removed from the form. */
function HiddenValues({ name, onShow, onRemove }: HiddenValuesProps) {
  const others: { name: string; json: string }[] = useWatch({ name }) ?? []
  if (others.length === 0) return null
  return (
    <Notice
      tone="warn"
      title={formWords.sentToo({ count: others.length })}
      actions={
        <>
          <Button onClick={onShow}>{formWords.show}</Button>
          <Button onClick={onRemove}>{formWords.remove}</Button>
        </>
      }
    >
      <ul className="list-disc pl-4">
        {others.map((other, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: names may repeat, and nothing here has a state
          <li key={index} className="wrap-anywhere">
            <code>{other.name}</code>: <code>{other.json}</code>
          </li>
        ))}
      </ul>
      <p>{formWords.addedBefore}</p>
    </Notice>
  )
}
