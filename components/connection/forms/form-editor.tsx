'use client'

import { useLayoutEffect, useRef, useState } from 'react'
import type { DeskForm, DeskForms, SaveFormAction } from '@/lib/connection/contract'
import { formKeys } from '@/lib/partner/profile/form-parts'
import { Button } from '../../ui/button'
import { Notice } from '../../ui/notice'
import { FieldList } from './field-list'
import { FormPreview } from './form-preview'
import { FormTools } from './form-tools'
import { isFormKept } from './kept-drafts'
import { SpecialFields } from './special-fields'
import { useFormDraft } from './use-form-draft'
import { formEditorWords } from './words'

type FormEditorProps = {
  form: DeskForm
  version: number
  jobPaths: DeskForms['jobPaths']
  listPaths: DeskForms['listPaths']
  save: SaveFormAction
}

/** One form: its fields, the fields that the desk fills in itself, and a preview. */
export function FormEditor({ form, version, jobPaths, listPaths, save }: FormEditorProps) {
  const { endpoint, locked, isShipped } = form
  const [isKept] = useState(() => isFormKept(endpoint))
  const editor = useRef<HTMLDivElement>(null)
  const formDraft = useFormDraft(form, version, save)
  const { draft, isChanged, issues, superseded, submit, change } = formDraft
  const [isFieldUnapplied, setFieldUnapplied] = useState(false)
  const [isNewUnapplied, setNewUnapplied] = useState(false)
  const isUnapplied = isFieldUnapplied || isNewUnapplied
  /** Save was pressed while a field's changes were not applied. */
  const [isRefused, setRefused] = useState(false)
  const notSavable = isRefused && isUnapplied ? formEditorWords.applyFirst : superseded
  // Folded, a form would not show that there is something unsaved in it.
  useLayoutEffect(() => {
    const fold = editor.current?.closest('details')
    if (isKept && fold) fold.open = true
  }, [isKept])
  const { section, schema: schemaKey } = formKeys[endpoint]
  const isLocked = locked.includes(`${section}.${schemaKey}`)
  const isSavable = isChanged || isShipped || isUnapplied
  const changeSchema = (schema: typeof draft.schema) => change({ ...draft, schema })

  function trySave() {
    setRefused(isUnapplied)
    if (isSavable && !isUnapplied) submit()
  }

  return (
    <div ref={editor} className="grid gap-4 px-4">
      {isLocked && (
        <Notice tone="info" title={formEditorWords.settled}>
          <p>{formEditorWords.lockedMeans}</p>
        </Notice>
      )}
      {isShipped && <p className="max-w-prose text-quiet">{formEditorWords.shippedMeans}</p>}
      <FieldList
        endpoint={endpoint}
        label={formEditorWords.fieldsOf({ form: formEditorWords.names[endpoint] })}
        schema={draft.schema}
        isLocked={isLocked}
        onChange={changeSchema}
        onUnapplied={setFieldUnapplied}
      />
      <FormTools
        endpoint={endpoint}
        parts={draft}
        listPaths={listPaths}
        isLocked={isLocked}
        onChange={changeSchema}
        onImport={formDraft.takeImported}
        onUnapplied={setNewUnapplied}
      />
      <SpecialFields
        endpoint={endpoint}
        parts={draft}
        locked={locked}
        jobPaths={jobPaths}
        onChange={(paths) => change({ ...draft, paths })}
      />
      <FormPreview endpoint={endpoint} parts={draft} />
      <NotSaved reason={notSavable} issues={issues} />
      <SaveBar formDraft={formDraft} isShipped={isShipped} isSavable={isSavable} onSave={trySave} />
    </div>
  )
}

/** Why nothing was saved, or could not be now. */
function NotSaved({ reason, issues }: { reason: string | null; issues: string[] }) {
  return (
    <>
      {reason !== null && (
        <Notice isUrgent tone="warn" title={formEditorWords.changesNotSaved}>
          <p className="wrap-anywhere">{reason}</p>
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
    </>
  )
}

type SaveBarProps = {
  formDraft: ReturnType<typeof useFormDraft>
  isShipped: boolean
  isSavable: boolean
  onSave: () => void
}

function SaveBar({ formDraft, isShipped, isSavable, onSave }: SaveBarProps) {
  const { isChanged, isSaved, isPending, discard } = formDraft
  const saveButton = useRef<HTMLButtonElement>(null)
  return (
    <div className="flex flex-wrap items-center gap-2">
      {/* Not `disabled`: that would take the keyboard focus away from the button after saving. */}
      <Button
        ref={saveButton}
        look="primary"
        aria-disabled={!isSavable || isPending || undefined}
        isPending={isPending}
        pendingLabel={formEditorWords.saving}
        onClick={onSave}
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
  )
}
