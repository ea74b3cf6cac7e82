'use client'

import { facetFilters, type HitCount } from '@/lib/applicant-index/contract'
import { shortMoment, timeOfDay } from '../../ui/formats'
import { Sentence } from '../../ui/sentence'
import { useIsBrowser } from '../../ui/use-is-browser'
import type { FoundQuery, FoundState } from './found-applicants'
import { foundWords } from './words'

type FoundLineProps = {
  state: FoundState
  /** The counts would still be those of the previous search. */
  isSearching: boolean
}

/** "12 of 12,431 applicants · as of 2:02 PM" */
export function FoundLine({ state: { total, query, asOf }, isSearching }: FoundLineProps) {
  if (isSearching)
    return (
      <p role="status" aria-busy className="text-quiet">
        {foundWords.searching}
      </p>
    )
  return (
    <p role="status" className="text-quiet tabular-nums">
      {isNarrowed(query) ? someInWords(total, asOf.total) : allInWords(total)}
      {asOf.newcomers && (
        <>
          {' · '}
          <Sentence text={foundWords.asOf} parts={{ when: <TimeToday iso={asOf.newcomers} /> }} />
        </>
      )}
    </p>
  )
}

function allInWords({ count, isExact }: HitCount): string {
  return isExact ? foundWords.all({ count }) : foundWords.moreThanAll({ count })
}

function someInWords({ count: found, isExact }: HitCount, count: number): string {
  return isExact ? foundWords.some({ found, count }) : foundWords.moreThanSome({ found, count })
}

/** The time of day, with the date unless that is today. */
function TimeToday({ iso }: { iso: string }) {
  const isBrowser = useIsBrowser()
  const date = new Date(iso)
  const isToday = date.toDateString() === new Date().toDateString()
  return <time dateTime={iso}>{!isBrowser ? iso.slice(11, 16) : isToday ? timeOfDay(date) : shortMoment(date)}</time>
}

/** Whether a query leaves any applicant out. */
export function isNarrowed({ words, filters, isNewOnly, applied, fieldFilters = {} }: FoundQuery): boolean {
  return (
    words.trim() !== '' ||
    isNewOnly ||
    Boolean(applied) ||
    facetFilters(filters).length > 0 ||
    Object.keys(fieldFilters).length > 0
  )
}
