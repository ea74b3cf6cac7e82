import type { ReactNode } from 'react'
import type { FieldFilter } from '@/lib/records/field-filter'

/** How a column can be filtered, as its menu shows it. */
export type ColumnFilter =
  | { kind: 'text'; value: FieldFilter | null; onChange: (filter: FieldFilter | null) => void }
  | { kind: 'number'; value: FieldFilter | null; onChange: (filter: FieldFilter | null) => void }
  | {
      kind: 'time'
      value: FieldFilter | null
      /** The field holds days without a time. */
      isDays: boolean
      /** Whether a span must have both ends; one without a last day then ends today. */
      isClosed: boolean
      onChange: (filter: FieldFilter | null) => void
    }
  | { kind: 'choice'; isSet: boolean; render: () => ReactNode }

/** What the menu in a table head can do with its column. */
export type ColumnMenuProps = {
  label: string
  /** The direction in which the rows are sorted by this column; null if they are not. */
  sorted: 'ascending' | 'descending' | null
  onSort: (isDescending: boolean | null) => void
  filter: ColumnFilter | null
  /** Undefined for a column at the edge, or for the only one. */
  onLeft?: (() => void) | undefined
  onRight?: (() => void) | undefined
  onHide?: (() => void) | undefined
}

export function isFilterSet(filter: ColumnFilter | null): boolean {
  if (filter === null) return false
  return filter.kind === 'choice' ? filter.isSet : filter.value !== null
}
