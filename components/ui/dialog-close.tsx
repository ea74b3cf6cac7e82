'use client'

import { Dialog } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import { uiWords } from './words'

/** The "Close" button in the header of a dialog or panel. */
export function DialogClose({ className = '' }: { className?: string }) {
  return (
    <Dialog.Close
      aria-label={uiWords.close}
      className={`grid size-8 shrink-0 place-items-center rounded-control hover:bg-sunken touch:size-11 ${className}`}
    >
      <X aria-hidden className="size-4" />
    </Dialog.Close>
  )
}
