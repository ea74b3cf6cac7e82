'use client'

import { useEffect, useRef, useState, useTransition } from 'react'
import { type ListPaths, pastedSchemaUrl } from '@/lib/connection/contract'
import { listFields, type SchemaField } from '@/lib/forms/edit-schema'
import { settingsOf } from '@/lib/forms/field-settings'
import { type WriteEndpoint, writeEndpoints } from '@/lib/partner/endpoint'
import type { FormParts, FormPaths } from '@/lib/partner/profile/form-parts'
import type { PastedSchemas } from '@/lib/partner/profile/read-openapi'
import { listInWords } from '@/lib/text/intl-formats'
import { postToDesk } from '../../api/desk-api'
import { askToSignInAgain } from '../../api/session-ended'
import { Button } from '../../ui/button'
import { Field } from '../../ui/field'
import { useFocusInvalid } from '../../ui/use-focus-invalid'
import { titleOf } from './field-list'
import { type GuessedField, guessPaths } from './guess-paths'
import { keptSchemas } from './kept-drafts'
import { formEditorWords } from './words'

type PasteSchemaProps = {
  endpoint: WriteEndpoint
  paths: FormPaths
  lists: ListPaths
  onTake: (parts: FormParts) => void
}

type Read = FormParts & { shown: GuessedField[]; notes: string[] }

/** Reads a form from the partner's JSON Schema or OpenAPI document. Nothing is applied before the admin has seen it. */
export function PasteSchema({ endpoint, paths, lists, onTake }: PasteSchemaProps) {
  const [text, setText] = useState(() => keptSchemas.read(endpoint) ?? '')
  useEffect(() => keptSchemas.keep(endpoint, text.trim() === '' ? null : text), [text, endpoint])
  const [error, setError] = useState<string>()
  const [read, setRead] = useState<Read | null>(null)
  const [isReading, startReading] = useTransition()
  const form = useRef<HTMLDivElement>(null)
  useFocusInvalid(form, isReading)

  async function readText() {
    setRead(null)
    const answer = await postToDesk<PastedSchemas>(pastedSchemaUrl, { text, endpoint })
    if ('error' in answer) {
      if (answer.error.kind === 'signed-out') askToSignInAgain()
      return setError(formEditorWords.notRead)
    }
    const found = answer.value
    if ('issue' in found) return setError(found.issue)
    const schema = found.schemas[endpoint]
    if (schema === undefined) {
      const others = writeEndpoints.filter((other) => found.schemas[other]).map((other) => formEditorWords.names[other])
      return setError(formEditorWords.describesOthers({ forms: listInWords(others) }))
    }
    setError(undefined)
    setRead({ schema, notes: found.notes, ...guessPaths(endpoint, schema, { before: paths, lists }) })
  }

  return (
    <div ref={form} className="grid gap-3 rounded-panel border p-3">
      <Field label={formEditorWords.schema} isRequired error={error} description={formEditorWords.schemaHint}>
        {(control) => (
          <textarea
            {...control}
            rows={8}
            value={text}
            spellCheck={false}
            onChange={(event) => setText(event.target.value)}
            className="control font-mono"
          />
        )}
      </Field>
      <div>
        <Button isPending={isReading} onClick={() => startReading(readText)}>
          {formEditorWords.read}
        </Button>
      </div>
      {read && <WhatWasRead read={read} onTake={() => onTake({ schema: read.schema, paths: read.paths })} />}
    </div>
  )
}

function WhatWasRead({ read: { schema, shown, notes }, onTake }: { read: Read; onTake: () => void }) {
  const fields = listFields(schema)
  return (
    <div className="grid gap-3">
      <div>
        <p role="status" className="font-medium">
          {formEditorWords.fieldCount({ count: fields.length })}
        </p>
        <ul aria-label={formEditorWords.fieldsFound} className="list-disc pl-5">
          {fields.map((field) => (
            <li key={field.pointer} className="wrap-anywhere">
              {titleOf(field)} <code className="text-small text-quiet">{field.pointer}</code>{' '}
              <span className="text-small text-quiet">{typeInWords(field)}</span>
            </li>
          ))}
        </ul>
      </div>
      {shown.length > 0 && (
        <div>
          <p className="font-medium">{formEditorWords.guessedCheck}</p>
          <ul aria-label={formEditorWords.guessedFields} className="list-disc pl-5">
            {shown.map(({ label, text, confidence }) => (
              <li key={label} className="wrap-anywhere">
                {formEditorWords.fieldAt({ field: label })} <code>{text}</code>{' '}
                <span className="text-small text-quiet">{formEditorWords.confidences[confidence]}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {notes.map((note) => (
        <p key={note} className="text-small text-quiet wrap-anywhere">
          {note}
        </p>
      ))}
      <div>
        <Button look="primary" onClick={onTake}>
          {formEditorWords.useThese}
        </Button>
      </div>
    </div>
  )
}

function typeInWords({ schema, isGroup, isRequired }: SchemaField): string {
  const type = isGroup ? formEditorWords.group : formEditorWords.types[settingsOf(schema).type]
  return isRequired ? formEditorWords.typeAndRequired({ type }) : type
}
