'use client'

import { type ReactNode, useMemo } from 'react'
import type { ApplicantMapping } from '@/lib/applicants/contract'
import type { Column } from '@/lib/records/column'
import type { FieldReader } from '@/lib/records/field-reader'
import type { Pointer } from '@/lib/records/pointer'
import type { ListView } from '@/lib/views/contract'
import type { ColumnFilter } from '../../records/columns/column-filter'
import { closedSpan } from '../../records/columns/days-span'
import { fieldColumnFilter } from '../../records/columns/field-column-filter'
import { filterOfColumn } from './column-filter-of'

type ColumnMenusOptions = {
  view: ListView
  onChange: (changes: Partial<ListView>) => void
  mapping: ApplicantMapping
  /** All fields of the records. */
  columns: readonly Column[]
  /** The facets that the index offers; null when values are counted in the loaded records. */
  offered: readonly string[] | null
  /** Renders the values of a facet to choose from. */
  renderChoices: (facet: string) => ReactNode
}

/** What the column menus in the table head can do. */
export type ColumnMenus = {
  filterOf: (pointer: Pointer) => ColumnFilter | null
  /** Shows these columns, in this order. */
  onColumns: (columns: Pointer[]) => void
}

export function useColumnMenus(options: ColumnMenusOptions): ColumnMenus {
  const { view, onChange, mapping, columns, offered, renderChoices } = options
  const known = useMemo(() => new Map(columns.map((column) => [column.pointer, column])), [columns])
  return {
    onColumns: (columns) => onChange({ columns }),
    filterOf(pointer) {
      const column = known.get(pointer)
      if (!column) return null
      const filter = filterOfColumn(column, { mapping, offered })
      if (filter.by === 'choice') {
        const isSet = (view.where[filter.facet] ?? []).length > 0
        return { kind: 'choice', isSet, render: () => renderChoices(filter.facet) }
      }
      if (filter.by === 'applied') return appliedFilter(view, onChange)
      return fieldColumnFilter(column, { view, onChange })
    },
  }
}

/** The day of application has a filter of its own, for which the index has a column. */
function appliedFilter({ applied }: ListView, onChange: ColumnMenusOptions['onChange']): ColumnFilter {
  return {
    kind: 'time',
    value: applied && { kind: 'time', ...applied },
    isDays: false,
    isClosed: true,
    onChange: (filter) => onChange({ applied: filter?.kind === 'time' ? closedSpan(filter) : null }),
  }
}

/** Returns the columns that can be filtered, for layouts without a table head. */
export function filterableColumns(
  columns: readonly Pick<Column, 'pointer'>[],
  { menus, reader }: { menus: ColumnMenus; reader: FieldReader },
) {
  return columns.flatMap(({ pointer }) => {
    const filter = menus.filterOf(pointer)
    return filter ? [{ pointer, label: reader.label(pointer), filter }] : []
  })
}
