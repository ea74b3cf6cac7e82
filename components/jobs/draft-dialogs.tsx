'use client'

import { Button } from '../ui/button'
import { DialogBox } from '../ui/dialog-box'

type DialogProps = { onClose: () => void; onYes: () => void }

/** Asks before what was entered goes. */
export function ClearFormDialog({ onClose, onYes }: DialogProps) {
  return (
    <DialogBox
      title="Empty the form?"
      description="What you entered goes, and the saved draft with it."
      onClose={onClose}
    >
      <div className="flex justify-end gap-2">
        <Button onClick={onClose}>Keep it</Button>
        <Button look="danger" onClick={onYes}>
          Empty the form
        </Button>
      </div>
    </DialogBox>
  )
}

/** Asks before a copy takes the place of a draft. */
export function ReplaceDraftDialog({ title, onClose, onYes }: DialogProps & { title: string }) {
  return (
    <DialogBox
      title="Replace your draft?"
      description={`The form holds a draft of yours. A copy of “${title}” takes its place.`}
      onClose={onClose}
    >
      <div className="flex justify-end gap-2">
        <Button onClick={onClose}>Keep the draft</Button>
        <Button look="danger" onClick={onYes}>
          Replace it
        </Button>
      </div>
    </DialogBox>
  )
}
