/** The share of a word's trigrams that a similar word must have. */
const leastShared = 0.5
const maxSpellings = 8

/** The words in folded texts spelled most like `word`, the most similar first, without the word itself. */
export function closestSpellings(word: string, texts: readonly string[]): string[] {
  const wanted = trigramsOf(word)
  const words = new Set(texts.flatMap((text) => text.match(/[\p{L}\p{N}\p{M}]{3,}/gu) ?? []))
  return [...words]
    .map((each) => ({ each, likeness: likenessOf(wanted, trigramsOf(each)) }))
    .filter(({ each, likeness }) => each !== word && likeness.held >= leastShared)
    .toSorted((one, other) => other.likeness.both - one.likeness.both)
    .slice(0, maxSpellings)
    .map(({ each }) => each)
}

/** Splits a word the way pg_trgm does: two blanks before it, one after it. */
function trigramsOf(word: string): Set<string> {
  const characters = [' ', ' ', ...word, ' ']
  return new Set(characters.slice(2).map((_, index) => characters.slice(index, index + 3).join('')))
}

/** `held`: the share of the wanted trigrams that the other has; `both`: the shared ones as a share of all of both. */
function likenessOf(wanted: Set<string>, other: Set<string>): { held: number; both: number } {
  const shared = [...wanted].filter((trigram) => other.has(trigram)).length
  return { held: shared / wanted.size, both: shared / (wanted.size + other.size - shared) }
}
