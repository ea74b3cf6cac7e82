import { fold } from './fold'

/** The words of a filter, folded: blanks separate them, and what stands in "quotes" stays together. An open quote reaches to the end. */
export function splitWords(text: string): string[] {
  const words = [...text.matchAll(/["“”„]([^"“”„]*)(?:["“”„]|$)|[^\s"“”„]+/gu)].map(([whole, quoted]) =>
    fold(quoted ?? whole),
  )
  return [...new Set(words)].filter((word) => word.trim() !== '')
}
