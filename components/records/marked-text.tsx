import type { ReactNode } from 'react'
import { findMarks, type MarkedWord } from '@/lib/records/find-marks'

/** For when nothing was searched for: always the same array, so that rows need not rerender. */
export const noWords: readonly MarkedWord[] = []

/** Marks the search words in a text. A plain function, for rows rendered by the hundreds. */
export function markedText(text: string, words: readonly MarkedWord[] = noWords): ReactNode {
  const parts = findMarks(text, words)
  if (!parts) return text
  return parts.map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text have no identity of their own
    part.isMarked ? <mark key={index}>{part.text}</mark> : part.text,
  )
}
