'use client'

import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo, useState } from 'react'
import { type Job, type JobList, jobsKey, jobsRepeat, jobsUrl } from '@/lib/jobs/contract'
import type { PartnerFailure } from '@/lib/partner/failure/failure'
import { mayRetry } from '@/lib/partner/retry/retry'
import { normalizeText } from '@/lib/records/normalize-text'
import { searchText } from '@/lib/records/record-text'
import { DeskError, getFromDesk, getWithRetries, partnerError } from '../api/desk-api'
import { ErrorNotice } from '../api/error-notice'
import { useIsAdmin } from '../api/role-context'
import { RetryNotice } from '../retries/retry-notice'
import { useOnce } from '../retries/use-once'
import { EmptyState } from '../ui/empty-state'
import { wholeNumber } from '../ui/formats'
import { SearchBox } from '../ui/search-box'
import { RowsSkeleton } from '../ui/skeleton'
import { useIsBrowser } from '../ui/use-is-browser'
import { JobsTable } from './jobs-table'

export type FirstJobs = { list: JobList; loadedAt: number } | { failure: PartnerFailure }

/** The jobs, filtered by what is typed. */
export function JobsList({ first, columns, canCopy }: { first: FirstJobs; columns: string[]; canCopy: boolean }) {
  const [filter, setFilter] = useState('')
  const wanted = useDeferredValue(normalizeText(filter.trim()))
  const failed = 'failure' in first ? first.failure : undefined
  const takeFirst = useOnce(failed && mayRetry(failed) ? { error: partnerError(failed) } : undefined)
  const jobs = useQuery({
    queryKey: jobsKey,
    queryFn: ({ signal }) =>
      getWithRetries<JobList>((signal) => getFromDesk(jobsUrl, signal), {
        name: jobsRepeat,
        signal,
        first: takeFirst(),
      }),
    ...('list' in first
      ? { initialData: first.list, initialDataUpdatedAt: first.loadedAt }
      : { enabled: mayRetry(first.failure) }),
  })
  const error =
    jobs.error ?? (failed && !mayRetry(failed) && !jobs.isFetched ? new DeskError(partnerError(failed)) : null)
  const all = jobs.data?.items ?? noJobs
  const isBrowser = useIsBrowser()
  const isAdmin = useIsAdmin()
  const count = (jobs: Job[]) => (isBrowser ? wholeNumber(jobs.length) : jobs.length)
  const texts = useMemo(() => all.map((job) => `${normalizeText(job.id)} ${searchText(job.record)}`), [all])
  const shown = useMemo(
    () => (wanted === '' ? all : all.filter((_, index) => texts[index]?.includes(wanted))),
    [all, texts, wanted],
  )
  if (!jobs.data)
    return (
      <>
        <div className="grid p-4 empty:hidden md:px-6">
          {error && !jobs.isFetching && (
            <ErrorNotice error={error} onRetry={() => void jobs.refetch()} isRetrying={jobs.isFetching} />
          )}
          <RetryNotice name={jobsRepeat} />
        </div>
        {jobs.isFetching && <RowsSkeleton rows={12} label="Loading jobs" />}
      </>
    )
  return (
    <>
      <div className="flex flex-wrap items-center gap-3 px-4 pb-3 md:px-6">
        <SearchBox label="Filter jobs" value={filter} onText={setFilter} />
        <p role="status" className="text-table text-quiet tabular-nums">
          {shown.length === all.length ? `${count(all)} jobs` : `${count(shown)} of ${count(all)} jobs`}
        </p>
      </div>
      {all.length === 0 ? (
        <EmptyState title="This key sees no jobs">
          {isAdmin
            ? 'Create one, or check with the partner’s operator which teams the key reaches.'
            : 'Create one, or ask an admin whether the key can reach the right teams.'}
        </EmptyState>
      ) : shown.length === 0 ? (
        <EmptyState title="No job fits the filter" />
      ) : (
        <JobsTable jobs={shown} columns={columns} canCopy={canCopy} />
      )}
    </>
  )
}

const noJobs: Job[] = []
