import type { ReactNode } from 'react'
import type { FieldReader } from '@/lib/records/field-reader'
import { findMarks, type MarkedWord } from '@/lib/records/find-marks'
import { valueKindOf } from '@/lib/records/kind-of'
import type { Pointer } from '@/lib/records/pointer'
import { valueText } from '@/lib/records/record-text'
import { htmlLine } from '@/lib/text/html-line'
import { isHtml } from '@/lib/text/rich-text'
import { statusValue } from '../ui/status'
import { markedText, noWords } from './marked-text'
import { areTags, booleanValue, dateInCell, dayInCell, linkValue, momentInCell, tagsValue } from './value-parts'

/** Longer text is truncated: browsers measure the whole of a line, however little of it is visible. */
const maxCellLength = 300

type Field = {
  reader: FieldReader
  pointer: Pointer
  isBrowser: boolean
  tabIndex: number
  words?: readonly MarkedWord[]
}

/** Renders a record's field in a one-line cell. A plain function, like `cellValue`. */
export function fieldCell(record: unknown, { reader, pointer, isBrowser, tabIndex, words }: Field): ReactNode {
  const value = reader.read(record, pointer)
  const isStatus = pointer === reader.statusAt && typeof value === 'string'
  if (isStatus) return statusValue(value, '', (text) => markedText(text, words))
  return cellValue(value, isBrowser, tabIndex, words)
}

/**
 * Renders a value in a one-line cell. A plain function without hooks, since a screen has hundreds of cells: the row
 * passes `isBrowser`, and `tabIndex` −1 when the Tab key skips the row. `words`: the search words to mark.
 */
export function cellValue(
  value: unknown,
  isBrowser: boolean,
  tabIndex?: number,
  words: readonly MarkedWord[] = noWords,
): ReactNode {
  if (typeof value === 'boolean') return booleanValue(value)
  if (typeof value === 'string') return textValue(value, { isBrowser, tabIndex, words })
  if (Array.isArray(value) && value.length > 0 && areTags(value))
    return tagsValue(value, (tag) => markedText(tag, words))
  return longText(valueText(value), words)
}

/** Renders only the day of a moment, for where there is no room for its time. */
export function dayCell(value: unknown, isBrowser: boolean): ReactNode {
  const isMoment = typeof value === 'string' && valueKindOf(value) === 'date-time'
  return isMoment ? dayInCell(value, isBrowser) : cellValue(value, isBrowser)
}

type Shown = { isBrowser: boolean; tabIndex: number | undefined; words: readonly MarkedWord[] }

function textValue(text: string, { isBrowser, tabIndex, words }: Shown): ReactNode {
  const kind = valueKindOf(text)
  if (kind === 'date-time') return momentInCell(text, isBrowser)
  if (kind === 'date') return dateInCell(text, isBrowser)
  if (kind === 'url') return linkValue(text, { isShort: true, ...(tabIndex === undefined ? {} : { tabIndex }) })
  // Keeps digits in order in right-to-left cells.
  if (kind === 'phone') return <bdi dir="ltr">{markedText(text, words)}</bdi>
  if (kind !== 'email' && isHtml(text)) return longText(htmlLine(text) || text, words)
  return kind === 'long-text' ? longText(text, words) : markedText(text, words)
}

/** If the first match is too far in to be visible, the text starts shortly before it. */
function longText(text: string, words: readonly MarkedWord[]): ReactNode {
  const parts = findMarks(text, words)
  const before = parts?.[0]?.isMarked === false ? parts[0].text.length : 0
  const start = before > seenAtOnce ? text.indexOf(' ', before - leadIn) + 1 : 0
  if (start === 0 || start > before) return markedText(shortened(text), words)
  return markedText(`…${shortened(text.slice(start))}`, words)
}

/** How many characters of a long text a cell surely shows, and how many to show before a match. */
const seenAtOnce = 36
const leadIn = 14

function shortened(text: string): string {
  return text.length > maxCellLength ? `${text.slice(0, maxCellLength).replace(/[\ud800-\udbff]$/, '')}…` : text
}
