import { normalizeText } from '../records/normalize-text'

const privateUse = /[\ue000-\uf8ff]/g
/** Control characters and halves of surrogate pairs, which PostgreSQL does not take. */
const unstorable = /[\p{Cc}\p{Cs}]+/gu

/** A text as the index compares it: folded, in one line, without the characters that mark fields. */
export function foldText(text: string): string {
  const bare = text.replace(privateUse, '').replace(unstorable, ' ')
  return normalizeText(bare).replace(/\s+/g, ' ').trim()
}

/** Stands between a value and each of its `wordsWithin`; it marks no field, and nobody types it. */
export const withinMark = '\uf8ff'

const denseClass = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\u30fc'
const denseRuns = new RegExp(`[${denseClass}]+`, 'gu')
const openSyllables = /[\u1100-\u1112][\u1161-\u1175]/g
const afterPunctuation = /(?<=[^\s\p{L}\p{N}\p{M}])[\p{L}\p{N}][\p{L}\p{N}\p{M}]?/gu

/**
 * What is found of a folded text by one or two characters although no blank stands before it: the beginnings of words
 * behind a hyphen or the like; in scripts without blanks each character with its next; open syllables of Hangul.
 */
export function wordsWithin(folded: string): string[] {
  const words = new Set<string>()
  for (const [run] of folded.matchAll(denseRuns)) {
    const characters = [...run]
    for (const [place, character] of characters.entries()) words.add(character + (characters[place + 1] ?? ''))
  }
  for (const [syllable] of folded.matchAll(openSyllables)) words.add(syllable)
  for (const [beginning] of folded.matchAll(afterPunctuation)) words.add(beginning)
  return [...words]
}
