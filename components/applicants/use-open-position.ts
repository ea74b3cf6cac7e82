'use client'

import { useMemo, useRef } from 'react'
import type { ApplicantMapping } from '@/lib/applicants/contract'
import type { ApplicantList } from './list/applicant-list'
import { recordToken } from './view/record-token'

/**
 * The position of the record that the address names: the one that was pressed where several have its token, else the first;
 * null where it names none, or one that is not among those loaded so far.
 */
export function useOpenPosition(
  list: ApplicantList,
  count: number,
  token: string | null,
  places: ApplicantMapping,
  pressed: number | null,
): number | null {
  const search = useRef({ token: '', looked: 0, found: null as number | null })
  return useMemo(() => {
    if (token === null) return null
    const record = pressed === null ? undefined : list.record(pressed)
    if (record && recordToken(record, places) === token) return pressed
    if (search.current.token !== token) search.current = { token, looked: 0, found: null }
    const { current } = search
    for (; current.found === null && current.looked < count; current.looked += 1) {
      const record = list.record(current.looked)
      if (record && recordToken(record, places) === token) current.found = current.looked
    }
    return current.found
  }, [list, count, token, places, pressed])
}
