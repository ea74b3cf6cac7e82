'use client'

import { useEffect } from 'react'
import { type IndexStatus, indexStatusKey } from '@/lib/applicant-index/contract'
import { indexStatusQuery } from './index-status-query'
import { useRead, useReadsClient } from './queries'

/** For while something is in progress; a request only reads one row of the desk's own database. */
const busyMs = 2_000
const calmMs = 20_000

/** The applicant index's status, starting with what came with the page and then polled. Not polled while off. */
export function useIndexStatus(given: IndexStatus): IndexStatus {
  const client = useReadsClient()
  // The page may have been rerendered since, after the index was switched on or off.
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
