'use client'

import { Button } from '../../ui/button'
import { DialogBox } from '../../ui/dialog-box'

type ConfirmDialogProps = {
  title: string
  description: string
  no: string
  yes: string
  onYes: () => void
  onClose: () => void
}

/** Asks for confirmation before something that cannot be undone. */
export function ConfirmDialog({ title, description, no, yes, onYes, onClose }: ConfirmDialogProps) {
  return (
    <DialogBox title={title} description={description} onClose={onClose}>
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>{no}</Button>
        <Button
          look="danger"
          onClick={() => {
            onClose()
            onYes()
          }}
        >
          {yes}
        </Button>
      </div>
    </DialogBox>
  )
}
