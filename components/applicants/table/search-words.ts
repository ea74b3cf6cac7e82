import type { Column } from '@/lib/records/column'
import type { FieldReader } from '@/lib/records/field-reader'
import { holdsWord, type MarkedWord } from '@/lib/records/find-marks'
import { normalizeText } from '@/lib/records/normalize-text'
import type { PartnerRecord } from '@/lib/records/record'
import { leafText, leavesOf } from '@/lib/records/record-text'
import { splitQuery } from '@/lib/records/split-query'
import { splitWords } from '@/lib/records/split-words'
import { noWords } from '../../records/marked-text'

/** What the list marks: `words` in all cells; `anywhere`: those that may match in any field. */
export type SearchWords = { words: readonly MarkedWord[]; anywhere: readonly MarkedWord[] }

export const nothingSearched: SearchWords = { words: noWords, anywhere: noWords }

/** The index finds words up to this length only at the beginning of words. */
const maxShortLength = 2

/** Returns the words of a filter over the loaded applicants. */
export function wordsOfFilter(filter: string): SearchWords {
  const words = splitWords(filter).map((text) => ({ text, isStart: false }))
  return words.length === 0 ? nothingSearched : { words, anywhere: words }
}

/** Returns the words of an index search, without excluded ones; `field:word` applies to that field alone. */
export function wordsOfSearch(search: string): SearchWords {
  const parts = splitQuery(search).filter(({ isExcluded }) => !isExcluded)
  const wordOf = ({ value }: { value: string }): MarkedWord[] => {
    const text = normalizeText(value).replace(/\s+/g, ' ').trim()
    return text === '' ? [] : [{ text, isStart: [...text].length <= maxShortLength }]
  }
  const words = parts.flatMap(wordOf)
  if (words.length === 0) return nothingSearched
  return { words, anywhere: parts.filter(({ field }) => field === null).flatMap(wordOf) }
}

type Fields = { search: SearchWords; shown: ReadonlySet<string>; columns: readonly Column[]; reader: FieldReader }

/**
 * Finds the field in which a word matched that no visible column contains; null if all words are visible. Caches its
 * answers.
 */
export function createFieldFinder({
  search,
  shown,
  columns,
  reader,
}: Fields): (record: PartnerRecord) => string | null {
  const known = new WeakMap<PartnerRecord, string | null>()
  const hidden = columns.filter(({ pointer }) => !shown.has(pointer))

  function find(record: PartnerRecord): string | null {
    const holds = (pointer: string, word: MarkedWord) =>
      leavesOf([reader.read(record, pointer)]).some((leaf) => holdsWord(leafText(leaf), word))
    for (const word of search.anywhere) {
      if ([...shown].some((pointer) => holds(pointer, word))) continue
      const at = hidden.find(({ pointer }) => holds(pointer, word))
      if (at) return reader.label(at.pointer)
    }
    return null
  }

  return (record) => {
    const before = known.get(record)
    if (before !== undefined) return before
    const found = search.anywhere.length === 0 ? null : find(record)
    known.set(record, found)
    return found
  }
}
