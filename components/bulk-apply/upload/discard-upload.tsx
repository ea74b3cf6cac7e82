'use client'

import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button'
import { DialogBox } from '../../ui/dialog-box'
import { isUploading } from './upload-state'
import { upload, useUpload } from './use-upload'
import { uploadWords } from './words'

/** Discards the upload; asks first if anything was edited. */
export function DiscardUpload() {
  const { opened, changes, sending } = useUpload()
  const [isAsked, setAsked] = useState(false)
  const isBusy = isUploading(sending)
  return (
    <>
      <Button look="quiet" disabled={isBusy} onClick={() => (changes > 0 ? setAsked(true) : upload.forget())}>
        <RotateCcw aria-hidden className="size-4" />
        {uploadWords.startOver}
      </Button>
      {isAsked && (
        <DialogBox
          title={opened ? uploadWords.askForget({ name: opened.name }) : uploadWords.askForgetThis}
          description={uploadWords.forgetHint}
          onClose={() => setAsked(false)}
        >
          <div className="flex justify-end gap-2">
            <Button onClick={() => setAsked(false)}>{uploadWords.keep}</Button>
            <Button
              look="danger"
              onClick={() => {
                setAsked(false)
                upload.forget()
              }}
            >
              {uploadWords.forget}
            </Button>
          </div>
        </DialogBox>
      )}
    </>
  )
}
