'use client'

import type { CSSProperties, ReactNode } from 'react'
import type { JobMapping } from '@/lib/jobs/contract'
import type { FieldReader } from '@/lib/records/field-reader'
import type { Pointer } from '@/lib/records/pointer'
import type { ListView } from '@/lib/views/contract'
import type { ColumnMenuProps } from '../records/columns/column-filter'
import { ColumnMenu } from '../records/columns/column-menu'
import { SortButton, sortedBy } from '../records/columns/sort-button'
import { useFocusAfterHide } from '../records/columns/use-focus-after-hide'
import { type VisibleColumn, widthClass, widthStyle } from '../records/columns/visible-columns'
import { WidthHandle } from '../records/columns/width-handle'
import { useRovingFocus } from '../ui/use-roving-focus'
import { columnClass, jobCellClass, pinned } from './column-classes'
import type { JobMenus } from './use-job-menus'
import { jobsWords } from './words'

type JobsHeadProps = {
  mapping: JobMapping
  columns: readonly VisibleColumn[]
  reader: FieldReader
  sort: ListView['sort']
  hasActions: boolean
  hasIds: boolean
  hasStates: boolean
  isScrolled: boolean
  onSort: (sort: ListView['sort']) => void
  onWidth: (pointer: Pointer, width: number) => void
  menus: JobMenus
}

/**
 * The head of the jobs table. Pressing anywhere on a column sorts by it: ascending, descending, then not at all; its
 * menu has the rest. A single tab stop: arrow keys move through it, and ↓ goes into a menu.
 */
export function JobsHead(props: JobsHeadProps) {
  const { mapping, columns, reader, sort, hasActions, hasIds, hasStates, isScrolled, onSort, onWidth, menus } = props
  const roving = useRovingFocus<HTMLDivElement>({ keys: 'horizontal' })
  const sorting = { sort, onSort, menus }
  const focusAfterHide = useFocusAfterHide(roving.ref)
  const order = columns.map(({ pointer }) => pointer)
  const onHide = (pointer: Pointer) => {
    focusAfterHide(pointer, order)
    menus.onColumns(order.filter((other) => other !== pointer))
  }
  const idAt = typeof mapping.key.id === 'string' ? mapping.key.id : null
  return (
    <div {...roving} role="row" aria-rowindex={1} className="list-head px-4! md:px-6!">
      <HeadCell
        {...sorting}
        pointer={mapping.title}
        className={`${columnClass.title} ${isScrolled ? pinned : ''}`}
        label={reader.label(mapping.title)}
      />
      {hasActions && (
        <div role="columnheader" className={columnClass.actions}>
          <span className="sr-only">{jobsWords.actions}</span>
        </div>
      )}
      {hasIds && <HeadCell {...sorting} pointer={idAt} className={columnClass.id} label={jobsWords.id} />}
      {hasStates && (
        <HeadCell {...sorting} pointer={mapping.open} className={columnClass.state} label={jobsWords.state} />
      )}
      {mapping.hasTeamNames && (
        <HeadCell {...sorting} pointer={mapping.teamName} className={columnClass.team} label={jobsWords.team} />
      )}
      {columns.map((column, index) => (
        <HeadCell
          key={column.pointer}
          {...sorting}
          pointer={column.pointer}
          className={`${jobCellClass} ${widthClass(column)}`}
          style={widthStyle(column)}
          label={reader.label(column.pointer)}
          moves={{
            onLeft: index > 0 ? () => menus.onColumns(moved(order, index, index - 1)) : undefined,
            onRight: index < order.length - 1 ? () => menus.onColumns(moved(order, index, index + 1)) : undefined,
            onHide: order.length > 1 ? () => onHide(column.pointer) : undefined,
          }}
        >
          <WidthHandle onWidth={(width) => onWidth(column.pointer, width)} />
        </HeadCell>
      ))}
    </div>
  )
}

type Moves = Pick<ColumnMenuProps, 'onLeft' | 'onRight' | 'onHide'>

function moved(order: readonly Pointer[], from: number, to: number): Pointer[] {
  return order.toSpliced(from, 1).toSpliced(to, 0, ...order.slice(from, from + 1))
}

type HeadCellProps = Pick<JobsHeadProps, 'sort' | 'onSort' | 'menus'> & {
  /** Null if the profile has no field for it, so there is nothing to sort by. */
  pointer: Pointer | null
  label: string
  className: string
  style?: CSSProperties | undefined
  /** Omitted for columns that every list has. */
  moves?: Moves
  children?: ReactNode
}

function HeadCell({ pointer, label, className, style, sort, onSort, menus, moves, children }: HeadCellProps) {
  if (pointer === null)
    return (
      <div role="columnheader" className={className} style={style}>
        {label}
      </div>
    )
  const sorted = sortedBy(pointer, sort)
  return (
    <div
      role="columnheader"
      aria-label={label}
      data-column={pointer}
      aria-sort={sorted ?? undefined}
      className={`${className} self-stretch`}
      style={style}
    >
      <SortButton pointer={pointer} label={label} sort={sort} onSort={onSort} className="size-full pr-5 text-left" />
      <ColumnMenu
        label={label}
        sorted={sorted}
        onSort={(isDescending) => onSort(isDescending === null ? null : { pointer, isDescending })}
        filter={menus.filterOf(pointer)}
        {...moves}
        className="right-1.5"
      />
      {children}
    </div>
  )
}
