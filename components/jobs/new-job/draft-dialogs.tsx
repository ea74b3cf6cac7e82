'use client'

import { Button } from '../../ui/button'
import { DialogBox } from '../../ui/dialog-box'
import { newJobWords } from './words'

type DialogProps = { onClose: () => void; onYes: () => void }

/** Asks before the entered values are cleared. */
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

/** Asks before a copy replaces a draft. */
export function ReplaceDraftDialog({ title, onClose, onYes }: DialogProps & { title: string }) {
  return (
    <DialogBox title={newJobWords.replaceAsk} description={newJobWords.replaceMeans({ title })} onClose={onClose}>
      <div className="flex justify-end gap-2">
        <Button onClick={onClose}>{newJobWords.keepDraft}</Button>
        <Button look="danger" onClick={onYes}>
          {newJobWords.replace}
        </Button>
      </div>
    </DialogBox>
  )
}
