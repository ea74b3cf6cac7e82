import { maxSearchTextLength } from '@/lib/applicants/contract'

/** Restricts the words to names (`name:anna name:bell`); null if the text has more than plain words, or too many. */
export function wordsInNames(typed: string): string | null {
  const words = typed.trim().split(/\s+/)
  const arePlain = words.every((word) => /^[\p{L}\p{N}\p{M}][\p{L}\p{N}\p{M}'’.-]*$/u.test(word))
  const inNames = words.map((word) => `name:${word}`).join(' ')
  return arePlain && inNames.length <= maxSearchTextLength ? inNames : null
}
