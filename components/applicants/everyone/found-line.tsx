'use client'

import { useCount } from '../../ui/use-count'
import type { FoundState } from './found-applicants'

/** "1,204 applicants" */
export function FoundLine({ state: { total, isSearching } }: { state: FoundState }) {
  const formatCount = useCount()
  const count = formatCount(total.count)
  const text = `${total.isExact ? count : `more than ${count}`} ${total.count === 1 ? 'applicant' : 'applicants'}`
  return (
    <p aria-live="polite" className="text-table text-quiet tabular-nums">
      {isSearching ? 'Searching…' : text}
    </p>
  )
}
