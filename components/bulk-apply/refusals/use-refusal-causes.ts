'use client'

import { type RefusalCause, type RefusalCauses, type Run, refusalsUrl } from '@/lib/bulk-apply/contract'
import { getFromDesk, valueOrThrow } from '../../api/desk-api'
import { useRead } from '../../api/queries'
import { mayStillChange } from '../runs/run-facts'

const whileMovingMs = 10_000
const recentMs = 60_000

/**
 * Why rows of a run were refused. Refetched when their number changes and once the run has stopped sending (the number
 * may be the same then), and less often while it sends. `first` came with the page.
 */
export function useRunCauses(run: Run, first: RefusalCause[]) {
  const isSending = mayStillChange(run)
  return useRead({
    queryKey: ['refusals', run.id, isSending ? 'sending' : `${run.counts.refused} ${run.state}`],
    queryFn: ({ signal }) => askForCauses(`run=${run.id}`, signal),
    enabled: run.counts.refused > 0,
    refetchInterval: isSending ? whileMovingMs : false,
    staleTime: 0,
    placeholderData: (before) => before ?? first,
  })
}

/** The causes in all recent runs: the user's own that were not dismissed, or everybody's. */
export function useRecentCauses(
  of: 'me' | 'everybody',
  { first, isWanted }: { first: RefusalCause[]; isWanted: boolean },
) {
  return useRead({
    queryKey: ['refusals', of],
    queryFn: ({ signal }) => askForCauses(`of=${of}`, signal),
    enabled: isWanted,
    staleTime: recentMs,
    placeholderData: first,
  })
}

async function askForCauses(query: string, signal: AbortSignal) {
  return valueOrThrow(await getFromDesk<RefusalCauses>(`${refusalsUrl}?${query}`, signal)).items
}
