'use client'

import { type ViewCount, type ViewCounts, viewCountsKey, viewCountsUrl } from '@/lib/applicants/contract'
import { getFromDesk, valueOrThrow } from '../../api/desk-api'
import { useRead } from '../../api/queries'

/** While the menu is open; sooner where the server left some views for the next question. */
const againMs = 20_000
const restMs = 500

/**
 * How many applicants each of the person's views finds, by its id; undefined before the answer and without an index.
 */
export function useViewCounts(isOn: boolean): Record<string, ViewCount> | undefined {
  const { data, isError } = useRead({
    queryKey: viewCountsKey,
    queryFn: async ({ signal }) => valueOrThrow(await getFromDesk<ViewCounts>(viewCountsUrl, signal)),
    enabled: isOn,
    // Each opening of the menu asks again; what was counted before stands there meanwhile.
    staleTime: 0,
    refetchInterval: ({ state: { data, status } }) => {
      if (status === 'error') return false
      return data?.isWhole === false ? restMs : againMs
    },
  })
  return isOn && !isError ? data?.counts : undefined
}
