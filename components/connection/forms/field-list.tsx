'use client'

import { ArrowDown, ArrowUp, Pencil, Trash2 } from 'lucide-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { DeskForm } from '@/lib/connection/contract'
import type { BodySchema } from '@/lib/forms/body-schema'
import { listFields, moveField, putField, removeField, type SchemaField } from '@/lib/forms/edit-schema'
import { settingsOf, unprovenKeyword } from '@/lib/forms/field-settings'
import { fieldLabel } from '@/lib/records/field-label'
import { tokensOf } from '@/lib/records/pointer'
import { shownLabel } from '@/lib/records/shown-label'
import { Button } from '../../ui/button'
import { useFocusAfterMove } from '../../ui/use-focus-after-move'
import { useFocusAfterRemoval } from '../../ui/use-focus-after-removal'
import { FieldEditor } from './field-editor'
import { keptFields } from './kept-drafts'
import { formEditorWords } from './words'

type FieldListProps = {
  endpoint: DeskForm['endpoint']
  label: string
  schema: BodySchema
  isLocked: boolean
  onChange: (schema: BodySchema) => void
  /** Whether the open field has changes that are not applied. */
  onUnapplied: (isUnapplied: boolean) => void
}

/** The fields of a form, in the order in which it shows them. */
export function FieldList({ endpoint, label, schema, isLocked, onChange, onUnapplied }: FieldListProps) {
  const [kept] = useState(() => keptFields.read(endpoint))
  const [editing, setEditing] = useState(kept?.pointer ?? null)
  const [isUnapplied, setUnapplied] = useState(false)
  /** An edit button was pressed while the open field's changes were not applied. */
  const [isRefused, setRefused] = useState(false)
  const [said, setSaid] = useState('')
  const list = useRef<HTMLOListElement>(null)
  const noteMove = useFocusAfterMove(list)
  const noteRemoval = useFocusAfterRemoval(list)
  const fields = listFields(schema)
  const isOpen = fields.some(({ pointer }) => pointer === editing)
  useEffect(() => {
    if (!isOpen) keptFields.keep(endpoint, null)
  }, [isOpen, endpoint])
  const noteUnapplied = useCallback(
    (isUnapplied: boolean) => {
      setUnapplied(isUnapplied)
      setRefused(false)
      onUnapplied(isUnapplied)
    },
    [onUnapplied],
  )

  function edit(pointer: string) {
    if (isUnapplied) return setRefused(true)
    setEditing(editing === pointer ? null : pointer)
  }

  /** Focuses the edit button: the pressed one disappears with the editor. */
  function close(pointer: string) {
    setEditing(null)
    list.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(pointer)}"] [data-edit]`)?.focus()
  }
  if (fields.length === 0) return <p className="text-quiet">{formEditorWords.noFields}</p>
  return (
    <div>
      <ol ref={list} aria-label={label} className="grid">
        {fields.map((field, index) => (
          <li key={field.pointer} className="border-b py-2 last:border-b-0" data-row={field.pointer}>
            <FieldLine
              field={field}
              isLocked={isLocked}
              isEditing={editing === field.pointer}
              onEdit={() => edit(field.pointer)}
              onMove={(by) => {
                noteMove(field.pointer, by)
                onChange(moveField(schema, field.pointer, by))
                const moved = by < 0 ? formEditorWords.movedUp : formEditorWords.movedDown
                setSaid(moved({ field: titleOf(field) }))
              }}
              onRemove={() => {
                noteRemoval(index)
                onChange(removeField(schema, field.pointer))
                setSaid(formEditorWords.removed({ field: titleOf(field) }))
              }}
            />
            {editing === field.pointer && (
              <>
                <FieldEditor
                  field={field}
                  onUnapplied={noteUnapplied}
                  kept={kept?.pointer === field.pointer ? kept.edit : null}
                  onEdit={(edit) => keptFields.keep(endpoint, edit && { pointer: field.pointer, edit })}
                  onClose={() => close(field.pointer)}
                  onTake={(changed, isRequired) => {
                    onChange(putField(schema, field.pointer, changed, isRequired))
                    close(field.pointer)
                    setSaid(formEditorWords.changed({ field: titleOf(field) }))
                  }}
                />
                {isRefused && (
                  <p role="alert" className="pt-2 text-bad">
                    {formEditorWords.applyFirst}
                  </p>
                )}
              </>
            )}
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  )
}

export function titleOf({ pointer, schema }: Pick<SchemaField, 'pointer' | 'schema'>): string {
  return shownLabel(settingsOf(schema).title || fieldLabel(`/${tokensOf(pointer).at(-1) ?? ''}`))
}

type FieldLineProps = {
  field: SchemaField
  isLocked: boolean
  isEditing: boolean
  onEdit: () => void
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

const indents = ['', 'pl-5', 'pl-10', 'pl-15']

function FieldLine({ field, isLocked, isEditing, onEdit, onMove, onRemove }: FieldLineProps) {
  const { pointer, schema, isRequired, isGroup, isFirst, isLast, depth } = field
  const title = titleOf(field)
  const { type, options, isHidden, start, isUnproven } = settingsOf(schema)
  const facts = [
    isGroup ? formEditorWords.group : schema['x-fill'] ? formEditorWords.filledByDesk : formEditorWords.types[type],
    options.length > 0 && formEditorWords.optionCount({ count: options.length }),
    isRequired && formEditorWords.isRequired,
    isHidden
      ? formEditorWords.hiddenSends({ value: start })
      : start !== '' && formEditorWords.startsWith({ value: start }),
    isUnproven && unprovenInWords(schema[unprovenKeyword]),
  ]
  return (
    <div className={`flex flex-wrap items-center justify-between gap-x-3 gap-y-1 ${indents[Math.min(depth, 3)]}`}>
      <div className="min-w-0">
        <p className="wrap-anywhere">
          <span className="font-medium">{title}</span> <code className="text-small text-quiet">{pointer}</code>
        </p>
        <p className="text-small text-quiet wrap-anywhere">{facts.filter(Boolean).join(' · ')}</p>
      </div>
      {!isLocked && (
        <span className="flex">
          {/* Not disabled at the ends: focus must stay while a field is being moved by keyboard. */}
          <Button
            look="quiet"
            data-move={-1}
            aria-label={formEditorWords.moveUp({ field: title })}
            aria-disabled={isFirst}
            className={isFirst ? 'opacity-40' : ''}
            onClick={() => !isFirst && onMove(-1)}
          >
            <ArrowUp aria-hidden className="size-4" />
          </Button>
          <Button
            look="quiet"
            data-move={1}
            aria-label={formEditorWords.moveDown({ field: title })}
            aria-disabled={isLast}
            className={isLast ? 'opacity-40' : ''}
            onClick={() => !isLast && onMove(1)}
          >
            <ArrowDown aria-hidden className="size-4" />
          </Button>
          <Button
            look="quiet"
            data-edit
            aria-label={formEditorWords.edit({ field: title })}
            aria-expanded={isEditing}
            onClick={onEdit}
          >
            <Pencil aria-hidden className="size-4" />
          </Button>
          <Button
            look="quiet"
            data-remove
            aria-label={formEditorWords.removeNamed({ field: title })}
            onClick={onRemove}
          >
            <Trash2 aria-hidden className="size-4" />
          </Button>
        </span>
      )}
    </div>
  )
}

/** For a choice, the options that no answer from the partner has confirmed yet. */
function unprovenInWords(mark: BodySchema[string] | undefined): string {
  return Array.isArray(mark)
    ? formEditorWords.unprovenOptions({ options: mark.join(', ') })
    : formEditorWords.isUnproven
}
