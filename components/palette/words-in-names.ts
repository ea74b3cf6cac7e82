/** The same words, sought in names alone (`name:anna name:bell`); null where they are more than plain words. */
export function wordsInNames(typed: string): string | null {
  const words = typed.trim().split(/\s+/)
  const arePlain = words.every((word) => /^[\p{L}\p{N}\p{M}][\p{L}\p{N}\p{M}'’.-]*$/u.test(word))
  return arePlain ? words.map((word) => `name:${word}`).join(' ') : null
}
