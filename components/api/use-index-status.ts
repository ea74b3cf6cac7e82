'use client'

import { useEffect } from 'react'
import { type IndexStatus, indexStatusKey } from '@/lib/applicant-index/contract'
import { indexStatusQuery } from './index-status-query'
import { useRead, useReadsClient } from './queries'

/** While something is under way; it costs a row of the desk's own database. */
const busyMs = 2_000
const calmMs = 20_000

/** How the applicant index stands, followed from what came with the page. What is off is not followed. */
export function useIndexStatus(given: IndexStatus): IndexStatus {
  const client = useReadsClient()
  // The page may have been rendered again since, after the index was switched on or off.
  useEffect(() => {
    client.setQueryData(indexStatusKey, given)
  }, [client, given])
  const { data } = useRead({
    ...indexStatusQuery,
    initialData: given,
    staleTime: calmMs,
    refetchInterval: ({ state }) => pauseAfter(state.data),
  })
  return data
}

function pauseAfter(status: IndexStatus | undefined): number | false {
  if (status === undefined || status.state === 'off') return false
  return status.walk !== null || status.state === 'building' ? busyMs : calmMs
}
