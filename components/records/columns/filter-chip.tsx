'use client'

import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import type { FieldFilter } from '@/lib/records/field-filter'
import { buttonClass } from '../../ui/button'
import { wholeNumber } from '../../ui/formats'
import { DaysText } from './days-text'
import { columnFilterWords } from './words'

/** An active filter; pressing it removes it. */
export function FilterChip({ children, onRemove }: { children: ReactNode; onRemove: () => void }) {
  return (
    <button
      type="button"
      onClick={onRemove}
      className={buttonClass('secondary', 'max-w-72 border-accent! bg-accent-soft!')}
    >
      <span className="sr-only">{columnFilterWords.remove} </span>
      <span dir="auto" className="truncate">
        {children}
      </span>
      <X aria-hidden className="size-4 shrink-0" />
    </button>
  )
}

/** A field's filter in words: "contains “ber”", "at least 3", "Feb 1 – Feb 10". */
export function FieldFilterText({ filter }: { filter: FieldFilter }) {
  const words = columnFilterWords
  if (filter.kind === 'text') return words.text({ contained: filter.contains.trim() })
  if (filter.kind === 'time') return <DaysText from={filter.from} until={filter.until} />
  const [from, to] = [filter.from, filter.to].map((end) => (end === null ? null : wholeNumber(end)))
  if (to === null || to === undefined) return words.atLeast({ number: from ?? '' })
  if (from === null || from === undefined) return words.atMost({ number: to })
  return from === to ? from : `${from} – ${to}`
}
