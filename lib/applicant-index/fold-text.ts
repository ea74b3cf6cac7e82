import { normalizeText } from '../records/normalize-text'

const privateUse = /[\ue000-\uf8ff]/g

/** A text as the index compares it: folded, in one line, without the characters that mark fields. */
export function foldText(text: string): string {
  return normalizeText(text.replace(privateUse, '')).replace(/\s+/g, ' ').trim()
}

/** Scripts whose words are not separated by blanks or are as short as two characters. */
const dense = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]+/gu

/**
 * The pairs of neighbouring characters in dense scripts, and the last character of each run: a trigram index finds
 * one or two characters only at the start of a word, so these pairs are words of their own.
 */
export function densePairs(folded: string): string[] {
  const pairs: string[] = []
  for (const [run] of folded.matchAll(dense)) {
    const characters = [...run]
    for (const [place, character] of characters.entries()) pairs.push(character + (characters[place + 1] ?? ''))
  }
  return pairs
}
