'use client'

import { useCallback, useMemo, useState } from 'react'
import type { ApplicantMapping } from '@/lib/applicants/contract'
import type { ListViewState } from '../records/view/use-list-view'
import { recordToken } from '../records/view/view-address'
import type { ApplicantList } from './list/applicant-list'
import type { VisibleRows } from './table/visible-rows'

type OpenApplicantOptions = {
  list: ApplicantList
  /** Number of loaded records. */
  count: number
  rows: VisibleRows
  location: ListViewState
  mapping: ApplicantMapping
}

/** The open applicant, as named in the URL; `position` is null while they are not loaded. */
export function useOpenApplicant({ list, count, rows, location, mapping }: OpenApplicantOptions) {
  const { open: token, openRecord } = location
  // Several records may share a token: the pressed one takes precedence.
  const [pressed, setPressed] = useState<number | null>(null)
  const finder = useMemo(() => createPositionFinder(list, mapping), [list, mapping])
  const position = useMemo(() => {
    if (token === null) return null
    return pressed !== null && finder.hasToken(pressed, token) ? pressed : finder.find(token, count)
  }, [finder, count, token, pressed])

  const openRow = useCallback(
    (index: number) => {
      const record = list.record(rows.at(index))
      if (!record) return
      setPressed(rows.at(index))
      openRecord(recordToken(record, mapping.key))
    },
    [list, rows, mapping, openRecord],
  )
  const close = useCallback(() => openRecord(null), [openRecord])

  return {
    position,
    record: position === null ? undefined : list.record(position),
    /** The applicant's row; −1 when a filter hides it. */
    index: position === null ? -1 : rows.indexOf(position),
    openRow,
    close,
  }
}

/** Finds positions by token; remembers how far it has searched, since records are only ever added. */
function createPositionFinder(list: ApplicantList, mapping: ApplicantMapping) {
  let last = { token: '', searched: 0, found: null as number | null }

  function hasToken(position: number, token: string): boolean {
    const record = list.record(position)
    return record !== undefined && recordToken(record, mapping.key) === token
  }

  return {
    hasToken,
    find(token: string, count: number): number | null {
      if (last.token !== token) last = { token, searched: 0, found: null }
      while (last.found === null && last.searched < count) {
        if (hasToken(last.searched, token)) last.found = last.searched
        last.searched += 1
      }
      return last.found
    },
  }
}
