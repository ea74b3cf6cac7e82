'use client'

import { Copy } from 'lucide-react'
import { useRouter } from 'next/navigation'
import type { ReactNode } from 'react'
import type { Job, JobMapping } from '@/lib/jobs/contract'
import type { FieldReader } from '@/lib/records/field-reader'
import type { ListView } from '@/lib/views/contract'
import { TeamLink } from '../links/links'
import { fieldCell } from '../records/cell-value'
import { type VisibleColumn, widthClass, widthStyle } from '../records/columns/visible-columns'
import { Button } from '../ui/button'
import { DataTable } from '../ui/data-table'
import { useIsBrowser } from '../ui/use-is-browser'
import { useIsPhone } from '../ui/use-media-query'
import { useRowList, useShowOpened } from '../ui/use-row-list'
import { columnClass, jobCellClass, pinned } from './column-classes'
import { JobState } from './job-state'
import { JobsHead } from './jobs-head'
import type { JobMenus } from './use-job-menus'
import { jobsWords } from './words'

const rowHeight = 40
const compactHeight = 32
const phoneHeight = 80

type JobsTableProps = {
  /** Whether any job has an ID, and says whether it is open: neither may be known until the fields are confirmed. */
  hasIds: boolean
  hasStates: boolean
  jobs: readonly Job[]
  mapping: JobMapping
  columns: readonly VisibleColumn[]
  reader: FieldReader
  view: ListView
  canCopy: boolean
  opened: Job | undefined
  onOpen: (index: number) => void
  onClose: () => void
  onSort: (sort: ListView['sort']) => void
  onWidth: (pointer: string, width: number) => void
  menus: JobMenus
  /** Shown in place of rows. */
  empty: ReactNode
}

/** The jobs with title, ID and state, followed by the view's columns. */
export function JobsTable(props: JobsTableProps) {
  const { jobs, mapping, columns, reader, view, canCopy, opened, onOpen, onClose, onSort, onWidth, menus, empty } =
    props
  const { hasIds, hasStates } = props
  const isBrowser = useIsBrowser()
  const list = useRowList({
    count: jobs.length,
    rowHeight: useIsPhone() ? phoneHeight : view.isCompact ? compactHeight : rowHeight,
    scope: JSON.stringify([view.filter, view.sort, view.where, view.fieldFilters]),
    onOpen,
    onEscape: onClose,
  })
  useShowOpened(list, opened, opened ? jobs.indexOf(opened) : -1)
  const row = { columns, reader, mapping, canCopy, isBrowser, hasIds, hasStates }
  const isScrolled = list.viewport.left > 0
  return (
    <DataTable
      isMain
      list={list}
      regionLabel={jobsWords.region}
      label={jobsWords.pageTitle}
      rowCount={jobs.length + 1}
      // `relative`, so that visually hidden content is positioned in the region and not outside the window.
      className="relative min-h-0 border-t"
      tableProps={{ className: 'min-w-full md:w-max' }}
      head={
        <JobsHead
          {...{ mapping, columns, reader, hasIds, hasStates, isScrolled, onSort, onWidth, menus }}
          sort={view.sort}
          hasActions={canCopy}
        />
      }
      empty={<div className="sticky left-0">{empty}</div>}
      renderRow={(index, isActive) => {
        const job = jobs[index]
        const own = { index, isActive, isOpen: opened === job, isScrolled, isCompact: view.isCompact }
        return job && <JobRow job={job} {...own} {...row} />
      }}
      onRowClick={(index, { target }) => {
        if (target instanceof Element && !target.closest('a')) onOpen(index)
      }}
    />
  )
}

type JobRowProps = Pick<JobsTableProps, 'columns' | 'reader' | 'mapping' | 'canCopy' | 'hasIds' | 'hasStates'> & {
  job: Job
  index: number
  /** The row in the tab order. */
  isActive: boolean
  isOpen: boolean
  isScrolled: boolean
  isCompact: boolean
  isBrowser: boolean
}

function JobRow(props: JobRowProps) {
  const { job, index, columns, reader, mapping, canCopy, isActive, isOpen, isScrolled, isBrowser, hasIds, hasStates } =
    props
  const tabIndex = isActive ? 0 : -1
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      aria-current={isOpen || undefined}
      data-index={index}
      tabIndex={tabIndex}
      className={`group/job flex w-full cursor-pointer items-center border-b bg-surface px-4 text-table tabular-nums -outline-offset-2 hover:bg-sunken aria-current:bg-accent-soft md:px-6 max-md:relative max-md:h-20 max-md:flex-col max-md:items-stretch max-md:justify-center ${props.isCompact ? 'md:h-8' : 'md:h-10'}`}
    >
      <div role="rowheader" dir="auto" className={`${columnClass.title} ${isScrolled ? pinned : ''}`}>
        <button type="button" tabIndex={-1} className="list-name">
          {job.title}
        </button>
      </div>
      {canCopy && (
        <div
          role="cell"
          className={`${columnClass.actions} max-md:absolute max-md:top-1/2 max-md:right-4 max-md:-translate-y-1/2`}
        >
          {job.id !== '' && <CopyAction job={job} tabIndex={tabIndex} />}
        </div>
      )}
      {hasIds && (
        <div role="cell" className={`${columnClass.id} text-quiet`}>
          {job.id === '' ? <span title={jobsWords.idNotReadable}>-</span> : job.id}
        </div>
      )}
      {hasStates && (
        <div role="cell" className={columnClass.state}>
          <JobState isOpen={job.isOpen} />
        </div>
      )}
      {mapping.hasTeamNames && (
        <div role="cell" dir="auto" className={columnClass.team}>
          {linkToTeam(job, job.teamName)}
        </div>
      )}
      {columns.map((column) => (
        <div
          key={column.pointer}
          role="cell"
          dir="auto"
          className={`${jobCellClass} ${widthClass(column)}`}
          style={widthStyle(column)}
        >
          {cellOf(job, { reader, mapping, pointer: column.pointer, isBrowser, tabIndex })}
        </div>
      ))}
    </div>
  )
}

type Cell = Parameters<typeof fieldCell>[1] & { mapping: JobMapping }

function cellOf(job: Job, { mapping, ...field }: Cell): ReactNode {
  const value = fieldCell(job.record, field)
  if (field.pointer !== mapping.team) return value
  return linkToTeam(job, mapping.hasTeamNames ? value : (job.teamName ?? value))
}

function linkToTeam({ team }: Job, shown: ReactNode): ReactNode {
  return team === null ? (
    shown
  ) : (
    <TeamLink isInRow id={team}>
      {shown}
    </TeamLink>
  )
}

/** Not a link: the screen has one link called "New job". */
function CopyAction({ job, tabIndex }: { job: Job; tabIndex: number }) {
  const router = useRouter()
  return (
    <Button
      look="quiet"
      data-choice
      tabIndex={tabIndex}
      aria-label={jobsWords.copyJobAsNew({ title: job.title })}
      title={jobsWords.copyAsNew}
      className="px-2! touch:min-w-11 md:opacity-0 md:focus-visible:opacity-100 md:group-hover/job:opacity-100"
      onClick={() => router.push(`/jobs/new?copy=${encodeURIComponent(job.id)}`)}
    >
      <Copy aria-hidden className="size-4" />
    </Button>
  )
}
