'use client'

import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button'
import { AskToDiscard } from './ask-to-discard'
import { isUploading } from './upload-state'
import { uploadSaver, useUpload } from './use-upload'
import { uploadWords } from './words'

/** Discards the upload. Asks first because its rows are lost, unless they have become a run. */
export function DiscardUpload() {
  const { opened, draft, sending } = useUpload()
  const [isAsked, setAsked] = useState(false)
  if (!opened) return null
  return (
    <>
      <Button
        look="quiet"
        disabled={isUploading(sending)}
        onClick={() => (draft.state === 'sent' ? uploadSaver.discard() : setAsked(true))}
      >
        <RotateCcw aria-hidden className="size-4" />
        {uploadWords.startOver}
      </Button>
      {isAsked && (
        <AskToDiscard name={opened.name} onClose={() => setAsked(false)} onDiscard={() => uploadSaver.discard()} />
      )}
    </>
  )
}
