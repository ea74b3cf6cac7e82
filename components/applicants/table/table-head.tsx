'use client'

import { type KeyboardEvent, memo } from 'react'
import type { FieldReader } from '@/lib/records/field-reader'
import type { ListView } from '@/lib/views/contract'
import { ColumnMenu } from '../../records/columns/column-menu'
import { SortButton, sortedBy } from '../../records/columns/sort-button'
import { useFocusAfterHide } from '../../records/columns/use-focus-after-hide'
import { type DrawnColumns, isNumber, type VisibleColumn, widthStyle } from '../../records/columns/visible-columns'
import { WidthHandle } from '../../records/columns/width-handle'
import { useRovingFocus } from '../../ui/use-roving-focus'
import { cellClass, firstClass, Gap } from './applicant-row'
import type { ColumnMenus } from './use-column-menus'

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
  /** All columns in their order, rendered or not. */
  all: readonly VisibleColumn[]
  menus: ColumnMenus
}

/**
 * The table head. Clicking a column sorts by it: ascending, then descending, then not at all; its menu has the rest.
 * A single tab stop: arrow keys move within it, and ↓ moves to the rows or into a menu.
 */
export const TableHead = memo(function TableHead(props: TableHeadProps) {
  const { columns, selected, selectAllLabel, onSelectAll, ...rest } = props
  const { first, others, from, before, after } = columns
  const { ref, onKeyDown } = useRovingFocus<HTMLDivElement>({ keys: 'horizontal' })
  const focusAfterHide = useFocusAfterHide(ref)
  const onHide = (pointer: string) => {
    const order = rest.all.map((column) => column.pointer)
    focusAfterHide(pointer, order)
    rest.menus.onColumns(order.filter((other) => other !== pointer))
  }
  return (
    <div
      ref={ref}
      role="row"
      aria-rowindex={1}
      className="list-head"
      onKeyDown={(event) => {
        // Key presses in an open menu arrive here too.
        if (event.defaultPrevented || isInPopup(event)) return
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
      {/* In one array, so that a column keeps its menu when it moves into or out of first place. */}
      {[
        ...(first ? [<HeadCell key={first.pointer} column={first} index={0} onHide={onHide} {...rest} />] : []),
        <Gap key="" width={before} />,
        ...others.map((column, index) => (
          <HeadCell key={column.pointer} column={column} index={from + index + 1} onHide={onHide} {...rest} />
        )),
      ]}
      <Gap width={after} />
    </div>
  )
})

type HeadCellProps = Pick<TableHeadProps, 'reader' | 'sort' | 'onSort' | 'onWidth' | 'all' | 'menus'> & {
  column: VisibleColumn
  index: number
  onHide: (pointer: string) => void
}

function HeadCell({ column, index, reader, sort, onSort, onWidth, all, menus, onHide }: HeadCellProps) {
  const { pointer } = column
  const sorted = sortedBy(pointer, sort)
  const label = reader.label(pointer)
  const others = all.flatMap((other) => (other.pointer === pointer ? [] : other.pointer))
  const moveTo = (to: number) => () => menus.onColumns(others.toSpliced(to, 0, pointer))
  return (
    <div
      role="columnheader"
      aria-colindex={index + 2}
      aria-label={label}
      data-column={pointer}
      aria-sort={sorted ?? undefined}
      className={`self-stretch ${index === 0 ? firstClass(column) : cellClass(column)}`}
      style={widthStyle(column)}
    >
      <SortButton
        pointer={pointer}
        label={label}
        sort={sort}
        onSort={onSort}
        className={`absolute inset-0 [padding-inline:inherit] hover:bg-sunken ${isNumber(column) ? 'md:flex-row-reverse md:pl-7! md:text-right!' : 'md:pr-8!'}`}
      />
      <ColumnMenu
        label={label}
        sorted={sorted}
        onSort={(isDescending) => onSort(isDescending === null ? null : { pointer, isDescending })}
        filter={menus.filterOf(pointer)}
        onLeft={index > 0 ? moveTo(index - 1) : undefined}
        onRight={index < others.length ? moveTo(index + 1) : undefined}
        onHide={others.length > 0 ? () => onHide(pointer) : undefined}
        className={isNumber(column) ? 'left-0.5' : 'right-1.5'}
      />
      <WidthHandle onWidth={(width) => onWidth(pointer, width)} />
    </div>
  )
}

/** Popups are portaled to another part of the document. */
function isInPopup({ currentTarget, target }: KeyboardEvent<HTMLElement>): boolean {
  return target instanceof Node && !currentTarget.contains(target)
}

function focusRows(event: KeyboardEvent<HTMLElement>) {
  const row = event.currentTarget.closest('[role=table]')?.querySelector<HTMLElement>('[role=row][tabindex="0"]')
  if (!row) return
  event.preventDefault()
  row.focus()
}
