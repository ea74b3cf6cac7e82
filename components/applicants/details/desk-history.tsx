'use client'

import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { type ApplicantHistory, historyKey, historyUrl } from '@/lib/activity/contract'
import { deedInWords, verdictInWords } from '@/lib/activity/words'
import { askWithBody, DeskError } from '../../api/desk-api'
import { Skeleton } from '../../ui/skeleton'
import { Time } from '../../ui/time'
import { HistoryTrouble } from './history-trouble'

/** What people did with an applicant from this desk: who, what, when, and what became of it. `email` is not empty. */
export function DeskHistory({ email }: { email: string }) {
  const headingId = useId()
  const history = useQuery({
    queryKey: historyKey(email),
    queryFn: ({ signal }) => askForHistory(email, signal),
    // What is known shows at once; something may have been done since.
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
        <HistoryTrouble error={history.error} onRetry={() => void history.refetch()} />
      )}
      {history.data?.items.length === 0 && <p className="text-quiet">Nothing from this desk yet.</p>}
      {history.data && history.data.items.length > 0 && (
        <ul className="grid gap-2">
          {history.data.items.map((item) => (
            <li key={item.id}>
              <p dir="auto" className="wrap-anywhere">
                {deedInWords(item)}
                <span className="font-medium"> · {verdictInWords(item)}</span>
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
  const answer = await askWithBody<ApplicantHistory>(historyUrl, { email }, signal)
  if ('value' in answer) return answer.value
  throw new DeskError(answer.trouble)
}
