'use client'

import type { QueryClient } from '@tanstack/react-query'
import { use, useEffect, useState, useSyncExternalStore } from 'react'
import { type ApplicantMapping, applicantsKey } from '@/lib/applicants/contract'
import { useRead, useReadsClient } from '../../api/queries'
import { ApplicantList, type ListState } from './applicant-list'
import type { FirstPage } from './read-applicants'

/**
 * The list, starting with the page that came with the screen. The query cache keeps it between visits, and never
 * refetches it. On a later visit the new page 0 only tells how many applicants arrived at the head.
 */
export function useApplicantList(
  first: FirstPage | Promise<FirstPage>,
  mapping: ApplicantMapping,
): { list: ApplicantList; state: ListState } {
  const client = useReadsClient()
  const [kept] = useState(() => keptList(client, mapping))
  const arrived = kept === undefined && 'then' in first ? use(first) : first
  const start = () => kept ?? new ApplicantList('then' in arrived ? { stopped: true } : arrived, mapping)
  const { data: list } = useRead({
    queryKey: applicantsKey,
    queryFn: start,
    initialData: start,
    enabled: false,
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  })
  const state = useSyncExternalStore(list.subscribe, list.read, list.read)
  useEffect(() => {
    list.want(1)
    if (!kept) return
    let isHere = true
    Promise.resolve(first).then(
      (page) => isHere && 'page' in page && kept.noteHead(page.page.items),
      // The kept list stays usable without its newcomers.
      () => {},
    )
    return () => {
      isHere = false
    }
  }, [list, kept, first])
  return { list, state }
}

/** The kept list, unless it is empty or its fields were mapped differently: then a new one is started. */
function keptList(client: QueryClient, mapping: ApplicantMapping): ApplicantList | undefined {
  const kept = client.getQueryData<ApplicantList>(applicantsKey)
  if (kept && kept.read().count > 0 && JSON.stringify(kept.mapping) === JSON.stringify(mapping)) return kept
  client.removeQueries({ queryKey: applicantsKey, exact: true })
  return undefined
}
