import type { ValueKind } from './value-kind'

const written: ReadonlySet<ValueKind> = new Set<ValueKind>([
  'text',
  'long-text',
  'moment',
  'date',
  'email',
  'phone',
  'url',
])

/** What a column is that has values of both kinds. Empty ones do not count. */
export function mergeKinds(one: ValueKind, other: ValueKind): ValueKind {
  if (one === other || other === 'empty') return one
  if (one === 'empty') return other
  if ((one === 'date' && other === 'moment') || (one === 'moment' && other === 'date')) return 'moment'
  if (!written.has(one) || !written.has(other)) return 'text'
  return one === 'long-text' || other === 'long-text' ? 'long-text' : 'text'
}
