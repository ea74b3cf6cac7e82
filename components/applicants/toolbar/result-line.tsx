'use client'

import type { ListView } from '@/lib/views/contract'
import { isFiltering } from '@/lib/views/plain-view'
import { loadedWords } from '../list/words'
import type { Search } from '../table/use-visible-rows'

type ResultLineProps = { search: Search; view: ListView; hasMore: boolean }

/** How many rows a filter or sort order covers: "12 of 1,250 loaded". Empty without either. */
export function ResultLine({ search, view, hasMore }: ResultLineProps) {
  return (
    <p aria-live="polite" className="text-table text-quiet tabular-nums">
      {resultInWords({ search, view, hasMore })}
    </p>
  )
}

function resultInWords({ search, view, hasMore }: ResultLineProps): string {
  const isFiltered = isFiltering(view)
  if (!isFiltered && !view.sort) return ''
  if (search.isSearching) return isFiltered ? loadedWords.filtering : loadedWords.sorting
  const { over, rows } = search
  if (isFiltered) return (hasMore ? loadedWords.filteredSoFar : loadedWords.filtered)({ shown: rows.count, over })
  return (hasMore ? loadedWords.sortedSoFar : loadedWords.sorted)({ over })
}
