'use client'

import { useEffect, useState, useSyncExternalStore } from 'react'
import type { ApplicantMapping, SearchAnswer } from '@/lib/applicants/contract'
import type { ListView } from '@/lib/views/contract'
import { FoundList, type FoundState } from './found-list'
import { foundQueryOf } from './found-query'

/** People type faster than that; the search itself takes a few milliseconds. */
const afterTypingMs = 80

/** The search that a view asks for, starting with the answer that came with the page. */
export function useFoundList(
  first: SearchAnswer,
  view: ListView,
  mapping: ApplicantMapping,
): { list: FoundList; state: FoundState } {
  const [list] = useState(() => new FoundList(foundQueryOf(view, mapping), first, mapping))
  const state = useSyncExternalStore(list.subscribe, list.read, list.read)
  useEffect(() => {
    const timer = setTimeout(() => list.search(foundQueryOf(view, mapping)), afterTypingMs)
    return () => clearTimeout(timer)
  }, [list, view, mapping])
  return { list, state }
}
