'use client'

import { type ReactNode, type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { RowFilter, SheetSummary } from '@/lib/bulk-apply/sheet/contract'
import { type Job, type JobList, jobsKey, jobsRepeat, jobsUrl } from '@/lib/jobs/contract'
import type { Pointer } from '@/lib/records/pointer'
import { getFromDesk } from '../../api/desk-api'
import { getWithRetries } from '../../api/get-with-retries'
import { useRead } from '../../api/queries'
import { RetryNotice } from '../../retries/retry-notice'
import { useMediaQuery } from '../../ui/use-media-query'
import { checkWords } from './check/words'
import { CheckNotices } from './check-notices'
import { summaryLine } from './check-words'
import { IssueGroups } from './issue-groups'
import { ProgressLine } from './progress-line'
import { RowFilters } from './row-filters'
import { RowsGrid } from './rows-grid'
import { isFocusFree } from './step-focus'
import type { UploadState } from './upload-state'
import type { GridStart } from './use-next-issue'
import { useUpload, useUploadStore } from './use-upload'

type CheckedRowsProps = {
  jobColumns: Pointer[]
  /** The partner refused these rows: show why for each. */
  showsCauses?: boolean
  /** The next action once nothing is wrong. */
  next?: RefObject<HTMLButtonElement | null>
  /** Actions on the rows once they are checked. */
  children: (checked: SheetSummary, isBusy: boolean) => ReactNode
}

/** The sheet's rows with all their issues, in groups and in a grid where they can be corrected. */
export function CheckedRows({ jobColumns, showsCauses = false, next, children }: CheckedRowsProps) {
  const store = useUploadStore()
  const { opened, checked, checking, lookup, version, rowErrors } = useUpload()
  const [filter, setFilter] = useState<RowFilter>({ show: 'all' })
  const jobs = useRead({
    queryKey: jobsKey,
    queryFn: ({ signal }) =>
      getWithRetries<JobList>((signal) => getFromDesk(jobsUrl, signal), { name: jobsRepeat, signal }),
  })
  const list = jobs.data?.items ?? null
  const isListHere = !jobs.isPending
  const jobTitles = useMemo(() => new Map((list ?? noJobs).map(({ id, title }) => [id, title])), [list])

  useEffect(() => {
    if (isListHere) void store.check(list)
  }, [isListHere, list, store])

  const [start, setStart] = useState<GridStart | null>(null)
  const hasStarted = useRef(false)
  const isTouched = useMediaQuery('(pointer: coarse)')
  const takeFocus = useEffectEvent((checked: SheetSummary) => {
    // The effect above may just have started another check.
    if (hasStarted.current || store.read().checking !== null) return
    hasStarted.current = true
    // On touch screens the summary above the rows comes first, so leave the focus alone.
    if (isTouched || !isFocusFree()) return
    if (checked.states.invalid + checked.states.warning > 0) setStart({ filter: all, target: 'next' })
    else next?.current?.focus()
  })
  useEffect(() => {
    if (isListHere && checked && checking === null) takeFocus(checked)
  }, [isListHere, checked, checking])

  function show(filter: RowFilter, target: string | null) {
    setFilter(filter)
    setStart({ filter, target })
  }

  const shown = 'group' in filter && !checked?.groups.some(({ key }) => key === filter.group) ? all : filter
  return (
    <>
      {!isListHere && (
        <>
          <p role="status" className="text-quiet">
            {checkWords.loadingJobs}
          </p>
          <RetryNotice name={jobsRepeat} />
        </>
      )}
      <Summary checked={checked} checking={checking} lookup={lookup} />
      {checked && (
        <>
          <CheckNotices
            checked={checked}
            splitFrom={opened?.splitFrom ?? null}
            jobs={list ?? noJobs}
            lookup={lookup}
            rowErrors={rowErrors}
            jobsError={jobs.isFetching ? null : jobs.error}
            onRetryJobs={() => void jobs.refetch()}
          />
          <IssueGroups checked={checked} shown={shown} jobColumns={jobColumns} next={next} onShow={show} />
          <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2">
            <RowFilters checked={checked} filter={shown} onChange={setFilter} />
            <RowsGrid
              checked={checked}
              version={version}
              filter={shown}
              rowErrors={rowErrors}
              jobTitles={jobTitles}
              showsCauses={showsCauses}
              start={start}
              onFilter={setFilter}
            />
          </div>
          {children(checked, !isListHere || checking !== null)}
        </>
      )}
    </>
  )
}

type SummaryProps = Pick<UploadState, 'checked' | 'checking' | 'lookup'>

/** How many rows are in each state. Sticky; shows the progress of checks in place, so that nothing below it moves. */
function Summary({ checked, checking, lookup }: SummaryProps) {
  return (
    <div className="sticky top-0 z-20 -mx-4 flex min-h-16 flex-wrap content-center items-center gap-x-6 gap-y-1 bg-surface px-4 short:static sm:min-h-10 md:-mx-6 md:px-6">
      {checked && (
        <p role="status" className="text-section font-medium tabular-nums">
          {summaryLine(checked)}
        </p>
      )}
      {checking && <ProgressLine label={checkWords.checking} {...checking} line={checkWords.checked(checking)} />}
      {lookup.state === 'asking' && lookup.of > 0 && (
        <ProgressLine
          label={checkWords.lookingUp}
          done={lookup.done}
          of={lookup.of}
          line={checkWords.lookedUp({ done: lookup.done, of: lookup.of })}
        />
      )}
    </div>
  )
}

const noJobs: Job[] = []

const all: RowFilter = { show: 'all' }
