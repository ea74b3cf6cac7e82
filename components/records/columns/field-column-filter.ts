import type { FieldFilter } from '@/lib/records/field-filter'
import type { Pointer } from '@/lib/records/pointer'
import type { ValueKind } from '@/lib/records/value-kind'
import type { ListView } from '@/lib/views/contract'
import type { ColumnFilter } from './column-filter'

type Filtering = { view: ListView; onChange: (changes: Partial<ListView>) => void }

/** Returns the filter for a field's kind of value, with its state from the view; null for a field without values. */
export function fieldColumnFilter(
  { pointer, kind }: { pointer: Pointer; kind: ValueKind },
  { view, onChange }: Filtering,
): ColumnFilter | null {
  const { [pointer]: value = null, ...others } = view.fieldFilters
  const shared = {
    value,
    onChange: (next: FieldFilter | null) => onChange({ fieldFilters: next ? { ...others, [pointer]: next } : others }),
  }
  if (kind === 'empty') return null
  if (kind === 'number') return { kind, ...shared }
  if (kind === 'date' || kind === 'date-time')
    return { kind: 'time', isDays: kind === 'date', isClosed: false, ...shared }
  return { kind: 'text', ...shared }
}
