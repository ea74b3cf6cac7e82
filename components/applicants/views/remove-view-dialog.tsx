'use client'

import { type RefObject, useState } from 'react'
import type { SavedView } from '@/lib/views/contract'
import { Button } from '../../ui/button'
import { DialogBox } from '../../ui/dialog-box'

type RemoveViewDialogProps = {
  views: SavedView[]
  problem: string | null
  isPending: boolean
  returnFocusTo: RefObject<HTMLElement | null>
  onRemove: (view: SavedView) => void
  onClose: () => void
}

/** Chooses a view, then asks before removing it. Two dialogs, so that a screen reader reads both titles. */
export function RemoveViewDialog(props: RemoveViewDialogProps) {
  const { views, problem, isPending, returnFocusTo, onRemove, onClose } = props
  const [chosen, setChosen] = useState<SavedView | null>(null)
  if (chosen)
    return (
      <DialogBox
        key={chosen.id}
        title={`Remove “${chosen.name}”?`}
        description="This can’t be undone. No applicants are removed."
        returnFocusTo={returnFocusTo}
        onClose={onClose}
      >
        {problem && (
          <p role="alert" className="text-bad">
            {problem}
          </p>
        )}
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>Keep it</Button>
          <Button look="danger" isPending={isPending} pendingLabel="Removing…" onClick={() => onRemove(chosen)}>
            Remove view
          </Button>
        </div>
      </DialogBox>
    )
  return (
    <DialogBox
      title="Remove a view"
      description="Your saved views of this screen."
      returnFocusTo={returnFocusTo}
      onClose={onClose}
    >
      <ul className="grid gap-1">
        {views.map((view) => (
          <li key={view.id} className="flex items-center justify-between gap-4">
            <span dir="auto" className="min-w-0 wrap-anywhere">
              {view.name}
            </span>
            <Button aria-label={`Remove ${view.name}`} onClick={() => setChosen(view)}>
              Remove
            </Button>
          </li>
        ))}
      </ul>
      <div className="flex justify-end">
        <Button onClick={onClose}>Close</Button>
      </div>
    </DialogBox>
  )
}
