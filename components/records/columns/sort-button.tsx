'use client'

import { ArrowDown, ArrowUp } from 'lucide-react'
import type { Pointer } from '@/lib/records/pointer'
import type { ListView } from '@/lib/views/contract'

type SortButtonProps = {
  pointer: Pointer
  label: string
  sort: ListView['sort']
  onSort: (sort: ListView['sort']) => void
  className: string
}

/** A column's name in the table head. Each click sorts by the column: ascending, descending, then not at all. */
export function SortButton({ pointer, label, sort, onSort, className }: SortButtonProps) {
  const sorted = sortedBy(pointer, sort)
  const Arrow = sorted === 'descending' ? ArrowDown : ArrowUp
  return (
    <button
      type="button"
      title={pointer}
      onClick={() => onSort(nextSort(pointer, sort))}
      className={`min-w-0 text-start -outline-offset-2 hover:text-ink ${sorted ? 'flex items-center gap-1 text-ink' : 'truncate'} ${className}`}
    >
      {sorted ? (
        <>
          <span className="truncate">{label}</span>
          <Arrow aria-hidden className="size-3.5 shrink-0" />
        </>
      ) : (
        label
      )}
    </button>
  )
}

/** Returns the direction in which the rows are sorted by a column; null if they are not. */
export function sortedBy(pointer: Pointer, sort: ListView['sort']): 'ascending' | 'descending' | null {
  if (sort?.pointer !== pointer) return null
  return sort.isDescending ? 'descending' : 'ascending'
}

function nextSort(pointer: Pointer, sort: ListView['sort']): ListView['sort'] {
  const sorted = sortedBy(pointer, sort)
  return sorted === 'descending' ? null : { pointer, isDescending: sorted === 'ascending' }
}
