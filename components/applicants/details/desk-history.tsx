'use client'

import Link from 'next/link'
import { useId } from 'react'
import { type ActivityItem, type ApplicantHistory, historyKey, historyUrl } from '@/lib/activity/contract'
import { activityInWords, outcomeInWords } from '@/lib/activity/words'
import { postToDesk, valueOrThrow } from '../../api/desk-api'
import { useRead } from '../../api/queries'
import { RelativeTime } from '../../ui/relative-time'
import { Skeleton } from '../../ui/skeleton'
import { HistoryError } from './history-error'
import { detailsWords } from './words'

/** What was done with an applicant at this desk: by whom, what, when, and the outcome. `email` is not empty. */
export function DeskHistory({ email }: { email: string }) {
  const headingId = useId()
  const history = useRead({
    queryKey: historyKey(email),
    queryFn: ({ signal }) => askForHistory(email, signal),
    // Show the cached answer at once, and refresh it.
    staleTime: 0,
  })
  return (
    <section aria-labelledby={headingId} className="grid gap-2">
      <h3 id={headingId} className="font-semibold">
        {detailsWords.history}
      </h3>
      {history.isPending && (
        <div className="grid h-9 content-center">
          <p role="status" className="sr-only">
            {detailsWords.loadingHistory}
          </p>
          <Skeleton className="h-3.5 w-56" />
        </div>
      )}
      {history.error && !history.isFetching && (
        <HistoryError error={history.error} onRetry={() => void history.refetch()} />
      )}
      {history.data?.items.length === 0 && <p className="text-quiet">{detailsWords.noHistory}</p>}
      {history.data && history.data.items.length > 0 && (
        <ol className="grid">
          {history.data.items.map((item) => (
            <HistoryItem key={item.id} item={item} />
          ))}
        </ol>
      )}
    </section>
  )
}

/** One event on the timeline; links to its entry in the activity log. */
function HistoryItem({ item }: { item: ActivityItem }) {
  return (
    <li className="group relative grid pb-3 pl-5 last:pb-0">
      <span aria-hidden className="absolute top-2 bottom-0 left-[3.5px] w-px bg-line group-last:hidden" />
      <span
        aria-hidden
        className="absolute top-1.5 left-0 size-2 rounded-full border-2 border-line-strong bg-raised forced-colors:border-[CanvasText]"
      />
      <Link
        href={`/activity?entry=${encodeURIComponent(item.id)}`}
        prefetch={false}
        dir="auto"
        className="link wrap-anywhere"
      >
        {activityInWords(item)}
        <span className="font-medium"> · {outcomeInWords(item)}</span>
      </Link>
      <p className="text-small text-quiet">
        {item.who} · <RelativeTime iso={item.at} />
      </p>
    </li>
  )
}

async function askForHistory(email: string, signal: AbortSignal): Promise<ApplicantHistory> {
  return valueOrThrow(await postToDesk<ApplicantHistory>(historyUrl, { email }, signal))
}
