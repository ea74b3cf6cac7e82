'use client'

import { Button } from '../ui/button'
import { DialogBox } from '../ui/dialog-box'
import { jobsWords } from './words'

type DialogProps = { onClose: () => void; onYes: () => void }

/** Asks before what was entered goes. */
export function ClearFormDialog({ onClose, onYes }: DialogProps) {
  return (
    <DialogBox title={jobsWords.clearAsk} description={jobsWords.clearMeans} onClose={onClose}>
      <div className="flex justify-end gap-2">
        <Button onClick={onClose}>Keep it</Button>
        <Button look="danger" onClick={onYes}>
          {jobsWords.clearForm}
        </Button>
      </div>
    </DialogBox>
  )
}

/** Asks before a copy takes the place of a draft. */
export function ReplaceDraftDialog({ title, onClose, onYes }: DialogProps & { title: string }) {
  return (
    <DialogBox title="Replace your draft?" description={jobsWords.replaceMeans({ title })} onClose={onClose}>
      <div className="flex justify-end gap-2">
        <Button onClick={onClose}>Keep the draft</Button>
        <Button look="danger" onClick={onYes}>
          Replace it
        </Button>
      </div>
    </DialogBox>
  )
}
