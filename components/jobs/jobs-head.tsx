'use client'

import { ArrowDown, ArrowUp } from 'lucide-react'
import type { CSSProperties, ReactNode } from 'react'
import type { JobMapping } from '@/lib/jobs/contract'
import type { FieldReader } from '@/lib/records/field-reader'
import type { Pointer } from '@/lib/records/pointer'
import type { ListView } from '@/lib/views/contract'
import { type VisibleColumn, widthClass, widthStyle } from '../records/columns/visible-columns'
import { WidthHandle } from '../records/columns/width-handle'
import { columnClass, jobCellClass, pinned } from './column-classes'
import { jobsWords } from './words'

type JobsHeadProps = {
  mapping: JobMapping
  columns: readonly VisibleColumn[]
  reader: FieldReader
  sort: ListView['sort']
  hasActions: boolean
  isScrolled: boolean
  onSort: (sort: ListView['sort']) => void
  onWidth: (pointer: Pointer, width: number) => void
}

/** The head of the jobs: a press anywhere on a column sorts by it, ascending, descending, then not at all. */
export function JobsHead(props: JobsHeadProps) {
  const { mapping, columns, reader, sort, hasActions, isScrolled, onSort, onWidth } = props
  const sorting = { sort, onSort }
  const idAt = typeof mapping.key.id === 'string' ? mapping.key.id : null
  return (
    <div role="row" aria-rowindex={1} className="list-head px-4! md:px-6!">
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
      <HeadCell {...sorting} pointer={idAt} className={columnClass.id} label={jobsWords.id} />
      <HeadCell {...sorting} pointer={mapping.open} className={columnClass.state} label={jobsWords.state} />
      {mapping.hasTeamNames && (
        <HeadCell {...sorting} pointer={mapping.teamName} className={columnClass.team} label={jobsWords.team} />
      )}
      {columns.map((column) => (
        <HeadCell
          key={column.pointer}
          {...sorting}
          pointer={column.pointer}
          className={`${jobCellClass} ${widthClass(column)}`}
          style={widthStyle(column)}
          label={reader.label(column.pointer)}
        >
          <WidthHandle width={column.width} onWidth={(width) => onWidth(column.pointer, width)} />
        </HeadCell>
      ))}
    </div>
  )
}

type HeadCellProps = Pick<JobsHeadProps, 'sort' | 'onSort'> & {
  /** Null for what the profile has no field for: there is nothing to sort by. */
  pointer: Pointer | null
  label: string
  className: string
  style?: CSSProperties | undefined
  children?: ReactNode
}

function HeadCell({ pointer, label, className, style, sort, onSort, children }: HeadCellProps) {
  if (pointer === null)
    return (
      <div role="columnheader" className={className} style={style}>
        {label}
      </div>
    )
  const isSorted = sort?.pointer === pointer
  const Arrow = isSorted && sort.isDescending ? ArrowDown : ArrowUp
  return (
    <div
      role="columnheader"
      aria-sort={isSorted ? (sort.isDescending ? 'descending' : 'ascending') : undefined}
      className={`${className} self-stretch`}
      style={style}
    >
      <button
        type="button"
        title={pointer}
        onClick={() => onSort(nextSort(pointer, sort))}
        className={`flex size-full min-w-0 items-center gap-1 text-left -outline-offset-2 hover:text-ink ${isSorted ? 'text-ink' : ''}`}
      >
        <span className="truncate">{label}</span>
        {isSorted && <Arrow aria-hidden className="size-3.5 shrink-0" />}
      </button>
      {children}
    </div>
  )
}

/** Ascending, then descending, then none. */
function nextSort(pointer: Pointer, sort: ListView['sort']): ListView['sort'] {
  if (sort?.pointer !== pointer) return { pointer, isDescending: false }
  return sort.isDescending ? null : { pointer, isDescending: true }
}
