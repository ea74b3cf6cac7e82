'use client'

import { useEffect, useState, useSyncExternalStore } from 'react'
import type { ApplicantMapping, SearchAnswer } from '@/lib/applicants/contract'
import type { ListView } from '@/lib/views/contract'
import { FoundApplicants, type FoundState } from './found-applicants'
import { foundQueryOf } from './found-query'

/** The pause that ends typing: people type faster than that. The search itself takes a few milliseconds. */
const afterTypingMs = 80

/** The search for a view, starting with the answer that came with the page. */
export function useFoundApplicants(
  first: SearchAnswer,
  view: ListView,
  mapping: ApplicantMapping,
): { list: FoundApplicants; state: FoundState } {
  const [list] = useState(() => new FoundApplicants(foundQueryOf(view, mapping), first, mapping))
  const state = useSyncExternalStore(list.subscribe, list.read, list.read)
  useEffect(() => list.start(), [list])
  useEffect(() => {
    const timer = setTimeout(() => list.search(foundQueryOf(view, mapping)), afterTypingMs)
    return () => clearTimeout(timer)
  }, [list, view, mapping])
  return { list, state }
}
