'use client'

import { startTransition, useEffect, useMemo, useRef, useState } from 'react'
import type { ApplicantMapping } from '@/lib/applicants/contract'
import { createFieldReader, type FieldReader, type MappedFields } from '@/lib/records/field-reader'
import { createRowIndex } from '@/lib/records/find-rows'
import type { ListView } from '@/lib/views/contract'
import type { ApplicantList, ListState } from '../list/applicant-list'
import { createRowFilter, rowTestsOf } from './row-filter'
import { type Answer, createSearch } from './search-in-worker'
import { allVisibleRows, foundRows, passingRows, type VisibleRows } from './visible-rows'

/**
 * The rows to show, how many records were searched for them, and whether a newer search is running. `inWords`: the
 * rows that match the words, before the view's other filters.
 */
export type Search = { rows: VisibleRows; inWords: VisibleRows; over: number; isSearching: boolean }

/** Up to this many records are searched on the page itself, without a worker. */
const withoutWorker = 1_000

type Shown = { view: ListView; reader: FieldReader; mapping: ApplicantMapping }

/** Filters and sorts the records loaded so far. */
export function useVisibleRows(
  list: ApplicantList,
  { count, newcomers, work }: ListState,
  { view, reader, mapping }: Shown,
): Search {
  const { filter, sort, where, applied, fieldFilters } = view
  const query = useMemo(() => {
    const order = sort && { ...sort, pointer: reader.sortPointer(sort.pointer) }
    return filter.trim() === '' && !order ? null : { words: filter, sort: order }
  }, [filter, sort, reader])
  const { toIndexed, index } = useRowIndex(mapping)
  const [answer, setAnswer] = useState<Answer | null>(null)
  const search = useRef<(ReturnType<typeof createSearch> & { toIndexed: typeof toIndexed }) | null>(null)
  const isMany = count > withoutWorker
  // Copying records to the worker can wait while the user scrolls and nothing is searched for.
  const canWait = query === null && work?.kind === 'more'

  useEffect(() => {
    if (count <= withoutWorker || canWait) return
    // Rendered in slices, so that each letter shows at once while the user keeps typing.
    const takeAnswer = (answer: Answer) => startTransition(() => setAnswer(answer))
    if (search.current?.toIndexed !== toIndexed) {
      search.current?.close()
      const created = createSearch({ list, toIndexed }, takeAnswer, (error) =>
        // Throw while rendering, so that the error boundary shows it.
        setAnswer(() => {
          throw error
        }),
      )
      search.current = { ...created, toIndexed }
    }
    search.current.follow(query)
  }, [list, count, query, toIndexed, canWait])
  useEffect(
    () => () => {
      search.current?.close()
      search.current = null
    },
    [],
  )

  const found = useMemo(() => {
    if (!query) return { rows: allVisibleRows(count, newcomers), over: count, isSearching: false }
    if (isMany && answer) return { ...rowsOf(answer, newcomers), isSearching: answer.query !== query }
    // Until the worker's first answer, keep what the page itself searched when the list was short, else show all rows.
    if (isMany && index.size() === 0) return { rows: allVisibleRows(count, newcomers), over: count, isSearching: true }
    index.add(list.records().slice(index.size(), Math.min(count, withoutWorker)).map(toIndexed))
    const found = { query, over: index.size(), order: index.find(query) }
    return { ...rowsOf(found, newcomers), isSearching: isMany }
  }, [list, index, query, isMany, count, newcomers, answer, toIndexed])
  const filterRows = useMemo(() => {
    const tests = rowTestsOf({ where, applied, fieldFilters }, { mapping, reader })
    return tests.size === 0 ? null : createRowFilter(tests)
  }, [where, applied, fieldFilters, mapping, reader])
  return useMemo(() => {
    const rows = filterRows ? passingRows(found.rows, filterRows(list.records())) : found.rows
    return { ...found, rows, inWords: found.rows }
  }, [found, filterRows, list])
}

/** Records are indexed again only when the mapping shows them by other fields. */
function useRowIndex({ name, time, status }: ApplicantMapping) {
  const fields = JSON.stringify({ name, time, status })
  return useMemo(() => {
    const { toIndexed } = createFieldReader(JSON.parse(fields) as MappedFields)
    return { toIndexed, index: createRowIndex() }
  }, [fields])
}

type Found = Pick<Search, 'rows' | 'over'>

function rowsOf({ query, over, order }: Answer, newcomers: readonly number[]): Found {
  return { rows: order ? foundRows(order, newcomers, query.sort !== null) : allVisibleRows(over, newcomers), over }
}
