import { normalizeText } from './normalize-text'

/** A normalized word of the search. `isStart`: it only matches where a word begins. */
export type MarkedWord = { text: string; isStart: boolean }

/** A piece of a text; pieces that hold a word are marked. */
type MarkedPart = { text: string; isMarked: boolean }

// biome-ignore lint/suspicious/noControlCharactersInRegex: the range is ASCII as a whole
const isBeyondAscii = /[^\x00-\x7f]/
/** A character with its combining marks: the smallest unit that is normalized separately. */
const clusters = /\P{M}\p{M}*|\p{M}+/gu
const inWord = /[\p{L}\p{N}\p{M}]/u

/**
 * Returns the pieces of a text, some of them matches, normalized as for the search: "Łukasz" matches "luk". Null for no
 * match.
 */
export function findMarks(text: string, words: readonly MarkedWord[]): MarkedPart[] | null {
  if (words.length === 0 || text === '') return null
  const { folded, startOf } = foldWithOffsets(text)
  const isMarked = new Uint8Array(text.length)
  let isAny = false
  for (const word of words) {
    for (let at = folded.indexOf(word.text); at >= 0; at = folded.indexOf(word.text, at + 1)) {
      if (word.isStart && at > 0 && inWord.test(folded[at - 1] ?? '')) continue
      isMarked.fill(1, startOf(at), startOf(at + word.text.length - 1, true))
      isAny = true
    }
  }
  return isAny ? partsOf(text, isMarked) : null
}

/** Whether a text holds a word. */
export function holdsWord(text: string, word: MarkedWord): boolean {
  const folded = normalizeText(text)
  for (let at = folded.indexOf(word.text); at >= 0; at = folded.indexOf(word.text, at + 1))
    if (!word.isStart || at === 0 || !inWord.test(folded[at - 1] ?? '')) return true
  return false
}

/** `startOf`: maps a position in the normalized text to one in the original; with `isEnd`, to the position after it. */
function foldWithOffsets(text: string) {
  if (!isBeyondAscii.test(text))
    return { folded: text.toLowerCase(), startOf: (index: number, isEnd = false) => (isEnd ? index + 1 : index) }
  const pieces: string[] = []
  const starts: number[] = []
  const ends: number[] = []
  for (const { 0: cluster, index } of text.matchAll(clusters)) {
    const piece = normalizeText(cluster)
    pieces.push(piece)
    for (let offset = 0; offset < piece.length; offset += 1) {
      starts.push(index)
      ends.push(index + cluster.length)
    }
  }
  return {
    folded: pieces.join(''),
    startOf: (index: number, isEnd = false) => (isEnd ? ends[index] : starts[index]) ?? text.length,
  }
}

function partsOf(text: string, isMarked: Uint8Array): MarkedPart[] {
  const parts: MarkedPart[] = []
  let from = 0
  for (let index = 1; index <= text.length; index += 1) {
    if (index < text.length && isMarked[index] === isMarked[from]) continue
    parts.push({ text: text.slice(from, index), isMarked: isMarked[from] === 1 })
    from = index
  }
  return parts
}
