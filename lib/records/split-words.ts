import { normalizeText } from './normalize-text'

/**
 * The normalized words of a filter, separated by blanks; "quoted ones" stay together. An open quote runs to the end.
 */
export function splitWords(text: string): string[] {
  const words = [...text.matchAll(/["“”„]([^"“”„]*)(?:["“”„]|$)|[^\s"“”„]+/gu)].map(([whole, quoted]) =>
    normalizeText(quoted ?? whole),
  )
  return [...new Set(words)].filter((word) => word.trim() !== '')
}
