'use client'

import { facetFilters } from '@/lib/applicant-index/contract'
import { shortMoment, timeOfDay } from '../../ui/formats'
import { useCount } from '../../ui/use-count'
import { useIsBrowser } from '../../ui/use-is-browser'
import type { FoundQuery, FoundState } from './found-applicants'

type FoundLineProps = {
  state: FoundState
  /** The figures would be those of the search before. */
  isSearching: boolean
}

/** "12 of 12,431 applicants · as of 2:02 PM" */
export function FoundLine({ state: { total, query, asOf }, isSearching }: FoundLineProps) {
  const formatCount = useCount()
  const count = `${total.isExact ? '' : 'more than '}${formatCount(total.count)}`
  const text = isNarrowed(query)
    ? `${count} of ${formatCount(asOf.total)} ${asOf.total === 1 ? 'applicant' : 'applicants'}`
    : `${count} ${total.count === 1 ? 'applicant' : 'applicants'}`
  if (isSearching)
    return (
      <p role="status" aria-busy className="text-table text-quiet">
        Searching…
      </p>
    )
  return (
    <p role="status" className="text-table text-quiet tabular-nums">
      {text}
      {asOf.newcomers && (
        <>
          {' · as of '}
          <TimeToday iso={asOf.newcomers} />
        </>
      )}
    </p>
  )
}

/** The time of day, with the day where that is not today. */
function TimeToday({ iso }: { iso: string }) {
  const isBrowser = useIsBrowser()
  const date = new Date(iso)
  const isToday = date.toDateString() === new Date().toDateString()
  return <time dateTime={iso}>{!isBrowser ? iso.slice(11, 16) : isToday ? timeOfDay(date) : shortMoment(date)}</time>
}

/** Whether a query leaves somebody out. */
export function isNarrowed({ words, filters, isNewOnly, applied, fieldFilters = {} }: FoundQuery): boolean {
  return (
    words.trim() !== '' ||
    isNewOnly ||
    Boolean(applied) ||
    facetFilters(filters).length > 0 ||
    Object.keys(fieldFilters).length > 0
  )
}
