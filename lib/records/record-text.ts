import { normalizeText } from './normalize-text'
import type { PartnerRecord } from './record'

/** Separates a record's values: no one can type it, so no word matches across two values. */
export const between = '\u0000'

/** Values nested deeper are read without their structure: JSON may be nested deeper than a call stack. */
const deepest = 50

/** Returns a record's value as one line of text: nothing is dropped, nested values stay readable. */
export function valueText(value: unknown): string {
  return textAt(value, 0).replaceAll(/[\r\n\u2028\u2029]+/g, ' ')
}

/** Returns everything that a record holds, normalized: the text that a filter searches. */
export function searchText(record: PartnerRecord): string {
  return leavesOf(record)
    .map((leaf) => normalizeText(leafText(leaf)))
    .join(between)
}

/** Returns a value that is neither list nor object, as text. */
export function leafText(leaf: unknown): string {
  if (typeof leaf === 'string') return leaf
  if (typeof leaf === 'boolean') return leaf ? 'Yes' : 'No'
  return leaf === null || leaf === undefined ? '' : String(leaf)
}

/** Returns the leaf values of a list or object, in order, without empty ones. */
export function leavesOf(value: unknown): unknown[] {
  const leaves: unknown[] = []
  const ahead = [value]
  while (ahead.length > 0) {
    const next = ahead.pop()
    if (typeof next !== 'object') {
      if (next !== undefined && next !== '') leaves.push(next)
    } else if (next !== null) {
      const inside: unknown[] = Array.isArray(next) ? next : Object.values(next)
      for (let index = inside.length - 1; index >= 0; index--) ahead.push(inside[index])
    }
  }
  return leaves
}

function textAt(value: unknown, depth: number): string {
  if (typeof value !== 'object' || value === null) return leafText(value)
  if (depth > deepest) return leavesOf(value).map(leafText).join(' · ')
  const inside = (Array.isArray(value) ? value : Object.values(value)).map((entry) => textAt(entry, depth + 1))
  return Array.isArray(value) ? inside.join(', ') : inside.filter(Boolean).join(' · ')
}
