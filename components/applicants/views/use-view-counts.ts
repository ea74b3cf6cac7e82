'use client'

import { type ViewCount, type ViewCounts, viewCountsKey, viewCountsUrl } from '@/lib/applicants/contract'
import { getFromDesk, valueOrThrow } from '../../api/desk-api'
import { useRead } from '../../api/queries'

/** The refetch interval while the menu is open; `restMs` when the server left some views to the next request. */
const againMs = 20_000
const restMs = 500

/**
 * How many applicants each of the user's views finds, by view id; undefined until the answer and without an index.
 */
export function useViewCounts(isOn: boolean): Record<string, ViewCount> | undefined {
  const { data, isError } = useRead({
    queryKey: viewCountsKey,
    queryFn: async ({ signal }) => valueOrThrow(await getFromDesk<ViewCounts>(viewCountsUrl, signal)),
    enabled: isOn,
    // Each opening of the menu refetches; the previous counts show meanwhile.
    staleTime: 0,
    refetchInterval: ({ state: { data, status } }) => {
      if (status === 'error') return false
      return data?.isWhole === false ? restMs : againMs
    },
  })
  return isOn && !isError ? data?.counts : undefined
}
