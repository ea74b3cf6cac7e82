'use client'

import { X } from 'lucide-react'
import { useState } from 'react'
import { keepCookie } from '../ui/keep-cookie'
import { uiWords } from '../ui/words'
import { formNoteCookie } from './form-note-cookie'
import { fieldHintWords } from './hints/words'

/** For users who cannot confirm a form: once closed, it is not shown on any form again. */
export function ClosableFormNote() {
  const [isClosed, setClosed] = useState(false)
  if (isClosed) return null
  return (
    <p className="flex min-h-8 items-center gap-1 text-small text-quiet">
      {fieldHintWords.formUnchecked}
      <button
        type="button"
        aria-label={uiWords.dismiss}
        title={uiWords.dismiss}
        onClick={() => {
          keepCookie(formNoteCookie, 'closed')
          setClosed(true)
        }}
        className="grid size-6 shrink-0 place-items-center rounded-control hover:bg-sunken touch:-mr-3 touch:size-11"
      >
        <X aria-hidden className="size-4" />
      </button>
    </p>
  )
}
