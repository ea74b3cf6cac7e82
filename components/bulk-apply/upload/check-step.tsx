'use client'

import { useQuery } from '@tanstack/react-query'
import { ArrowRight, Undo2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { RowFilter } from '@/lib/bulk-apply/sheet/contract'
import { type Job, type JobList, jobsKey, jobsRepeat, jobsUrl } from '@/lib/jobs/contract'
import type { Pointer } from '@/lib/records/pointer'
import { getFromDesk, getWithRetries } from '../../api/desk-api'
import { RetryNotice } from '../../retries/retry-notice'
import { Button } from '../../ui/button'
import { wholeNumber } from '../../ui/formats'
import { CheckNotices } from './check-notices'
import { rowsToSend, summaryLine } from './check-words'
import { IssueGroups } from './issue-groups'
import { ProgressLine } from './progress-line'
import { RowFilters } from './row-filters'
import { RowsGrid } from './rows-grid'
import { upload, useUpload } from './use-upload'

/** Checks every row before anything is sent; rows with issues are corrected here, or left out. */
export function CheckStep({ jobColumns }: { jobColumns: Pointer[] }) {
  const { opened, checked, checking, lookup, changes, version, rowErrors } = useUpload()
  const [filter, setFilter] = useState<RowFilter>({ show: 'all' })
  const [isGoingOn, setGoingOn] = useState(false)
  const jobs = useQuery({
    queryKey: jobsKey,
    queryFn: ({ signal }) =>
      getWithRetries<JobList>((signal) => getFromDesk(jobsUrl, signal), { name: jobsRepeat, signal }),
  })
  const list = jobs.data?.items ?? null
  const isListHere = !jobs.isPending

  useEffect(() => {
    if (isListHere) void upload.check(list)
  }, [isListHere, list])

  /** Looks up pairs from edits first; new warnings are shown before the next step. */
  async function goOn() {
    setGoingOn(true)
    const before = upload.read().checked?.states.warning ?? 0
    if (upload.read().lookup.state !== 'failed') await upload.lookUp()
    setGoingOn(false)
    const { checked, lookup } = upload.read()
    if (!checked || (lookup.state === 'done' && checked.states.warning > before)) return
    if (rowsToSend(checked) > 0) upload.set({ step: 'send' })
  }

  const shown = 'group' in filter && !checked?.groups.some(({ key }) => key === filter.group) ? all : filter
  const isBusy = !isListHere || checking !== null
  return (
    <>
      {!isListHere && (
        <>
          <p role="status" className="text-quiet">
            Loading the jobs, to check each row against them…
          </p>
          <RetryNotice name={jobsRepeat} />
        </>
      )}
      {checking && <ProgressLine label="Checking" {...checking} words="rows checked" />}
      {lookup.state === 'asking' && lookup.of > 0 && (
        <ProgressLine label="Looking up" {...lookup} words="looked up among earlier applications of this desk" />
      )}
      {checked && (
        <>
          <p role="status" className="text-section font-medium tabular-nums">
            {summaryLine(checked)}
          </p>
          <CheckNotices
            checked={checked}
            splitFrom={opened?.splitFrom ?? null}
            jobs={list ?? noJobs}
            lookup={lookup}
            rowErrors={rowErrors}
            jobsError={jobs.isFetching ? null : jobs.error}
            onRetryJobs={() => void jobs.refetch()}
          />
          {checked.groups.length > 0 && (
            <IssueGroups checked={checked} shown={shown} jobColumns={jobColumns} onShow={setFilter} />
          )}
          <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2">
            <RowFilters checked={checked} filter={shown} onChange={setFilter} />
            <RowsGrid checked={checked} version={version} filter={shown} rowErrors={rowErrors} onFilter={setFilter} />
          </div>
          <div className="flex flex-wrap gap-2">
            <Button
              look="primary"
              disabled={isBusy || rowsToSend(checked) === 0}
              isPending={isGoingOn}
              pendingLabel="Looking up…"
              onClick={goOn}
            >
              {`Go on with ${wholeNumber(rowsToSend(checked))}`}
              <ArrowRight aria-hidden className="size-4" />
            </Button>
            <Button onClick={() => upload.set({ step: 'match' })}>Back</Button>
            <Button look="quiet" disabled={changes === 0} onClick={() => void upload.change((sheet) => sheet.undo())}>
              <Undo2 aria-hidden className="size-4" />
              Undo
            </Button>
          </div>
        </>
      )}
    </>
  )
}

const noJobs: Job[] = []

const all: RowFilter = { show: 'all' }
