'use client'

import { useQuery } from '@tanstack/react-query'
import { type IndexStatus, indexStatusKey, indexStatusUrl } from '@/lib/applicant-index/contract'
import { getFromDesk, valueOrThrow } from './desk-api'

/** While something is under way; it costs a row of the desk's own database. */
const busyMs = 2_000
const calmMs = 20_000

/** How the applicant index stands, followed from what came with the page. */
export function useIndexStatus(given: IndexStatus): IndexStatus {
  const { data } = useQuery({
    queryKey: indexStatusKey,
    queryFn: async ({ signal }) => valueOrThrow(await getFromDesk<IndexStatus>(indexStatusUrl, signal)),
    initialData: given,
    refetchInterval: ({ state }) => (isBusy(state.data) ? busyMs : calmMs),
  })
  return data
}

function isBusy(status: IndexStatus | undefined): boolean {
  return status?.walk != null || status?.state === 'building'
}
