'use client'

import { useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { type Job, type JobList, jobsKey, jobsUrl } from '@/lib/jobs/contract'
import type { Failure } from '@/lib/partner/failure/failure'
import { readPointer } from '@/lib/partner/profile/pointer'
import { cellText, fieldLabel } from '../applicants/cell-text'
import { askDesk, DeskError } from '../ask-desk'
import { TroubleNotice } from '../trouble-notice'
import { EmptyState } from '../ui/empty-state'
import { RowsSkeleton } from '../ui/skeleton'
import { JobState } from './job-state'

export type FirstJobs = { list: JobList; loadedAt: number } | { failure: Failure }

/** The jobs, filtered by what is typed. */
export function JobsList({ first, columns }: { first: FirstJobs; columns: string[] }) {
  const [filter, setFilter] = useState('')
  const wanted = useDeferredValue(filter.trim().toLowerCase())
  const jobs = useQuery({
    queryKey: jobsKey,
    queryFn: ({ signal }) => askDesk<JobList>(jobsUrl, signal),
    ...('list' in first ? { initialData: first.list, initialDataUpdatedAt: first.loadedAt } : { enabled: false }),
  })
  const error =
    jobs.error ??
    ('failure' in first && !jobs.isFetched ? new DeskError({ kind: 'partner', failure: first.failure }) : null)
  if (!jobs.data)
    return error ? (
      <div className="p-4 md:px-6">
        <TroubleNotice error={error} onRetry={() => void jobs.refetch()} isRetrying={jobs.isFetching} />
      </div>
    ) : (
      <RowsSkeleton rows={12} label="Loading jobs" />
    )
  const all = jobs.data.items
  const shown = wanted === '' ? all : all.filter((job) => searchText(job).includes(wanted))
  return (
    <>
      <div className="flex flex-wrap items-center gap-3 px-4 pb-3 md:px-6">
        <div className="relative w-full max-w-80">
          <Search
            aria-hidden
            className="pointer-events-none absolute top-1/2 left-2.5 size-4 -translate-y-1/2 text-quiet"
          />
          <input
            type="search"
            aria-label="Filter jobs"
            placeholder="Filter jobs"
            value={filter}
            onChange={(event) => setFilter(event.target.value)}
            className="control pl-8"
          />
        </div>
        <p role="status" className="text-table text-quiet tabular-nums">
          {shown.length === all.length ? `${all.length} jobs` : `${shown.length} of ${all.length} jobs`}
        </p>
      </div>
      {all.length === 0 ? (
        <EmptyState title="This key sees no jobs">
          Create one, or ask an admin whether the key can reach the right teams.
        </EmptyState>
      ) : shown.length === 0 ? (
        <EmptyState title="No job fits the filter" />
      ) : (
        <JobsTable jobs={shown} columns={columns} />
      )}
    </>
  )
}

function JobsTable({ jobs, columns }: { jobs: Job[]; columns: string[] }) {
  const [firstColumn, ...others] = columns
  return (
    <section
      aria-label="Jobs list"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      className="min-h-0 flex-1 overflow-auto border-t -outline-offset-2"
    >
      <table aria-label="Jobs" className="w-full text-table tabular-nums">
        <thead className="sticky top-0 bg-surface text-left text-quiet max-md:sr-only">
          <tr className="h-9 [&>th]:border-b [&>th]:px-3 [&>th]:font-medium [&>th:first-child]:pl-6">
            <th scope="col">{firstColumn ? fieldLabel(firstColumn) : 'Job'}</th>
            <th scope="col">ID</th>
            <th scope="col">Applications</th>
            {others.map((column) => (
              <th key={column} scope="col">
                {fieldLabel(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {jobs.map((job, index) => (
            <tr
              // biome-ignore lint/suspicious/noArrayIndexKey: ids may be missing or repeat; the index keeps the rows apart
              key={`${job.id}-${index}`}
              className="h-10 hover:bg-sunken max-md:grid max-md:h-auto max-md:gap-0.5 max-md:px-4 max-md:py-2.5 md:[&>*]:px-3 [&>*]:border-b max-md:[&>*]:border-0 max-md:border-b md:[&>*:first-child]:pl-6"
            >
              <th scope="row" dir="auto" className="max-w-90 truncate text-left font-medium">
                {job.title}
              </th>
              <td className="text-quiet">{job.id}</td>
              <td>
                <JobState isOpen={job.isOpen} />
              </td>
              {others.map((column) => (
                <td key={column} dir="auto" className="max-w-60 truncate text-left max-md:hidden">
                  {cellText(readPointer(job.record, column))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function searchText(job: Job): string {
  return `${job.id} ${cellText(job.record)}`.toLowerCase()
}
