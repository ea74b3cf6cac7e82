'use client'

import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { ApplicantMapping, SearchRow } from '@/lib/applicants/contract'
import type { ListViewState } from '../../records/view/use-list-view'
import { recordToken } from '../../records/view/view-address'
import type { FoundApplicants, FoundState } from './found-applicants'

type OpenFoundOptions = { list: FoundApplicants; state: FoundState; location: ListViewState; mapping: ApplicantMapping }

/** The open applicant, as named in the URL; fetched separately when no loaded page has them. */
export function useOpenFound({ list, state, location, mapping }: OpenFoundOptions) {
  const { open: token, openRecord } = location
  const [missing, setMissing] = useState<string | null>(null)
  /** The token whose fetch failed; fetched again once the error is gone. */
  const failed = useRef<string | null>(null)
  // A new state may contain the record.
  const position = useMemo(
    () => (token === null || !state ? null : list.find((record) => recordToken(record, mapping.key) === token)),
    [list, state, token, mapping],
  )
  const isAsked = token !== null && position === null
  const hasError = state.error !== null

  useEffect(() => {
    if (!isAsked || token === null || (hasError && failed.current === token)) return
    const aborter = new AbortController()
    void list.fetchByToken(token, aborter.signal).then((answer) => {
      if (aborter.signal.aborted) return
      failed.current = answer === 'failed' ? token : null
      if (answer === 'none') setMissing(token)
    })
    return () => aborter.abort()
  }, [list, token, isAsked, hasError])

  const openRow = useCallback(
    (index: number) => {
      const record = list.record(state.rows.at(index))
      if (record) openRecord(recordToken(record, mapping.key))
    },
    [list, state.rows, mapping, openRecord],
  )
  const openOther = useCallback(
    (row: SearchRow) => {
      list.keep(row)
      openRecord(recordToken(row.record, mapping.key))
    },
    [list, mapping, openRecord],
  )
  return {
    position,
    record: position === null ? undefined : list.record(position),
    index: position === null ? -1 : state.rows.indexOf(position),
    isMissing: isAsked && missing === token,
    openRow,
    openOther,
    close: useCallback(() => openRecord(null), [openRecord]),
  }
}
