import type { MarkedWord } from '@/lib/records/find-marks'
import { normalizeText } from '@/lib/records/normalize-text'
import { splitWords } from '@/lib/records/split-words'
import type { PaletteEntry } from './palette-entry'

/** Texts this short match only at the beginning of labels: too many words begin with them. */
const maxStartLength = 2

/**
 * Returns the entries in which each typed word is the start of a word, in any order. Labels that begin with the whole
 * text come first, then labels that have all the words, then matches in details and keywords; ties keep their order.
 */
export function rankEntries(entries: readonly PaletteEntry[], typed: string): PaletteEntry[] {
  const words = splitWords(typed)
  if (words.length === 0) return [...entries]
  const whole = normalizeText(typed.trim())
  return entries
    .map((entry) => ({ entry, rank: rankOf(entry, words, whole) }))
    .filter(({ rank }) => rank !== null)
    .sort((one, other) => (one.rank ?? 0) - (other.rank ?? 0))
    .map(({ entry }) => entry)
}

/** Returns the typed words as they match in entries. */
export function wordsAtStart(typed: string): MarkedWord[] {
  return splitWords(typed).map((text) => ({ text, isStart: true }))
}

function rankOf({ label, details, keywords = [] }: PaletteEntry, words: readonly string[], whole: string) {
  const title = normalizeText(label)
  if (title.startsWith(whole)) return 0
  if (whole.length <= maxStartLength) return null
  if (words.every((word) => hasStart(title, word))) return 1
  const all = [title, ...[...details, ...keywords].map(normalizeText)].join(' ')
  return words.every((word) => hasStart(all, word)) ? 2 : null
}

/** Whether any word of the text begins with `start`. */
function hasStart(text: string, start: string): boolean {
  for (let at = text.indexOf(start); at >= 0; at = text.indexOf(start, at + 1))
    if (at === 0 || !/[\p{L}\p{N}\p{M}]$/u.test(text.slice(0, at))) return true
  return false
}
