import { pointerOf } from '../records/pointer'
import { isRecord } from '../records/record'
import { leafText } from '../records/record-text'
import type { FieldMarks } from './field-marks'
import { foldText, withinMark, wordsWithin } from './fold-text'

/** How much of one value is searchable: a whole résumé is, a file in Base64 is not. */
const maxValueLength = 20_000
/** More than the trigram index can handle well in one row. */
const maxTextLength = 200_000

/**
 * All values of a record as one text: each value follows its field's mark and a blank, so that a short word is found at
 * the beginning of values and words, but no match spans two values. The words within a value follow it.
 */
export function searchTextOf(record: unknown, marks: FieldMarks): string {
  const parts: string[] = []
  let length = 0
  const ahead: { value: unknown; path: string }[] = [{ value: record, path: '' }]
  for (let next = ahead.pop(); next && length < maxTextLength; next = ahead.pop()) {
    const { value, path } = next
    if (Array.isArray(value)) for (const inner of value.toReversed()) ahead.push({ value: inner, path })
    else if (isRecord(value))
      for (const [name, inner] of Object.entries(value).reverse())
        ahead.push({ value: inner, path: path + pointerOf([name]) })
    else {
      const text = foldText(leafText(value).slice(0, maxValueLength))
      if (text === '') continue
      const part = [`${marks.markOf(path)} ${text}`, ...wordsWithin(text)].join(`${withinMark} `)
      parts.push(part)
      length += part.length
    }
  }
  return `${parts.join(' ')} `
}
