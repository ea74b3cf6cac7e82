'use client'

import type { ListView } from '@/lib/views/contract'
import { wholeNumber } from '../../ui/formats'
import { useIsBrowser } from '../../ui/use-is-browser'
import type { Search } from '../table/use-visible-rows'

/** Over how much a filter or an order is true: "12 of 1,250 loaded". Nothing where there is neither. */
export function ResultLine({ search, view, hasMore }: { search: Search; view: ListView; hasMore: boolean }) {
  const isBrowser = useIsBrowser()
  const number = (value: number) => (isBrowser ? wholeNumber(value) : String(value))
  return (
    <p aria-live="polite" className="text-table text-quiet tabular-nums">
      {words()}
    </p>
  )

  function words(): string {
    const isFiltered = view.filter.trim() !== ''
    if (!isFiltered && !view.sort) return ''
    if (search.isSearching) return isFiltered ? 'Filtering…' : 'Sorting…'
    const scope = hasMore ? ' · more are not loaded' : ''
    if (isFiltered) return `${number(search.rows.count)} of ${number(search.over)} loaded${scope}`
    return `Sorted over ${number(search.over)} loaded${scope}`
  }
}
