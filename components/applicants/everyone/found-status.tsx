'use client'

import { useQuery } from '@tanstack/react-query'
import { RotateCw } from 'lucide-react'
import { type IndexStatus, indexStatusKey, indexStatusUrl } from '@/lib/applicant-index/contract'
import { getFromDesk, valueOrThrow } from '../../api/desk-api'
import { Button } from '../../ui/button'
import { wholeNumber } from '../../ui/formats'
import { Time } from '../../ui/time'
import type { FoundState } from './found-applicants'

const everyMs = 20_000

/** The line under the table: how fresh the answers are, and whether newer ones are there. */
export function FoundStatus({ state, onRefresh }: { state: FoundState; onRefresh: () => void }) {
  const { data: status } = useQuery({
    queryKey: indexStatusKey,
    queryFn: async ({ signal }) => valueOrThrow(await getFromDesk<IndexStatus>(indexStatusUrl, signal)),
    refetchInterval: everyMs,
  })
  const hasChanged = status !== undefined && status.total !== state.asOf.total

  return (
    <div className="flex min-h-11 shrink-0 touch:min-h-13 items-center justify-between gap-3 border-t bg-raised px-4 text-table text-quiet tabular-nums md:px-6">
      <p role="status">
        {state.asOf.newcomers && (
          <>
            As of <Time iso={state.asOf.newcomers} isPrecise />
          </>
        )}
        {state.asOf.all && (
          <span className="max-md:hidden">
            {' · '}changes as of <Time iso={state.asOf.all} />
          </span>
        )}
        {status?.walk && ` · reading everyone again: ${wholeNumber(status.walk.found)}`}
        {status?.failure && ` · the partner did not answer the last update`}
      </p>
      {hasChanged && (
        <Button onClick={onRefresh}>
          <RotateCw aria-hidden className="size-4" />
          Update
        </Button>
      )}
    </div>
  )
}
