import { normalizeText } from './normalize-text'

/** A folded word that was searched for. `isStart`: it is found where a word begins only. */
export type MarkedWord = { text: string; isStart: boolean }

/** A text in pieces; those that hold a word are marked. */
type MarkedPart = { text: string; isMarked: boolean }

// biome-ignore lint/suspicious/noControlCharactersInRegex: the range is ASCII as a whole
const isBeyondAscii = /[^\x00-\x7f]/
/** A character with its marks: what folds by itself. */
const clusters = /\P{M}\p{M}*|\p{M}+/gu
const inWord = /[\p{L}\p{N}\p{M}]/u

/** The pieces of a text of which some hold a word, folded as the search folds: "Łukasz" holds "luk". Null for none. */
export function findMarks(text: string, words: readonly MarkedWord[]): MarkedPart[] | null {
  if (words.length === 0 || text === '') return null
  const { folded, startOf } = foldWithPlaces(text)
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

/** `startOf`: the place in the text of a place in the folded one; with `isEnd` the place after it. */
function foldWithPlaces(text: string) {
  if (!isBeyondAscii.test(text))
    return { folded: text.toLowerCase(), startOf: (place: number, isEnd = false) => (isEnd ? place + 1 : place) }
  const pieces: string[] = []
  const starts: number[] = []
  const ends: number[] = []
  for (const { 0: cluster, index } of text.matchAll(clusters)) {
    const piece = normalizeText(cluster)
    pieces.push(piece)
    for (let place = 0; place < piece.length; place += 1) {
      starts.push(index)
      ends.push(index + cluster.length)
    }
  }
  return {
    folded: pieces.join(''),
    startOf: (place: number, isEnd = false) => (isEnd ? ends[place] : starts[place]) ?? text.length,
  }
}

function partsOf(text: string, isMarked: Uint8Array): MarkedPart[] {
  const parts: MarkedPart[] = []
  let from = 0
  for (let place = 1; place <= text.length; place += 1) {
    if (place < text.length && isMarked[place] === isMarked[from]) continue
    parts.push({ text: text.slice(from, place), isMarked: isMarked[from] === 1 })
    from = place
  }
  return parts
}
