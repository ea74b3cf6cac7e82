'use client'

import { type RefObject, useState } from 'react'
import type { SavedView } from '@/lib/views/contract'
import { Button } from '../../ui/button'
import { DialogBox } from '../../ui/dialog-box'
import { viewsWords } from './words'

type RemoveViewDialogProps = {
  views: readonly SavedView[]
  problem: string | null
  isPending: boolean
  returnFocusTo: RefObject<HTMLElement | null>
  onRemove: (view: SavedView) => void
  onClose: () => void
}

/** Lets the user choose a view, then confirms its removal. Two dialogs, so that a screen reader reads both titles. */
export function RemoveViewDialog(props: RemoveViewDialogProps) {
  const { views, problem, isPending, returnFocusTo, onRemove, onClose } = props
  const [chosen, setChosen] = useState<SavedView | null>(null)
  if (chosen)
    return (
      <DialogBox
        key={chosen.id}
        title={viewsWords.ask({ name: chosen.name })}
        description={viewsWords.askMeans}
        returnFocusTo={returnFocusTo}
        onClose={onClose}
      >
        {problem && (
          <p role="alert" className="text-bad">
            {problem}
          </p>
        )}
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>{viewsWords.keep}</Button>
          <Button
            look="danger"
            isPending={isPending}
            pendingLabel={viewsWords.removing}
            onClick={() => onRemove(chosen)}
          >
            {viewsWords.removeView}
          </Button>
        </div>
      </DialogBox>
    )
  return (
    <DialogBox
      title={viewsWords.removeTitle}
      description={viewsWords.removeMeans}
      returnFocusTo={returnFocusTo}
      onClose={onClose}
    >
      <ul className="grid gap-1">
        {views.map((view) => (
          <li key={view.id} className="flex items-center justify-between gap-4">
            <span dir="auto" className="min-w-0 wrap-anywhere">
              {view.name}
            </span>
            <Button aria-label={viewsWords.removeNamed({ name: view.name })} onClick={() => setChosen(view)}>
              {viewsWords.remove}
            </Button>
          </li>
        ))}
      </ul>
      <div className="flex justify-end">
        <Button onClick={onClose}>{viewsWords.close}</Button>
      </div>
    </DialogBox>
  )
}
