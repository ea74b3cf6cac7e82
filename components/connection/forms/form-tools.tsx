'use client'

import { Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { DeskForm, DeskForms } from '@/lib/connection/contract'
import type { FormParts } from '@/lib/partner/profile/form-parts'
import { Button } from '../../ui/button'
import { lazyPart } from '../../ui/lazy-part'
import { AddField } from './add-field'
import { keptNewFields, keptSchemas } from './kept-drafts'
import { SuggestedFields } from './suggested-fields'
import { formEditorWords } from './words'

const PasteSchema = lazyPart(async () => (await import('./paste-schema')).PasteSchema)

type FormToolsProps = {
  endpoint: DeskForm['endpoint']
  parts: FormParts
  listPaths: DeskForms['listPaths']
  isLocked: boolean
  onChange: (schema: FormParts['schema']) => void
  /** Called with the form that a pasted schema describes. */
  onImport: (parts: FormParts) => void
  /** Whether something is entered that is not applied. */
  onUnapplied: (isUnapplied: boolean) => void
}

type Tool = 'add' | 'paste' | 'suggest'

/** Adds fields to a form: one by name, all that a pasted schema has, or those of listed jobs. */
export function FormTools({ endpoint, parts, listPaths, isLocked, onChange, onImport, onUnapplied }: FormToolsProps) {
  const [tool, setTool] = useState<Tool | null>(() => keptTool(endpoint))
  const pasteButton = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (tool !== 'add') keptNewFields.keep(endpoint, null)
    if (tool !== 'paste') keptSchemas.keep(endpoint, null)
  }, [tool, endpoint])
  const toggle = (next: Tool) => setTool(tool === next ? null : next)
  return (
    <>
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
      {tool === 'add' && (
        <AddField endpoint={endpoint} schema={parts.schema} onChange={onChange} onUnapplied={onUnapplied} />
      )}
      {tool === 'paste' && (
        <PasteSchema
          endpoint={endpoint}
          paths={parts.paths}
          lists={listPaths}
          onTake={(taken) => {
            onImport(taken)
            setTool(null)
            pasteButton.current?.focus()
          }}
        />
      )}
      {tool === 'suggest' && <SuggestedFields schema={parts.schema} onChange={onChange} />}
    </>
  )
}

/** The tool that was open with something entered on an earlier visit. */
function keptTool(endpoint: DeskForm['endpoint']): Tool | null {
  if (keptNewFields.read(endpoint) !== null) return 'add'
  return keptSchemas.read(endpoint) === null ? null : 'paste'
}
