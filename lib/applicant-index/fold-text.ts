import { normalizeText } from '../records/normalize-text'

const privateUse = /[\ue000-\uf8ff]/g
/** Control characters and unpaired surrogates, which PostgreSQL rejects. */
const unstorable = /[\p{Cc}\p{Cs}]+/gu

/** A text in the form the index compares: folded, on one line, without field marks. */
export function foldText(text: string): string {
  const bare = text.replace(privateUse, '').replace(unstorable, ' ')
  return normalizeText(bare).replace(/\s+/g, ' ').trim()
}

/** Separates a value from each of its `wordsWithin`; it marks no field, and users don't type it. */
export const withinMark = '\uf8ff'

const denseClass = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\u30fc'
const denseRuns = new RegExp(`[${denseClass}]+`, 'gu')
const openSyllables = /[\u1100-\u1112][\u1161-\u1175]/g
const afterPunctuation = /(?<=[^\s\p{L}\p{N}\p{M}])\p{L}[\p{L}\p{N}\p{M}]?/gu

/**
 * The parts of a folded text that one or two characters can find although no blank precedes them: words after a hyphen
 * or similar; in scripts without blanks, each character with its successor; open syllables of Hangul.
 */
export function wordsWithin(folded: string): string[] {
  const words = new Set<string>()
  for (const [run] of folded.matchAll(denseRuns)) {
    const characters = [...run]
    for (const [index, character] of characters.entries()) words.add(character + (characters[index + 1] ?? ''))
  }
  for (const [syllable] of folded.matchAll(openSyllables)) words.add(syllable)
  for (const [beginning] of folded.matchAll(afterPunctuation)) words.add(beginning)
  return [...words]
}
