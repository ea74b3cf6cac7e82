'use client'

import { useId, useState } from 'react'
import { recordWords } from './words'

/** A text that takes more lines than these is folded: by its line breaks, or its length in a panel of usual width. */
const mostLines = 8
const mostCharacters = 420

export function isLongText(text: string): boolean {
  return text.length > mostCharacters || text.split('\n').length > mostLines
}

/** A text of any length: of a long one the beginning, and the rest when asked for. */
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
