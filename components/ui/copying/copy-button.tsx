'use client'

import { Check, Copy } from 'lucide-react'
import { Button } from '../button'
import { useCopy } from './use-copy'
import { copyWords } from './words'

type CopyButtonProps = {
  text: string | (() => string)
  /** For when phones have no room for the text. */
  isIconOnPhones?: boolean
  /** There is nothing to copy. */
  disabled?: boolean
  children: string
}

/**
 * Copies text to the clipboard and confirms it, or says that the browser refused. Keeps its width, so that its
 * neighbors do not move under the pointer.
 */
export function CopyButton({ text, isIconOnPhones = false, disabled = false, children }: CopyButtonProps) {
  const { state, copy, reset } = useCopy(text)
  const label = { idle: children, copied: copyWords.copied, refused: copyWords.notCopied }[state]
  return (
    <Button onClick={copy} onBlur={reset} disabled={disabled}>
      {state === 'copied' ? <Check aria-hidden className="size-4" /> : <Copy aria-hidden className="size-4" />}
      <span
        aria-live="polite"
        data-idle={children}
        data-copied={copyWords.copied}
        className={`${isIconOnPhones ? 'max-md:sr-only' : ''} grid before:invisible before:h-0 before:content-[attr(data-idle)] after:invisible after:h-0 after:content-[attr(data-copied)]`}
      >
        {label}
      </span>
    </Button>
  )
}
