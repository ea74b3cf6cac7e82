'use client'

import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button'
import { AskToDiscard } from './ask-to-discard'
import { isUploading } from './upload-state'
import { uploadSaver, useUpload } from './use-upload'
import { uploadWords } from './words'

/** Discards the upload; asks first if anything was edited. */
export function DiscardUpload() {
  const { opened, changes, draft, sending } = useUpload()
  const [isAsked, setAsked] = useState(false)
  if (!opened) return null
  return (
    <>
      <Button
        look="quiet"
        disabled={isUploading(sending)}
        onClick={() => (changes === 0 || draft.state === 'sent' ? uploadSaver.discard() : setAsked(true))}
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
