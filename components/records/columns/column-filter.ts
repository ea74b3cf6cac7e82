import type { ReactNode } from 'react'
import type { FieldFilter } from '@/lib/records/field-filter'

/** How a column can be narrowed down, as its menu shows it. */
export type ColumnFilter =
  | { kind: 'text'; value: FieldFilter | null; onChange: (filter: FieldFilter | null) => void }
  | { kind: 'number'; value: FieldFilter | null; onChange: (filter: FieldFilter | null) => void }
  | {
      kind: 'time'
      value: FieldFilter | null
      /** The field holds days without a time. */
      isDays: boolean
      /** Whether both ends are needed; without its end a span then goes to today. */
      isClosed: boolean
      onChange: (filter: FieldFilter | null) => void
    }
  | { kind: 'choice'; isSet: boolean; render: () => ReactNode }

/** What can be done with a column in the head of a table. */
export type ColumnMenuProps = {
  label: string
  /** Which way the rows are sorted by this column; null where they are not. */
  sorted: 'ascending' | 'descending' | null
  onSort: (isDescending: boolean | null) => void
  filter: ColumnFilter | null
  /** Left out where the column is at the edge, or the only one. */
  onLeft?: (() => void) | undefined
  onRight?: (() => void) | undefined
  onHide?: (() => void) | undefined
}

export function isFilterSet(filter: ColumnFilter | null): boolean {
  if (filter === null) return false
  return filter.kind === 'choice' ? filter.isSet : filter.value !== null
}
