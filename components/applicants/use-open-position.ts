'use client'

import { useMemo } from 'react'
import type { ApplicantMapping } from '@/lib/applicants/contract'
import type { ApplicantList } from './list/applicant-list'
import { recordToken } from './view/record-token'

/**
 * The position of the record that the address names: the pressed one when several have its token, else the first. Null when
 * there is no token or no such record among the `count` loaded ones.
 */
export function useOpenPosition(
  list: ApplicantList,
  count: number,
  token: string | null,
  mapping: ApplicantMapping,
  pressed: number | null,
): number | null {
  const finder = useMemo(() => createPositionFinder(list, mapping), [list, mapping])
  return useMemo(() => {
    if (token === null) return null
    return pressed !== null && finder.hasToken(pressed, token) ? pressed : finder.find(token, count)
  }, [finder, count, token, pressed])
}

/** Finds positions by token; remembers how far it searched, since records are only ever added. */
function createPositionFinder(list: ApplicantList, mapping: ApplicantMapping) {
  let last = { token: '', searched: 0, found: null as number | null }

  function hasToken(position: number, token: string): boolean {
    const record = list.record(position)
    return record !== undefined && recordToken(record, mapping) === token
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
