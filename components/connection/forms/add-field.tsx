'use client'

import { useEffect, useRef, useState } from 'react'
import type { DeskForm } from '@/lib/connection/contract'
import type { BodySchema } from '@/lib/forms/body-schema'
import { hasField, putField } from '@/lib/forms/edit-schema'
import { fieldLabel } from '@/lib/records/field-label'
import { isPointer, pointerOf, tokensOf } from '@/lib/records/pointer'
import { Field } from '../../ui/field'
import { FieldEditor } from './field-editor'
import { keptNewFields } from './kept-drafts'
import { formEditorWords } from './words'

const newField = { schema: { type: 'string' } as BodySchema, isRequired: false, isGroup: false }

type AddFieldProps = {
  endpoint: DeskForm['endpoint']
  schema: BodySchema
  onChange: (schema: BodySchema) => void
  /** Whether something is entered that is not applied. */
  onUnapplied: (isUnapplied: boolean) => void
}

/** Adds a field that the form does not have yet, by its name or its path in the body. */
export function AddField({ endpoint, schema, onChange, onUnapplied }: AddFieldProps) {
  const [kept] = useState(() => keptNewFields.read(endpoint))
  const [name, setName] = useState(kept?.name ?? '')
  const [edit, setEdit] = useState(kept?.edit ?? null)
  const [count, setCount] = useState(0)
  const [error, setError] = useState<string>()
  const input = useRef<HTMLInputElement>(null)

  const [hasSettings, setHasSettings] = useState(false)
  const isUnapplied = name.trim() !== '' || hasSettings
  useEffect(() => {
    onUnapplied(isUnapplied)
    return () => onUnapplied(false)
  }, [isUnapplied, onUnapplied])
  useEffect(() => {
    keptNewFields.keep(endpoint, name.trim() !== '' || edit !== null ? { name, edit } : null)
  }, [endpoint, name, edit])

  /** Moves the focus too: the pressed button disappears. */
  function startOver() {
    setError(undefined)
    setName('')
    setCount(count + 1)
    input.current?.focus()
  }

  function refuse(reason: string) {
    setError(reason)
    input.current?.focus()
  }

  function add(field: BodySchema, isRequired: boolean) {
    const pointer = pointerOfName(name)
    const tokens = pointer === null ? [] : tokensOf(pointer)
    if (pointer === null || tokens.length === 0 || tokens.some((token) => token === '' || token === '__proto__'))
      return refuse(formEditorWords.nameWrong)
    if (hasField(schema, tokens)) return refuse(formEditorWords.nameTaken)
    onChange(putField(schema, pointer, { title: fieldLabel(pointerOf(tokens.slice(-1))), ...field }, isRequired))
    startOver()
  }

  return (
    <div className="grid gap-2 rounded-panel border p-3">
      <Field label={formEditorWords.nameOrPath} isRequired error={error} description={formEditorWords.nameHint}>
        {(control) => (
          <input
            {...control}
            ref={input}
            value={name}
            onChange={(event) => setName(event.target.value)}
            className="control"
          />
        )}
      </Field>
      <FieldEditor
        key={count}
        field={newField}
        onTake={add}
        onClose={startOver}
        onUnapplied={setHasSettings}
        kept={count === 0 ? (kept?.edit ?? null) : null}
        onEdit={setEdit}
        isNew
      />
    </div>
  )
}

function pointerOfName(name: string): string | null {
  const text = name.trim()
  if (text === '') return null
  if (text.startsWith('/')) return isPointer(text) ? text : null
  return pointerOf(text.split('.'))
}
