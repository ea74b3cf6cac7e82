import type { ReactNode } from 'react'
import type { FieldReader } from '@/lib/records/field-reader'
import { valueKindOf } from '@/lib/records/kind-of'
import type { Pointer } from '@/lib/records/pointer'
import { valueText } from '@/lib/records/record-text'
import { statusValue } from '../ui/status'
import { areTags, booleanValue, dateValue, linkValue, momentValue, tagsValue } from './value-parts'

/** Longer text is cut: a browser measures all of a line, however little is visible. */
const longestCell = 300

type Field = { reader: FieldReader; pointer: Pointer; isBrowser: boolean; tabIndex: number }

/** A field of a record in a cell of one line. A plain function, as `cellValue` is. */
export function fieldCell(record: unknown, { reader, pointer, isBrowser, tabIndex }: Field): ReactNode {
  const value = reader.read(record, pointer)
  const isStatus = pointer === reader.statusAt && typeof value === 'string'
  return isStatus ? statusValue(value) : cellValue(value, isBrowser, tabIndex)
}

/**
 * A value in a cell of one line. A plain function without hooks, since a screen has hundreds: the row passes
 * `isBrowser`, and `tabIndex` −1 when the Tab key skips the row.
 */
export function cellValue(value: unknown, isBrowser: boolean, tabIndex?: number): ReactNode {
  if (typeof value === 'boolean') return booleanValue(value)
  if (typeof value === 'string') return textValue(value, isBrowser, tabIndex)
  if (Array.isArray(value) && value.length > 0 && areTags(value)) return tagsValue(value)
  return shortened(valueText(value))
}

function textValue(text: string, isBrowser: boolean, tabIndex: number | undefined): ReactNode {
  const kind = valueKindOf(text)
  if (kind === 'date-time') return momentValue(text, isBrowser)
  if (kind === 'date') return dateValue(text, isBrowser)
  if (kind === 'url') return linkValue(text, { isShort: true, ...(tabIndex === undefined ? {} : { tabIndex }) })
  // Keeps the order of digits in right-to-left cells.
  if (kind === 'phone') return <bdi dir="ltr">{text}</bdi>
  return kind === 'long-text' ? shortened(text) : text
}

function shortened(text: string): string {
  return text.length > longestCell ? `${text.slice(0, longestCell).replace(/[\ud800-\udbff]$/, '')}…` : text
}
