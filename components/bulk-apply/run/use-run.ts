'use client'

import { useQuery } from '@tanstack/react-query'
import { type Run, runUrl } from '@/lib/bulk-apply/contract'
import { DeskError, getFromDesk } from '../../api/desk-api'
import { isEnded, isMoving } from '../runs/run-facts'
import { runKey } from '../runs/run-keys'

const goingMs = 1_000
/** What stands still may be moved by somebody else. */
const restingMs = 5_000
/** As long as the page that it came with counts as new. */
const freshMs = 5_000

/** The run as it stands, asked for while it goes on and the page is seen. `readAt`: when `first` was read, in ms since 1970. */
export function useRun(first: Run, readAt: number) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: runKey(first.id),
    queryFn: ({ signal }) => askForRun(first.id, signal),
    initialData: first,
    initialDataUpdatedAt: readAt,
    staleTime: freshMs,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
    refetchInterval: ({ state }) => {
      if (state.error instanceof DeskError && !isPassing(state.error)) return false
      const run = state.data ?? first
      return isMoving(run) ? goingMs : isEnded(run) ? false : restingMs
    },
  })
  return { run: data, error, isFetching, retry: () => void refetch() }
}

/** The desk will answer again by itself, or does not have to be asked in another way. */
function isPassing({ reason }: DeskError): boolean {
  return reason.kind === 'desk-unreachable' || reason.kind === 'desk-fault'
}

async function askForRun(id: string, signal: AbortSignal): Promise<Run> {
  const answer = await getFromDesk<{ run: Run }>(runUrl(id), signal)
  if ('value' in answer) return answer.value.run
  throw new DeskError(answer.error)
}
