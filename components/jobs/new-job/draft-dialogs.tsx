'use client'

import type { RefObject } from 'react'
import { Button } from '../../ui/button'
import { DialogBox } from '../../ui/dialog-box'
import { newJobWords } from './words'

type DialogProps = { onClose: () => void; onYes: () => void }

/** Asks for confirmation before clearing the entered values. */
export function ClearFormDialog({ onClose, onYes }: DialogProps) {
  return (
    <DialogBox title={newJobWords.clearAsk} description={newJobWords.clearMeans} onClose={onClose}>
      <div className="flex justify-end gap-2">
        <Button onClick={onClose}>{newJobWords.keepIt}</Button>
        <Button look="danger" onClick={onYes}>
          {newJobWords.clearForm}
        </Button>
      </div>
    </DialogBox>
  )
}

type ReplaceDraftProps = DialogProps & { title: string; returnFocusTo: RefObject<HTMLElement | null> }

/** Asks for confirmation before a copy replaces a draft. */
export function ReplaceDraftDialog({ title, returnFocusTo, onClose, onYes }: ReplaceDraftProps) {
  return (
    <DialogBox
      title={newJobWords.replaceAsk}
      description={newJobWords.replaceMeans({ title })}
      returnFocusTo={returnFocusTo}
      onClose={onClose}
    >
      <div className="flex justify-end gap-2">
        <Button onClick={onClose}>{newJobWords.keepDraft}</Button>
        <Button look="danger" onClick={onYes}>
          {newJobWords.replace}
        </Button>
      </div>
    </DialogBox>
  )
}
