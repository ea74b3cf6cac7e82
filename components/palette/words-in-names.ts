/** The search for plain words in names alone (`name:anna name:bell`); null for words that say where they are sought. */
export function wordsInNames(typed: string): string | null {
  const words = typed.trim().split(/\s+/)
  const arePlain = words.every((word) => /^[\p{L}\p{N}\p{M}][\p{L}\p{N}\p{M}'’.-]*$/u.test(word))
  return arePlain ? words.map((word) => `name:${word}`).join(' ') : null
}
