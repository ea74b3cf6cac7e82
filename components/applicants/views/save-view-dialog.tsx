'use client'

import { type FormEvent, type RefObject, useState } from 'react'
import type { SavedView } from '@/lib/views/contract'
import { longestViewName, viewNameKey } from '@/lib/views/view-name'
import { Button } from '../../ui/button'
import { DialogBox } from '../../ui/dialog-box'
import { Field } from '../../ui/field'

type SaveViewDialogProps = {
  views: SavedView[]
  problem: string | null
  isPending: boolean
  returnFocusTo: RefObject<HTMLElement | null>
  onSave: (name: string) => void
  onClose: () => void
}

/** Asks for the name of a view, and says when it replaces one. */
export function SaveViewDialog({ views, problem, isPending, returnFocusTo, onSave, onClose }: SaveViewDialogProps) {
  const [name, setName] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const replaced = views.find((view) => viewNameKey(view.name) === viewNameKey(name))
  function submit(event: FormEvent) {
    event.preventDefault()
    setIsMissing(name.trim() === '')
    if (name.trim() !== '') onSave(name.trim())
  }
  return (
    <DialogBox
      title="Save this view"
      description="Saves the filters, the order, and the columns with their widths. Only you can see it."
      returnFocusTo={returnFocusTo}
      onClose={onClose}
    >
      <form method="post" noValidate onSubmit={submit} className="grid gap-2">
        <Field label="Name" isRequired error={isMissing ? 'Give the view a name' : (problem ?? undefined)}>
          {(control) => (
            <input
              {...control}
              value={name}
              maxLength={longestViewName}
              autoComplete="off"
              dir="auto"
              onChange={(event) => setName(event.target.value)}
              className="control"
            />
          )}
        </Field>
        <p role="status" className="min-h-8 wrap-anywhere text-small text-warn">
          {replaced ? `“${replaced.name}” already exists. Saving replaces it.` : ''}
        </p>
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" look="primary" isPending={isPending} pendingLabel="Saving…">
            {replaced ? 'Replace' : 'Save'}
          </Button>
        </div>
      </form>
    </DialogBox>
  )
}
