'use client'

import { useId, useState } from 'react'
import { recordWords } from './words'

/** Text with more lines or characters than these is folded; the character limit suits a panel of the usual width. */
const maxLines = 8
const maxCharacters = 420

function isLongText(text: string): boolean {
  return text.length > maxCharacters || text.split('\n').length > maxLines
}

/** Text of any length: a long one shows its beginning, and a button to show the rest. */
export function ClampedText({ text }: { text: string }) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  if (!isLongText(text)) return text
  return (
    <>
      <span id={id} className={isOpen ? 'block' : 'line-clamp-6'}>
        {text}
      </span>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="link mt-1 text-small text-quiet touch:min-h-11"
      >
        {isOpen ? recordWords.showLess : recordWords.showMore}
      </button>
    </>
  )
}
