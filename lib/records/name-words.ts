import { type FieldWord, fieldWords } from './field-words'
import { moreFieldWords } from './more-field-words'
import { normalizeText } from './normalize-text'

const meanings = new Map<string, Set<FieldWord>>()
for (const [meaning, written] of [...Object.entries(fieldWords), ...Object.entries(moreFieldWords)])
  for (const word of written.split(/\s+/)) {
    const folded = normalizeText(word)
    const known = meanings.get(folded) ?? new Set()
    // Safe: `Object.entries` widens a constant's keys to strings.
    known.add(meaning as FieldWord)
    meanings.set(folded, known)
  }

const longestWord = Math.max(...[...meanings.keys()].map((word) => word.length))
const maxNameLength = 80
/** Scripts without spaces between words: Japanese and Chinese, and Korean in its normalized form. */
const hasIdeographs = /[\u1100-\u11ff\u3040-\u30ff\u3400-\u9fff]/

const maxJoined = 4

/**
 * Returns what the words of a name mean, in order: `applicantEmail`, `E-Mail-Adresse`, `Stellenbezeichnung`, `応募者氏名`.
 */
export function meaningsOf(name: string): ReadonlySet<FieldWord>[] {
  const words = wordsInName(name.slice(0, maxNameLength))
  const found: ReadonlySet<FieldWord>[] = []
  for (let start = 0; start < words.length; ) {
    // "job seeker" is not a job, "first name" not a name: a known phrase takes precedence over its words.
    const count = longestKnown(words, start)
    const known = meanings.get(words.slice(start, start + count).join(''))
    if (known) found.push(known)
    else found.push(...splitCompound(words[start] ?? ''))
    start += count
  }
  return found
}

/** Returns how many words from here on form one known word when joined; one if none do. */
function longestKnown(words: string[], start: number): number {
  for (let count = Math.min(maxJoined, words.length - start); count > 1; count--)
    if (meanings.has(words.slice(start, start + count).join(''))) return count
  return 1
}

/** Returns the words of a name in camel, snake, kebab, dotted or any other case style, normalized. */
export function wordsInName(name: string): string[] {
  return name
    .replaceAll(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .replaceAll(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .map((word) => normalizeText(word))
    .filter(Boolean)
}

const linkers = ['', 's', 'n', 'en', 'es', 'e']

/**
 * Splits a word made of known ones (`stellenbezeichnung`, `jobid`) or, in scripts without spaces, finds the known words
 * in it. Returns nothing for a word known only in part: `emailing` is not an address.
 */
function splitCompound(word: string): ReadonlySet<FieldWord>[] {
  if (hasIdeographs.test(word)) return findInside(word)
  const ways: (ReadonlySet<FieldWord>[] | undefined)[] = [[]]
  for (let end = 1; end <= word.length; end++)
    for (let start = Math.max(0, end - longestWord - 2); start < end && !ways[end]; start++) {
      const before = ways[start]
      const found = before && meaningOfPart(word.slice(start, end), end === word.length)
      if (found) ways[end] = [...before, found]
    }
  return ways[word.length] ?? []
}

/** Short words only count on their own at the end, as in `jobid`: elsewhere they are mere syllables. */
function meaningOfPart(part: string, isLast: boolean): ReadonlySet<FieldWord> | undefined {
  for (const linker of linkers) {
    if (!part.endsWith(linker)) continue
    const word = part.slice(0, part.length - linker.length)
    if (word.length >= (linker === '' && isLast ? 2 : isLast ? 5 : 3)) {
      const found = meanings.get(word)
      if (found) return found
    }
  }
  return undefined
}

/** Returns the longest known words, from left to right. */
function findInside(word: string): ReadonlySet<FieldWord>[] {
  const found: ReadonlySet<FieldWord>[] = []
  for (let start = 0; start < word.length; ) {
    let length = Math.min(longestWord, word.length - start)
    while (length > 0 && !meanings.has(word.slice(start, start + length))) length--
    const meaning = meanings.get(word.slice(start, start + length))
    if (meaning) found.push(meaning)
    start += Math.max(1, length)
  }
  return found
}
