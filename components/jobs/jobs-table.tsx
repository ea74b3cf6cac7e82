'use client'

import { Copy } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { Fragment, useRef } from 'react'
import type { Job } from '@/lib/jobs/contract'
import { fieldLabel } from '@/lib/records/field-label'
import { readPointer } from '@/lib/records/pointer'
import { valueText } from '@/lib/records/record-text'
import { Button } from '../ui/button'
import { useIsPhone } from '../ui/use-media-query'
import { useRowWindow } from '../ui/use-row-window'
import { JobState } from './job-state'

/** The jobs with their state and the profile's columns; those far from the view are left out. */
export function JobsTable({ jobs, columns, canCopy }: { jobs: Job[]; columns: string[]; canCopy: boolean }) {
  const region = useRef<HTMLElement>(null)
  const { rows, after } = useRowWindow(jobs.length, region, useIsPhone() ? 80 : 40)
  const [firstColumn, ...others] = columns
  return (
    <section
      ref={region}
      aria-label="Jobs list"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      className="min-h-0 flex-1 overflow-auto border-t -outline-offset-2"
    >
      <table
        aria-label="Jobs"
        aria-rowcount={jobs.length + 1}
        className="w-full text-table tabular-nums md:table-fixed"
      >
        <thead className="sticky top-0 z-10 bg-surface text-left text-quiet max-md:sr-only">
          <tr aria-rowindex={1} className="h-9 [&>th]:border-b [&>th]:px-3 [&>th]:font-medium [&>th:first-child]:pl-6">
            <th scope="col" className="w-2/7">
              {firstColumn ? fieldLabel(firstColumn) : 'Job'}
            </th>
            <th scope="col">ID</th>
            <th scope="col">Applications</th>
            {others.map((column) => (
              <th key={column} scope="col">
                {fieldLabel(column)}
              </th>
            ))}
            {canCopy && (
              <th scope="col" className="w-14">
                <span className="sr-only">Actions</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ index, gap }) => {
            const job = jobs[index]
            return (
              job && (
                <Fragment key={index}>
                  <Space height={gap} columns={others.length + (canCopy ? 4 : 3)} />
                  <JobRow job={job} index={index} columns={others} canCopy={canCopy} />
                </Fragment>
              )
            )
          })}
          <Space height={after} columns={others.length + (canCopy ? 4 : 3)} />
        </tbody>
      </table>
    </section>
  )
}

type JobRowProps = { job: Job; index: number; columns: string[]; canCopy: boolean }

function JobRow({ job, index, columns, canCopy }: JobRowProps) {
  const router = useRouter()
  return (
    <tr
      aria-rowindex={index + 2}
      className="group/job h-10 hover:bg-sunken max-md:relative max-md:flex max-md:h-20 max-md:flex-col max-md:justify-center max-md:border-b max-md:px-4 md:[&>*]:border-b md:[&>*]:px-3 md:[&>*:first-child]:pl-6"
    >
      <th scope="row" dir="auto" className="truncate text-left font-medium">
        {job.title}
      </th>
      <td className="truncate text-quiet">{job.id}</td>
      <td>
        <JobState isOpen={job.isOpen} />
      </td>
      {columns.map((column) => (
        <td key={column} dir="auto" className="truncate text-left max-md:hidden">
          {valueText(readPointer(job.record, column))}
        </td>
      ))}
      {canCopy && (
        <td className="max-md:absolute max-md:top-1/2 max-md:right-4 max-md:-translate-y-1/2">
          {/* No link: what is called "New job" on this screen is one thing. */}
          {job.id !== '' && (
            <Button
              look="quiet"
              aria-label={`Copy as new job: ${job.title}`}
              title="Copy as new job"
              className="px-2! md:opacity-0 md:focus-visible:opacity-100 md:group-hover/job:opacity-100"
              onClick={() => router.push(`/jobs/new?copy=${encodeURIComponent(job.id)}`)}
            >
              <Copy aria-hidden className="size-4" />
            </Button>
          )}
        </td>
      )}
    </tr>
  )
}

function Space({ height, columns }: { height: number; columns: number }) {
  if (height <= 0) return null
  return (
    <tr aria-hidden>
      <td colSpan={columns} style={{ height }} />
    </tr>
  )
}
