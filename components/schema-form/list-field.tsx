'use client'

import { Plus, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import type { FormNode } from '@/lib/forms/form-node'
import { defaultValue } from '@/lib/forms/form-values'
import { Button } from '../ui/button'
import { useFocusAfterRemoval } from '../ui/use-focus-after-removal'
import { type DrawNode, FieldGrid } from './field-grid'
import { formWords } from './words'

type ListFieldProps = { node: FormNode & { kind: 'list' }; name: string; draw: DrawNode }

/** A list in a request body, with buttons to add and remove entries. */
export function ListField({ node, name, draw }: ListFieldProps) {
  const { control, formState, getFieldState } = useFormContext()
  const entries = useFieldArray({ control, name })
  const { error } = getFieldState(name, formState)
  const { item } = node
  const list = useRef<HTMLFieldSetElement>(null)
  const noteRemoval = useFocusAfterRemoval(list)
  return (
    <fieldset ref={list} className="grid gap-3">
      <legend className="pb-1 font-medium">{node.title}</legend>
      {entries.fields.map((entry, index) => (
        <div key={entry.id} className="flex items-start gap-2 rounded-panel border p-3">
          <div className="min-w-0 flex-1">
            {item.kind === 'group' ? (
              <FieldGrid nodes={item.nodes} name={`${name}.${index}.entry`} draw={draw} />
            ) : (
              draw(item, `${name}.${index}.entry`)
            )}
          </div>
          <Button
            look="quiet"
            data-remove
            aria-label={formWords.removeEntry({ title: node.title, position: String(index + 1) })}
            onClick={() => {
              noteRemoval(index)
              entries.remove(index)
            }}
          >
            <Trash2 aria-hidden className="size-4" />
          </Button>
        </div>
      ))}
      {error?.message && <p className="text-small text-bad">{error.message}</p>}
      <div>
        {/* The form library needs list entries to be objects, so each value is wrapped in one. */}
        <Button data-add onClick={() => entries.append({ entry: defaultValue(item) })}>
          <Plus aria-hidden className="size-4" />
          {formWords.addTo({ title: node.title })}
        </Button>
      </div>
    </fieldset>
  )
}
