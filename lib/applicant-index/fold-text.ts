import { normalizeText } from '../records/normalize-text'

const privateUse = /[\ue000-\uf8ff]/g
/** Control characters and halves of surrogate pairs, which PostgreSQL does not take. */
const unstorable = /[\p{Cc}\p{Cs}]+/gu

/** A text as the index compares it: folded, in one line, without the characters that mark fields. */
export function foldText(text: string): string {
  const bare = text.replace(privateUse, '').replace(unstorable, ' ')
  return normalizeText(bare).replace(/\s+/g, ' ').trim()
}

/** Stands before each pair of `densePairs`; the last character of Unicode's private use area, which marks no field. */
export const pairMark = '\uf8ff'

const denseClass = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\u30fc'
const denseRuns = new RegExp(`[${denseClass}]+`, 'gu')
const openSyllables = /[\u1100-\u1112][\u1161-\u1175]/g
const onlyDense = new RegExp(`^(?:[${denseClass}]+|[\\u1100-\\u1112][\\u1161-\\u1175]?)$`, 'u')

/**
 * The pairs of neighbouring characters in scripts without blanks, the last character of each run, and the open
 * syllables of Hangul: a trigram index finds one or two characters at the start of a word only, so these are words of
 * their own.
 */
export function densePairs(folded: string): string[] {
  const pairs = new Set<string>()
  for (const [run] of folded.matchAll(denseRuns)) {
    const characters = [...run]
    for (const [place, character] of characters.entries()) pairs.add(character + (characters[place + 1] ?? ''))
  }
  for (const [syllable] of folded.matchAll(openSyllables)) pairs.add(syllable)
  return [...pairs]
}

/** Whether one or two characters are such that `densePairs` has them wherever they occur. */
export function isDense(folded: string): boolean {
  return onlyDense.test(folded)
}
