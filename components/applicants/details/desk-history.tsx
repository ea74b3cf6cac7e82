'use client'

import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { type ApplicantHistory, historyKey, historyUrl } from '@/lib/activity/contract'
import { activityInWords, outcomeInWords } from '@/lib/activity/words'
import { postToDesk, valueOrThrow } from '../../api/desk-api'
import { Skeleton } from '../../ui/skeleton'
import { Time } from '../../ui/time'
import { HistoryError } from './history-error'

/** What people did with an applicant from this desk: who, what, when, and its outcome. `email` is not empty. */
export function DeskHistory({ email }: { email: string }) {
  const headingId = useId()
  const history = useQuery({
    queryKey: historyKey(email),
    queryFn: ({ signal }) => askForHistory(email, signal),
    // Show the cached answer at once, and refresh it.
    staleTime: 0,
  })
  return (
    <section aria-labelledby={headingId} className="grid gap-2">
      <h3 id={headingId} className="font-semibold">
        What this desk did
      </h3>
      {history.isPending && (
        <div className="grid h-9 content-center">
          <p role="status" className="sr-only">
            Loading what this desk did
          </p>
          <Skeleton className="h-3.5 w-56" />
        </div>
      )}
      {history.error && !history.isFetching && (
        <HistoryError error={history.error} onRetry={() => void history.refetch()} />
      )}
      {history.data?.items.length === 0 && <p className="text-quiet">Nothing from this desk yet.</p>}
      {history.data && history.data.items.length > 0 && (
        <ul className="grid gap-2">
          {history.data.items.map((item) => (
            <li key={item.id}>
              <p dir="auto" className="wrap-anywhere">
                {activityInWords(item)}
                <span className="font-medium"> · {outcomeInWords(item)}</span>
              </p>
              <p className="text-small text-quiet">
                {item.who} · <Time iso={item.at} />
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

async function askForHistory(email: string, signal: AbortSignal): Promise<ApplicantHistory> {
  return valueOrThrow(await postToDesk<ApplicantHistory>(historyUrl, { email }, signal))
}
