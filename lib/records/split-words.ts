import { normalizeText } from './normalize-text'

/** The words of a filter, folded: blanks separate them, and what stands in "quotes" stays together. An open quote reaches to the end. */
export function splitWords(text: string): string[] {
  const words = [...text.matchAll(/["“”„]([^"“”„]*)(?:["“”„]|$)|[^\s"“”„]+/gu)].map(([whole, quoted]) =>
    normalizeText(quoted ?? whole),
  )
  return [...new Set(words)].filter((word) => word.trim() !== '')
}
