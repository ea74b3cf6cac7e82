'use client'

import { keepPreviousData } from '@tanstack/react-query'
import { type ListedAnswer, listedOfRunKey, listedOfRunUrl } from '@/lib/applicants/contract'
import type { RowsDecision, Run } from '@/lib/bulk-apply/contract'
import { getFromDesk, valueOrThrow } from '../../api/desk-api'
import { useRead, useReadsClient } from '../../api/queries'

export type ListedRows = Readonly<ListedAnswer['listed']>

const none: ListedRows = {}
const askAgainMs = 15_000

/** The run's unconfirmed rows that are in the list of applicants by now, by row id. One request for all rows. */
export function useListedRows(run: Run): ListedRows {
  const count = run.counts['needs-decision']
  const asked = useRead({
    queryKey: [...listedOfRunKey(run.id), count],
    queryFn: async ({ signal }): Promise<ListedRows> =>
      valueOrThrow(await getFromDesk<ListedAnswer>(listedOfRunUrl(run.id), signal)).listed,
    enabled: count > 0 && !run.isHeld,
    retry: false,
    staleTime: 0,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (Object.keys(state.data ?? none).length < count ? askAgainMs : false),
  })
  return count === 0 ? none : (asked.data ?? none)
}

/** Call the result with a decision about the run's rows: those it decided no longer count, before the next answer. */
export function useForgetListed(runId: string): (decision: RowsDecision) => void {
  const client = useReadsClient()
  return (decision) =>
    void client.setQueriesData<ListedRows>(
      { queryKey: listedOfRunKey(runId) },
      (listed) => listed && withoutDecided(listed, decision),
    )
}

export function withoutDecided(listed: ListedRows, { ids }: RowsDecision): ListedRows {
  if (ids === 'all') return none
  const isLeft = Array.isArray(ids) ? (id: string) => !ids.includes(id) : (id: string) => ids.allBut.includes(id)
  return Object.fromEntries(Object.entries(listed).filter(([id]) => isLeft(id)))
}
