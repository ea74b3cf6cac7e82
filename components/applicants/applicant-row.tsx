'use client'

import { memo } from 'react'
import type { ApplicantPlaces } from '@/lib/applicants/contract'
import { readPointer } from '@/lib/partner/profile/pointer'
import type { PartnerRecord } from '@/lib/partner/read-list'
import { Time } from '../ui/time'
import { cellText, isMoment } from './cell-text'

type ApplicantRowProps = {
  index: number
  record: PartnerRecord
  places: ApplicantPlaces
  isOpen: boolean
  onOpen: (index: number) => void
}

/** On phones the first two columns stand one above the other, and the rest in the details. */
export function cellClass(column: number): string {
  if (column === 0) return 'w-full truncate pr-4 text-left font-medium md:w-60 md:shrink-0'
  if (column === 1) return 'w-full truncate pr-4 text-left max-md:text-quiet md:w-72 md:shrink-0'
  return 'w-52 shrink-0 truncate text-left pr-4 max-md:hidden'
}

/** One applicant. The first cell is the button that opens the details; a press anywhere on the row does the same. */
export const ApplicantRow = memo(function ApplicantRow({ index, record, places, isOpen, onOpen }: ApplicantRowProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the button in the first cell takes the keys
    <div
      role="row"
      aria-rowindex={index + 2}
      aria-current={isOpen || undefined}
      onClick={() => onOpen(index)}
      className={`flex h-15 cursor-pointer flex-col justify-center border-b px-4 text-table tabular-nums hover:bg-sunken md:h-10 md:flex-row md:items-center md:justify-start md:px-6 ${isOpen ? 'bg-accent-soft' : ''}`}
    >
      {places.columns.map((column, position) => (
        <div key={column} role="cell" dir="auto" className={cellClass(position)}>
          {position === 0 ? (
            <button type="button" className="max-w-full truncate rounded-control text-start hover:underline">
              {cellText(readPointer(record, column)) || 'Without a name'}
            </button>
          ) : (
            <CellValue value={readPointer(record, column)} />
          )}
        </div>
      ))}
    </div>
  )
})

function CellValue({ value }: { value: unknown }) {
  return isMoment(value) ? <Time iso={value} /> : cellText(value)
}
