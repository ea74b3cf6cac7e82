'use client'

import { useQueryClient } from '@tanstack/react-query'
import type { Run } from '@/lib/bulk-apply/contract'
import { callAction } from '../api/call-action'
import { followedRunsKey } from '../bulk-apply/runs/run-keys'
import { followRuns } from '../bulk-apply/runs/use-followed-runs'
import { useRunAction } from '../dispatch/decide-context'

/** Puts ended runs away: they leave the tray at once. */
export function useDismissRuns(): (ids: readonly string[]) => void {
  const action = useRunAction()
  const client = useQueryClient()
  return async (ids) => {
    if (!action || ids.length === 0) return
    await client.cancelQueries({ queryKey: followedRunsKey })
    client.setQueryData<{ items: Run[] }>(
      followedRunsKey,
      (known) => known && { items: known.items.filter(({ id }) => !ids.includes(id)) },
    )
    await Promise.all(ids.map((id) => callAction(() => action({ id, decision: { what: 'put-away' } }))))
    followRuns(client)
  }
}
