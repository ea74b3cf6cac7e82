'use client'

import { CircleCheck, CircleHelp, CircleSlash, Copy } from 'lucide-react'
import { useRouter } from 'next/navigation'
import type { Job } from '@/lib/jobs/contract'
import { fieldLabel } from '@/lib/records/field-label'
import { readPointer } from '@/lib/records/pointer'
import { valueText } from '@/lib/records/record-text'
import { Button } from '../ui/button'
import { DataTable, HeadRow } from '../ui/data-table'
import { useIsPhone } from '../ui/use-media-query'
import { useRowList } from '../ui/use-row-list'

const rowHeight = 40
const phoneHeight = 80

const columnClass = {
  title: 'truncate pr-3 text-left font-medium md:w-2/7 md:shrink-0',
  plain: 'truncate pr-3 text-left md:min-w-0 md:flex-1',
  actions: 'md:w-14 md:shrink-0',
}

/**
 * The jobs with their state and the profile's columns; `columns`: JSON Pointers into a job's record, the title's
 * first.
 */
export function JobsTable({ jobs, columns, canCopy }: { jobs: Job[]; columns: string[]; canCopy: boolean }) {
  const list = useRowList({ count: jobs.length, rowHeight: useIsPhone() ? phoneHeight : rowHeight })
  const [titleColumn, ...others] = columns
  const actions = { name: 'actions', label: <span className="sr-only">Actions</span>, className: columnClass.actions }
  const head = [
    { name: 'title', label: titleColumn ? fieldLabel(titleColumn) : 'Job', className: columnClass.title },
    { name: 'id', label: 'ID', className: columnClass.plain },
    { name: 'state', label: 'Applications', className: columnClass.plain },
    ...others.map((column) => ({ name: column, label: fieldLabel(column), className: columnClass.plain })),
    ...(canCopy ? [actions] : []),
  ]
  return (
    <DataTable
      list={list}
      regionLabel="Jobs list"
      label="Jobs"
      rowCount={jobs.length + 1}
      head={<HeadRow columns={head} />}
      renderRow={(index) => {
        const job = jobs[index]
        return job && <JobRow job={job} index={index} columns={others} canCopy={canCopy} />
      }}
    />
  )
}

type JobRowProps = { job: Job; index: number; columns: string[]; canCopy: boolean }

function JobRow({ job, index, columns, canCopy }: JobRowProps) {
  const router = useRouter()
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      className="group/job flex h-10 items-center border-b px-4 text-table tabular-nums hover:bg-sunken md:px-6 max-md:relative max-md:h-20 max-md:flex-col max-md:items-stretch max-md:justify-center"
    >
      <div role="rowheader" dir="auto" className={columnClass.title}>
        {job.title}
      </div>
      <div role="cell" className={`${columnClass.plain} text-quiet`}>
        {job.id}
      </div>
      <div role="cell" className={columnClass.plain}>
        <JobState isOpen={job.isOpen} />
      </div>
      {columns.map((column) => (
        <div key={column} role="cell" dir="auto" className={`${columnClass.plain} max-md:hidden`}>
          {valueText(readPointer(job.record, column))}
        </div>
      ))}
      {canCopy && (
        <div
          role="cell"
          className={`${columnClass.actions} max-md:absolute max-md:top-1/2 max-md:right-4 max-md:-translate-y-1/2`}
        >
          {/* Not a link: the screen has one link called "New job". */}
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
        </div>
      )}
    </div>
  )
}

/** Whether a job takes applications, in a word and a sign. */
function JobState({ isOpen }: { isOpen: boolean | null }) {
  const [Icon, word, ink] =
    isOpen === null
      ? [CircleHelp, 'Not known', 'text-quiet']
      : isOpen
        ? [CircleCheck, 'Open', 'text-good']
        : [CircleSlash, 'Closed', 'text-quiet']
  return (
    <span className={`inline-flex items-center gap-1.5 ${ink}`}>
      <Icon aria-hidden className="size-4" />
      {word}
    </span>
  )
}
