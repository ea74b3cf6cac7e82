'use client'

import { useEffect, useMemo, useRef, useState } from 'react'
import { createRowIndex, type RowQuery } from '@/lib/records/find-rows'
import type { ListView } from '@/lib/views/contract'
import type { ApplicantList, ListState } from '../list/applicant-list'
import { type Answer, createSearch } from './search-in-worker'
import { allRows, foundRows, type VisibleRows } from './visible-rows'

/** The rows to show, over how many they were looked for, and whether a newer search is still under way. */
export type Search = { rows: VisibleRows; over: number; isSearching: boolean }

/** So many records are searched at once, without a worker. */
const atOnce = 1_000

/** Filters and sorts what is loaded, as far as it is. */
export function useVisibleRows(list: ApplicantList, { count, newcomers }: ListState, view: ListView): Search {
  const { filter, sort } = view
  const query = useMemo(() => (filter.trim() === '' && !sort ? null : { words: filter, sort }), [filter, sort])
  const [index] = useState(createRowIndex)
  const [answer, setAnswer] = useState<Answer | null>(null)
  const search = useRef<ReturnType<typeof createSearch> | null>(null)
  const isMany = count > atOnce

  useEffect(() => {
    if (count <= atOnce) return
    search.current ??= createSearch(list, setAnswer, (error) =>
      // Thrown while rendering, so that the error boundary shows it.
      setAnswer(() => {
        throw error
      }),
    )
    search.current.follow(query)
  }, [list, count, query])
  useEffect(
    () => () => {
      search.current?.close()
      search.current = null
    },
    [],
  )

  return useMemo(() => {
    if (!query) return { rows: allRows(count, newcomers), over: count, isSearching: false }
    if (isMany && answer) return { ...searched(answer), isSearching: answer.query !== query }
    index.add(list.records().slice(index.size(), Math.min(count, atOnce)))
    return { ...searched({ query, over: index.size(), order: index.find(query) }), isSearching: isMany }

    function searched({ query, over, order }: { query: RowQuery; over: number; order: Uint32Array | null }) {
      return { rows: order ? foundRows(order, newcomers, query.sort !== null) : allRows(over, newcomers), over }
    }
  }, [list, index, query, isMany, count, newcomers, answer])
}
