'use client'

import { memo } from 'react'
import { readPointer } from '@/lib/partner/profile/pointer'
import type { PartnerRecord } from '@/lib/partner/read-list'
import { valueText } from '@/lib/records/record-text'
import { cellValue } from '../../records/cell-value'
import { type DrawnColumns, isNumber, type ShownColumn, widthClass, widthStyle } from './shown-columns'

type ApplicantRowProps = {
  index: number
  record: PartnerRecord
  columns: DrawnColumns
  isOpen: boolean
  isSelected: boolean
  /** The one row that the Tab key reaches. */
  isActive: boolean
  isCompact: boolean
  isBrowser: boolean
}

/** The classes of a cell, in the head too. On phones the first four columns make a card, and the rest stand in the details. */
export function cellClass(place: number, column: ShownColumn): string {
  const align = isNumber(column) ? 'md:text-right' : ''
  return `shrink-0 truncate px-2 text-left max-md:pl-0 ${align} ${cardClass(place)}`
}

export function selectClass({ isPinned }: DrawnColumns): string {
  return `grid w-10 shrink-0 place-items-center ${isPinned ? 'md:sticky md:left-0 md:z-1 md:bg-inherit' : ''}`
}

export function firstClass({ isPinned }: DrawnColumns): string {
  return `md:content-center md:self-stretch md:border-r ${isPinned ? 'md:sticky md:left-10 md:z-1 md:bg-inherit' : ''}`
}

function cardClass(place: number): string {
  if (place === 0) return 'md:pl-0 font-medium max-md:col-span-2 max-md:col-start-2 max-md:row-start-1'
  if (place === 1) return 'max-md:text-quiet max-md:col-span-2 max-md:col-start-2 max-md:row-start-2'
  if (place === 2) return 'max-md:col-start-2 max-md:row-start-3'
  if (place === 3) return 'max-md:col-start-3 max-md:row-start-3 max-md:text-quiet'
  return 'max-md:hidden'
}

/** One applicant. What a press or a key on it does is decided by the table. */
export const ApplicantRow = memo(function ApplicantRow(props: ApplicantRowProps) {
  const { index, record, columns, isOpen, isSelected, isActive, isCompact, isBrowser } = props
  const { first, others, from, before, after } = columns
  const tabIndex = isActive ? 0 : -1
  const ground = isOpen || isSelected ? 'bg-accent-soft' : 'bg-surface hover:bg-sunken'
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      aria-current={isOpen || undefined}
      data-index={index}
      tabIndex={tabIndex}
      className={`flex w-full cursor-pointer items-center border-b text-table tabular-nums -outline-offset-2 max-md:grid max-md:h-19 max-md:grid-cols-[--spacing(10)_minmax(0,1fr)_auto] max-md:content-center max-md:px-2 md:px-2 ${isCompact ? 'md:h-8' : 'md:h-10'} ${ground}`}
    >
      <div role="cell" aria-colindex={1} className={`${selectClass(columns)} max-md:row-span-3`}>
        <input
          type="checkbox"
          aria-label="Select row"
          checked={isSelected}
          readOnly
          tabIndex={tabIndex}
          className="size-4 accent-accent touch:size-5"
        />
      </div>
      {first && (
        <div
          role="cell"
          aria-colindex={2}
          dir="auto"
          className={`${cellClass(0, first)} ${widthClass(first)} ${firstClass(columns)}`}
          style={widthStyle(first)}
        >
          <button
            type="button"
            tabIndex={-1}
            className="max-w-full truncate rounded-control text-start align-top hover:underline"
          >
            {valueText(readPointer(record, first.pointer)) || 'Without a name'}
          </button>
        </div>
      )}
      <Gap width={before} />
      {others.map((column, place) => (
        <div
          key={column.pointer}
          role="cell"
          aria-colindex={from + place + 3}
          dir="auto"
          className={`${cellClass(from + place + 1, column)} ${widthClass(column)}`}
          style={widthStyle(column)}
        >
          {cellValue(readPointer(record, column.pointer), isBrowser, tabIndex)}
        </div>
      ))}
      <Gap width={after} />
    </div>
  )
})

/** Stands in place of columns far from the view. */
export function Gap({ width }: { width: number }) {
  return width > 0 ? <div aria-hidden className="shrink-0 max-md:hidden" style={{ width }} /> : null
}
