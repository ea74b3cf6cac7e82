'use client'

import { type FormEvent, type RefObject, useRef, useState } from 'react'
import type { SavedView } from '@/lib/views/contract'
import { maxViewNameLength, viewNameKey } from '@/lib/views/view-name'
import { Button } from '../../ui/button'
import { DialogBox } from '../../ui/dialog-box'
import { Field } from '../../ui/field'
import { useFocusInvalid } from '../../ui/use-focus-invalid'
import { viewsWords } from './words'

type SaveViewDialogProps = {
  views: readonly SavedView[]
  /** The name of the view to update. */
  startName?: string | undefined
  problem: string | null
  isPending: boolean
  returnFocusTo: RefObject<HTMLElement | null>
  onSave: (name: string) => void
  onClose: () => void
}

/** Asks for a view's name, and says when it would replace an existing view. */
export function SaveViewDialog({
  views,
  startName = '',
  problem,
  isPending,
  returnFocusTo,
  onSave,
  onClose,
}: SaveViewDialogProps) {
  const [name, setName] = useState(startName)
  const [isMissing, setIsMissing] = useState(false)
  const [attempts, setAttempts] = useState(0)
  const form = useRef<HTMLFormElement>(null)
  useFocusInvalid(form, isPending, attempts)
  const replaced = views.find((view) => viewNameKey(view.name) === viewNameKey(name))
  function submit(event: FormEvent) {
    event.preventDefault()
    setAttempts(attempts + 1)
    setIsMissing(name.trim() === '')
    if (name.trim() !== '') onSave(name.trim())
  }
  return (
    <DialogBox
      title={viewsWords.saveTitle}
      description={viewsWords.saveMeans}
      returnFocusTo={returnFocusTo}
      onClose={onClose}
    >
      <form ref={form} method="post" noValidate onSubmit={submit} className="grid gap-2">
        <Field label={viewsWords.name} isRequired error={isMissing ? viewsWords.nameMissing : (problem ?? undefined)}>
          {(control) => (
            <input
              {...control}
              value={name}
              maxLength={maxViewNameLength}
              autoComplete="off"
              dir="auto"
              onChange={(event) => setName(event.target.value)}
              className="control"
            />
          )}
        </Field>
        <p role="status" className="min-h-8 wrap-anywhere text-small text-warn">
          {replaced ? viewsWords.replaces({ name: replaced.name }) : ''}
        </p>
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>{viewsWords.cancel}</Button>
          <Button type="submit" look="primary" isPending={isPending} pendingLabel={viewsWords.saving}>
            {replaced ? viewsWords.replace : viewsWords.save}
          </Button>
        </div>
      </form>
    </DialogBox>
  )
}
