'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { maxSelected, plainSearch } from '@/lib/applicants/contract'
import { selectionInWords } from '../selection/selection-in-words'
import type { FoundApplicants, FoundState } from './found-applicants'
import { fetchSelectedCount, wholeSearchOf } from './found-part'
import { foundWords } from './words'

type Selection = {
  numbers: ReadonlySet<number>
  /** The search that found all of them; null if they come from several. */
  search: string | null
  /** The search's total when everything it found was selected, as far as the limit allows. */
  total: number | null
}

const none: Selection = { numbers: new Set(), search: null, total: null }

/**
 * Tracks which of the found applicants are selected: all at once, fetched or not, or row by row. The selection
 * survives a new order and a new search; `summary` says what is selected, and how much of it is not shown.
 */
export function useFoundSelection(list: FoundApplicants, state: FoundState) {
  const [selection, setSelection] = useState(none)
  const [isPending, setPending] = useState(false)
  const last = useRef<number | null>(null)
  /** Counts the times all or none were selected: rows that arrive after that are not added any more. */
  const version = useRef(0)
  const search = foundSearchKey(state)

  const fetchPart = useCallback(
    async (offset: number, limit: number) => {
      const asked = version.current
      setPending(true)
      const part = await list.fetchPart(offset, Math.min(limit, maxSelected))
      if (version.current !== asked) return null
      setPending(false)
      return part
    },
    [list],
  )

  const selectAll = useCallback(
    async (isSelected: boolean) => {
      version.current += 1
      last.current = null
      if (!isSelected) {
        setPending(false)
        return setSelection(none)
      }
      const part = await fetchPart(0, maxSelected)
      if (part) setSelection({ numbers: new Set(part.numbers), search: foundSearchKey(list.read()), total: part.total })
    },
    [list, fetchPart],
  )

  const toggle = useCallback(
    async (index: number, isRange: boolean) => {
      const before = list.read()
      const number = before.rows.at(index)
      const start = isRange && last.current !== null ? before.rows.indexOf(last.current) : -1
      const [from, to] = start < 0 ? [index, index] : [Math.min(start, index), Math.max(start, index)]
      // Rows in the range may never have been in view.
      if (!isFetched(before, from, to) && !(await fetchPart(from, to - from + 1))) return
      const { rows } = list.read()
      const chosen = Array.from({ length: to - from + 1 }, (_, index) => rows.at(from + index)).filter(
        (one) => one >= 0,
      )
      last.current = number
      setSelection(({ numbers, search }) => {
        const next = new Set(numbers)
        const isTaken = start >= 0 || !numbers.has(number)
        for (const one of chosen) {
          if (!isTaken) next.delete(one)
          else if (next.size < maxSelected) next.add(one)
        }
        const current = foundSearchKey(list.read())
        return { numbers: next, search: numbers.size === 0 || search === current ? current : null, total: null }
      })
    },
    [list, fetchPart],
  )

  const { numbers, total } = selection
  const isOfSearch = selection.search === search
  const hidden = useHiddenCount(list, state, numbers, isOfSearch)
  const isWhole = isOfSearch && total !== null && state.total.count === total
  return {
    selected: numbers,
    isPending,
    summary: isPending
      ? foundWords.selecting
      : isWhole
        ? wholeInWords(numbers.size, total)
        : selectionInWords({ selected: numbers.size, hidden }),
    toggle: useCallback((index: number, isRange: boolean) => void toggle(index, isRange), [toggle]),
    selectAll: useCallback((isSelected: boolean) => void selectAll(isSelected), [selectAll]),
    clear: useCallback(() => void selectAll(false), [selectAll]),
  }
}

/** How many of the selected applicants the search does not find; null while that is unknown. */
function useHiddenCount(
  list: FoundApplicants,
  state: FoundState,
  numbers: ReadonlySet<number>,
  isOfSearch: boolean,
): number | null {
  const search = wholeSearchOf(state)
  const keys = isOfSearch ? [] : [...numbers].flatMap((number) => list.row(number)?.key ?? [])
  const isAsked = keys.length > 0
  const input = JSON.stringify({ search: { ...search, sort: plainSearch.sort }, keys })
  const [counted, setCounted] = useState<{ input: string; count: number } | null>(null)
  useEffect(() => {
    if (!isAsked) return
    const asking = new AbortController()
    fetchSelectedCount(JSON.parse(input), asking.signal).then(
      (count) => setCounted({ input, count }),
      // The summary then leaves out how many are hidden.
      () => !asking.signal.aborted && setCounted(null),
    )
    return () => asking.abort()
  }, [isAsked, input])
  if (!isAsked) return 0
  return counted?.input === input ? keys.length - counted.count : null
}

/** Returns the same text for the same search of the same index, whatever its sort order: an update may find others. */
export function foundSearchKey(state: Pick<FoundState, 'query' | 'newSince' | 'asOf'>): string {
  const { sort: _, ...search } = wholeSearchOf(state)
  return JSON.stringify([search, state.asOf])
}

function isFetched({ rows }: FoundState, from: number, to: number): boolean {
  for (let index = from; index <= to; index += 1) if (rows.at(index) < 0) return false
  return true
}

/** "All 12 selected", "The first 5,000 of 12,431 selected" */
function wholeInWords(selected: number, total: number): string {
  return selected === total ? foundWords.allSelected({ total }) : foundWords.firstSelected({ selected, total })
}
