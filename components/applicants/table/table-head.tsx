'use client'

import { ArrowDown, ArrowUp } from 'lucide-react'
import { type KeyboardEvent, memo } from 'react'
import type { FieldReader } from '@/lib/records/field-reader'
import type { ListView } from '@/lib/views/contract'
import { type DrawnColumns, isNumber, type VisibleColumn, widthStyle } from '../../records/columns/visible-columns'
import { WidthHandle } from '../../records/columns/width-handle'
import { useRovingFocus } from '../../ui/use-roving-focus'
import { cellClass, firstClass, Gap } from './applicant-row'

type TableHeadProps = {
  columns: DrawnColumns
  reader: FieldReader
  sort: ListView['sort']
  /** Whether all visible rows are selected, some, or none. */
  selected: 'all' | 'some' | 'none'
  selectAllLabel: string
  onSelectAll: (isSelected: boolean) => void
  onSort: (sort: ListView['sort']) => void
  onWidth: (pointer: string, width: number) => void
}

/**
 * The head of the table: clicking a column sorts by it, ascending, descending, then not at all. One stop of the Tab key:
 * arrow keys lead through it, and ↓ to the rows.
 */
export const TableHead = memo(function TableHead(props: TableHeadProps) {
  const { columns, selected, selectAllLabel, onSelectAll, ...rest } = props
  const { first, others, from, before, after } = columns
  const { ref, onKeyDown } = useRovingFocus<HTMLDivElement>({ keys: 'horizontal' })
  return (
    <div
      ref={ref}
      role="row"
      aria-rowindex={1}
      className="list-head"
      onKeyDown={(event) => {
        if (event.key === 'ArrowDown') focusRows(event)
        else onKeyDown(event)
      }}
    >
      <div role="columnheader" aria-colindex={1} className="list-select">
        <input
          type="checkbox"
          aria-label={selectAllLabel}
          checked={selected === 'all'}
          ref={(box) => {
            if (box) box.indeterminate = selected === 'some'
          }}
          onChange={(event) => onSelectAll(event.target.checked)}
          className="list-box"
        />
      </div>
      {first && <HeadCell column={first} place={0} {...rest} />}
      <Gap width={before} />
      {others.map((column, place) => (
        <HeadCell key={column.pointer} column={column} place={from + place + 1} {...rest} />
      ))}
      <Gap width={after} />
    </div>
  )
})

type HeadCellProps = Pick<TableHeadProps, 'reader' | 'sort' | 'onSort' | 'onWidth'> & {
  column: VisibleColumn
  place: number
}

function HeadCell({ column, place, reader, sort, onSort, onWidth }: HeadCellProps) {
  const { pointer } = column
  const isSorted = sort?.pointer === pointer
  const Arrow = isSorted && sort.isDescending ? ArrowDown : ArrowUp
  return (
    <div
      role="columnheader"
      aria-colindex={place + 2}
      aria-sort={isSorted ? (sort.isDescending ? 'descending' : 'ascending') : undefined}
      className={`self-stretch ${place === 0 ? firstClass(column) : cellClass(column)}`}
      style={widthStyle(column)}
    >
      <button
        type="button"
        title={pointer}
        onClick={() => onSort(nextSort(pointer, sort))}
        className={`absolute inset-0 flex items-center gap-1 [padding-inline:inherit] -outline-offset-2 hover:bg-sunken hover:text-ink ${isSorted ? 'text-ink' : ''} ${isNumber(column) ? 'md:flex-row-reverse' : ''}`}
      >
        <span className="truncate">{reader.label(pointer)}</span>
        {isSorted && <Arrow aria-hidden className="size-3.5 shrink-0" />}
      </button>
      <WidthHandle width={column.width} onWidth={(width) => onWidth(pointer, width)} />
    </div>
  )
}

function focusRows(event: KeyboardEvent<HTMLElement>) {
  const row = event.currentTarget.closest('[role=table]')?.querySelector<HTMLElement>('[role=row][tabindex="0"]')
  if (!row) return
  event.preventDefault()
  row.focus()
}

/** Ascending, then descending, then none. */
function nextSort(pointer: string, sort: ListView['sort']): ListView['sort'] {
  if (sort?.pointer !== pointer) return { pointer, isDescending: false }
  return sort.isDescending ? null : { pointer, isDescending: true }
}
