'use client'

import { Button } from '../../ui/button'
import { DialogBox } from '../../ui/dialog-box'
import { uploadWords } from './words'

type AskToDiscardProps = { name: string; onClose: () => void; onDiscard: () => void }

/** Asks for confirmation before the rows of an upload are lost. */
export function AskToDiscard({ name, onClose, onDiscard }: AskToDiscardProps) {
  return (
    <DialogBox title={uploadWords.askForget({ name })} description={uploadWords.forgetHint} onClose={onClose}>
      <div className="flex justify-end gap-2">
        <Button onClick={onClose}>{uploadWords.keep}</Button>
        <Button
          look="danger"
          onClick={() => {
            onClose()
            onDiscard()
          }}
        >
          {uploadWords.forget}
        </Button>
      </div>
    </DialogBox>
  )
}
