'use client'

import Link from 'next/link'
import { useId } from 'react'
import {
  type ActivityFilter,
  type ActivityPage,
  type ActivityRow,
  activityKey,
  activityUrl,
  anyActivity,
  filterQuery,
} from '@/lib/activity/contract'
import { activityInWords, kindInWords, outcomeInWords } from '@/lib/activity/words'
import { getFromDesk, valueOrThrow } from '../api/desk-api'
import { ErrorNotice } from '../api/error-notice'
import { useRead } from '../api/queries'
import { PersonLink } from '../links/links'
import { RelativeTime } from '../ui/relative-time'
import { Skeleton } from '../ui/skeleton'
import { jobsWords } from './words'

const maxShown = 5

/** What users did with a job from this desk, latest first. Each item links to its activity entry. */
export function JobActivity({ jobId }: { jobId: string }) {
  const headingId = useId()
  const filter = { ...anyActivity, job: jobId }
  const activity = useRead({
    queryKey: [...activityKey(filter), maxShown],
    queryFn: ({ signal }) => readLatest(filter, signal),
    // Show the cached answer at once, and refresh it.
    staleTime: 0,
  })
  const { data, error } = activity
  return (
    <section aria-labelledby={headingId} className="grid gap-2">
      <p id={headingId} className="font-semibold">
        {jobsWords.activity}
      </p>
      {activity.isPending && (
        <div className="grid h-9 content-center">
          <p role="status" className="sr-only">
            {jobsWords.loadingActivity}
          </p>
          <Skeleton className="h-3.5 w-56" />
        </div>
      )}
      {error && !activity.isFetching && (
        <ErrorNotice error={error} onRetry={() => void activity.refetch()} isRetrying={false} />
      )}
      {data?.items.length === 0 && <p className="text-quiet">{jobsWords.noActivity}</p>}
      {data && data.items.length > 0 && (
        <ul className="grid gap-2">
          {data.items.map((item) => (
            <li key={item.id}>
              <Link
                href={`/activity?${filterQuery(filter)}&entry=${encodeURIComponent(item.id)}`}
                prefetch={false}
                dir="auto"
                className="link wrap-anywhere"
              >
                {isCreation(item) ? (
                  jobsWords.created
                ) : (
                  <>
                    {doneInWords(item)}
                    <span className="font-medium"> · {outcomeInWords(item)}</span>
                  </>
                )}
              </Link>
              <p className="text-small text-quiet">
                <PersonLink id={item.personId}>{item.who}</PersonLink> · <RelativeTime iso={item.at} />
              </p>
            </li>
          ))}
        </ul>
      )}
      {data && data.items.length > 0 && (
        <Link href={`/activity?${filterQuery(filter)}`} prefetch={false} className="link w-fit">
          {jobsWords.allActivity}
        </Link>
      )}
    </section>
  )
}

/** The latest entries, followed by the one that created the job, however old it is. */
async function readLatest(filter: ActivityFilter, signal: AbortSignal): Promise<ActivityPage> {
  const read = async (filter: ActivityFilter, limit: number) =>
    valueOrThrow(await getFromDesk<ActivityPage>(activityUrl(filter, null, limit), signal))
  const latest = await read(filter, maxShown)
  if (latest.next === null || latest.items.some(isCreation)) return latest
  const creation = await read({ ...filter, kind: 'create-job', outcome: 'done' }, 1)
  return { ...latest, items: [...latest.items, ...creation.items] }
}

/** For whom it was done, if for an applicant. The job itself need not be named here. */
function doneInWords(item: ActivityRow): string {
  const who = item.applicantName || item.applicantEmail
  return who === null ? activityInWords(item) : `${who} · ${kindInWords(item)}`
}

function isCreation({ kind, outcome }: ActivityRow): boolean {
  return kind === 'create-job' && outcome === 'created'
}
