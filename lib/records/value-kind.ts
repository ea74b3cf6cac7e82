/** The kind of a record's value, which decides how its cells look, sort and align. */
export type ValueKind =
  | 'empty'
  | 'text'
  | 'long-text'
  | 'number'
  | 'boolean'
  | 'date-time'
  /** A day without a time, and so without a zone: `2026-02-27`. */
  | 'date'
  | 'email'
  | 'phone'
  | 'url'
  | 'list'
  | 'nested'

const written: ReadonlySet<ValueKind> = new Set<ValueKind>([
  'text',
  'long-text',
  'date-time',
  'date',
  'email',
  'phone',
  'url',
])

/** Returns the kind of a column with values of both kinds. Empty values do not count. */
export function mergeKinds(one: ValueKind, other: ValueKind): ValueKind {
  if (one === other || other === 'empty') return one
  if (one === 'empty') return other
  if ((one === 'date' && other === 'date-time') || (one === 'date-time' && other === 'date')) return 'date-time'
  if (!written.has(one) || !written.has(other)) return 'text'
  return one === 'long-text' || other === 'long-text' ? 'long-text' : 'text'
}
