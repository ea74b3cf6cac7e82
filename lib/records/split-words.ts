import { normalizeText } from './normalize-text'

/**
 * Returns the normalized words of a filter, separated by spaces; "quoted ones" stay together. An open quote runs to the
 * end.
 */
export function splitWords(text: string): string[] {
  const words = [...text.matchAll(/["“”„]([^"“”„]*)(?:["“”„]|$)|[^\s"“”„]+/gu)].map(([whole, quoted]) =>
    normalizeText(quoted ?? whole),
  )
  return [...new Set(words)].filter((word) => word.trim() !== '')
}
