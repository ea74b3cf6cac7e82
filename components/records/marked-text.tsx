import type { ReactNode } from 'react'
import { findMarks, type MarkedWord } from '@/lib/records/find-marks'

/** Nothing was searched for: the same list each time, so that rows need not render again. */
export const noWords: readonly MarkedWord[] = []

/** A text with what was searched for marked. A plain function, for rows that are rendered by the hundred. */
export function markedText(text: string, words: readonly MarkedWord[] = noWords): ReactNode {
  const parts = findMarks(text, words)
  if (!parts) return text
  return parts.map((part, place) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text have no identity of their own
    part.isMarked ? <mark key={place}>{part.text}</mark> : part.text,
  )
}
