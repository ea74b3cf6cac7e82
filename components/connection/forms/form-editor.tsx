'use client'

import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import type { DeskForm, DeskForms, SaveFormAction } from '@/lib/connection/contract'
import { formKeys } from '@/lib/partner/profile/form-parts'
import { Button } from '../../ui/button'
import { lazyPart } from '../../ui/lazy-part'
import { Notice } from '../../ui/notice'
import { useLeaveWarning } from '../../ui/use-leave-warning'
import { AddField } from './add-field'
import { FieldList } from './field-list'
import { FormPreview } from './form-preview'
import { SpecialFields } from './special-fields'
import { SuggestedFields } from './suggested-fields'
import { useFormDraft } from './use-form-draft'
import { formEditorWords } from './words'

const PasteSchema = lazyPart(async () => (await import('./paste-schema')).PasteSchema)

type FormEditorProps = {
  form: DeskForm
  version: number
  jobPaths: DeskForms['jobPaths']
  listPaths: DeskForms['listPaths']
  save: SaveFormAction
}

type Tool = 'add' | 'paste' | 'suggest'

/** One form: its fields, the fields that the desk fills in itself, and a preview. */
export function FormEditor({ form, version, jobPaths, listPaths, save }: FormEditorProps) {
  const { endpoint, locked, isShipped } = form
  const formDraft = useFormDraft(form, version, save)
  const { draft, isChanged, isSaved, isPending, issues, superseded, submit, change, discard } = formDraft
  const [tool, setTool] = useState<Tool | null>(null)
  const pasteButton = useRef<HTMLButtonElement>(null)
  const saveButton = useRef<HTMLButtonElement>(null)
  const [isFieldUnapplied, setFieldUnapplied] = useState(false)
  const [isNewUnapplied, setNewUnapplied] = useState(false)
  const isUnapplied = isFieldUnapplied || isNewUnapplied
  /** Save was pressed while a field's changes were not applied. */
  const [isRefused, setRefused] = useState(false)
  const notSavable = isRefused && isUnapplied ? formEditorWords.applyFirst : superseded
  useLeaveWarning(isChanged || isUnapplied)
  const { section, schema: schemaKey } = formKeys[endpoint]
  const isLocked = locked.includes(`${section}.${schemaKey}`)
  const isSavable = isChanged || isShipped || isUnapplied
  const changeSchema = (schema: typeof draft.schema) => change({ ...draft, schema })
  const toggle = (next: Tool) => setTool(tool === next ? null : next)

  function trySave() {
    setRefused(isUnapplied)
    if (isSavable && !isUnapplied) submit()
  }

  return (
    <div className="grid gap-4 px-4">
      {isLocked && (
        <Notice tone="info" title={formEditorWords.settled}>
          <p>{formEditorWords.lockedMeans}</p>
        </Notice>
      )}
      {isShipped && <p className="max-w-prose text-quiet">{formEditorWords.shippedMeans}</p>}
      <FieldList
        label={formEditorWords.fieldsOf({ form: formEditorWords.names[endpoint] })}
        schema={draft.schema}
        isLocked={isLocked}
        onChange={changeSchema}
        onUnapplied={setFieldUnapplied}
      />
      {!isLocked && (
        <div className="flex flex-wrap gap-2">
          <Button aria-expanded={tool === 'add'} onClick={() => toggle('add')}>
            <Plus aria-hidden className="size-4" />
            {formEditorWords.addAField}
          </Button>
          <Button ref={pasteButton} aria-expanded={tool === 'paste'} onClick={() => toggle('paste')}>
            {formEditorWords.pasteSchema}
          </Button>
          {endpoint === 'create-job' && (
            <Button aria-expanded={tool === 'suggest'} onClick={() => toggle('suggest')}>
              {formEditorWords.suggest}
            </Button>
          )}
        </div>
      )}
      {tool === 'add' && <AddField schema={draft.schema} onChange={changeSchema} onUnapplied={setNewUnapplied} />}
      {tool === 'paste' && (
        <PasteSchema
          endpoint={endpoint}
          paths={draft.paths}
          lists={listPaths}
          onTake={(parts) => {
            formDraft.takeImported(parts)
            setTool(null)
            pasteButton.current?.focus()
          }}
        />
      )}
      {tool === 'suggest' && <SuggestedFields schema={draft.schema} onChange={changeSchema} />}
      <SpecialFields
        endpoint={endpoint}
        parts={draft}
        locked={locked}
        jobPaths={jobPaths}
        onChange={(paths) => change({ ...draft, paths })}
      />
      <FormPreview endpoint={endpoint} parts={draft} />
      {notSavable !== null && (
        <Notice isUrgent tone="warn" title={formEditorWords.changesNotSaved}>
          <p className="wrap-anywhere">{notSavable}</p>
        </Notice>
      )}
      {issues.length > 0 && (
        <Notice isUrgent tone="bad" title={formEditorWords.unusable}>
          <ul className="list-disc pl-4">
            {issues.map((issue) => (
              <li key={issue} className="wrap-anywhere">
                {issue}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <div className="flex flex-wrap items-center gap-2">
        {/* Not `disabled`: that would take the keyboard focus away from the button after saving. */}
        <Button
          ref={saveButton}
          look="primary"
          aria-disabled={!isSavable || isPending || undefined}
          isPending={isPending}
          pendingLabel={formEditorWords.saving}
          onClick={trySave}
          className="aria-disabled:opacity-55"
        >
          {isShipped && !isChanged ? formEditorWords.confirm : formEditorWords.save}
        </Button>
        {isChanged && (
          <Button
            onClick={() => {
              discard()
              saveButton.current?.focus()
            }}
          >
            {formEditorWords.discard}
          </Button>
        )}
        <p role="status" className="text-small text-quiet">
          {isChanged ? formEditorWords.notSaved : isSaved ? formEditorWords.isSaved : ''}
        </p>
      </div>
    </div>
  )
}
