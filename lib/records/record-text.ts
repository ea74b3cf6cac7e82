import { normalizeText } from './normalize-text'
import type { PartnerRecord } from './record'

/** Stands between the values of a record: nobody can type it, so that no word is found across two values. */
export const between = '\u0000'

/** Deeper than that values are read without their structure: JSON may be nested deeper than a call stack. */
const deepest = 50

/** A value of a record as one line of text: nothing is dropped, nested values stay readable. */
export function valueText(value: unknown): string {
  return textAt(value, 0).replaceAll(/[\r\n\u2028\u2029]+/g, ' ')
}

/** Everything that a record holds, folded: what a filter looks through. */
export function searchText(record: PartnerRecord): string {
  return leavesOf(record)
    .map((leaf) => normalizeText(leafText(leaf)))
    .join(between)
}

/** A value that is neither list nor object, as text. */
export function leafText(leaf: unknown): string {
  if (typeof leaf === 'string') return leaf
  if (typeof leaf === 'boolean') return leaf ? 'Yes' : 'No'
  return leaf === null || leaf === undefined ? '' : String(leaf)
}

/** The values at the ends of a list or object, in their order, empty ones left out. */
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
