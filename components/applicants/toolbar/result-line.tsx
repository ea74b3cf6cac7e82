'use client'

import type { ListView } from '@/lib/views/contract'
import { isFiltering } from '@/lib/views/plain-view'
import { useCount } from '../../ui/use-count'
import type { Search } from '../table/use-visible-rows'

type ResultLineProps = { search: Search; view: ListView; hasMore: boolean }

/** How many rows a filter or an order covers: "12 of 1,250 loaded". Empty without either. */
export function ResultLine({ search, view, hasMore }: ResultLineProps) {
  const formatCount = useCount()
  return (
    <p aria-live="polite" className="text-table text-quiet tabular-nums">
      {resultInWords({ search, view, hasMore }, formatCount)}
    </p>
  )
}

function resultInWords({ search, view, hasMore }: ResultLineProps, formatCount: (count: number) => string): string {
  const isFiltered = isFiltering(view)
  if (!isFiltered && !view.sort) return ''
  if (search.isSearching) return isFiltered ? 'Filtering…' : 'Sorting…'
  const more = hasMore ? ' · more are not loaded' : ''
  if (isFiltered) return `${formatCount(search.rows.count)} of ${formatCount(search.over)} loaded${more}`
  return `Sorted over ${formatCount(search.over)} loaded${more}`
}
