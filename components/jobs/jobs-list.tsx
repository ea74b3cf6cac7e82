'use client'

import { Columns3 } from 'lucide-react'
import Link from 'next/link'
import { useMemo } from 'react'
import { type JobList, type JobMapping, jobsKey, jobsRepeat, jobsUrl, missingJobsInWords } from '@/lib/jobs/contract'
import type { PartnerFailure } from '@/lib/partner/failure/failure'
import { mayRetry } from '@/lib/partner/retry/retry'
import { fromJsonText, type JsonText } from '@/lib/text/json-text'
import { noFilters } from '@/lib/views/plain-view'
import { DeskError, getFromDesk, partnerError } from '../api/desk-api'
import { ErrorNotice } from '../api/error-notice'
import { getWithRetries } from '../api/get-with-retries'
import { useRead } from '../api/queries'
import { useIsAdmin } from '../api/role-context'
import { LazyColumnsPanel, useColumnsPanel } from '../records/columns/chooser/lazy-columns-panel'
import { useFieldReader } from '../records/columns/use-field-reader'
import { useVisibleColumns } from '../records/columns/use-visible-columns'
import { maxDefaultColumns } from '../records/columns/visible-columns'
import { type ListLocation, useListView } from '../records/view/use-list-view'
import { RetryNotice } from '../retries/retry-notice'
import { useOnce } from '../retries/use-once'
import { Button, buttonClass } from '../ui/button'
import { EmptyState } from '../ui/empty-state'
import { lazyPart } from '../ui/lazy-part'
import { PanelSpace } from '../ui/panel-slot'
import { SearchBox } from '../ui/search-box'
import { useShortcut } from '../ui/shortcuts/use-shortcut'
import { JobFilters } from './job-filters'
import { JobsSkeleton } from './jobs-skeleton'
import { JobsTable } from './jobs-table'
import { UnlistedJob } from './unlisted-job'
import { UnreadableIds } from './unreadable-ids'
import { useJobMenus } from './use-job-menus'
import { useOpenJob } from './use-open-job'
import { findJobColumns, useShownJobs } from './use-shown-jobs'
import { jobsWords } from './words'

const JobPanel = lazyPart(async () => (await import('./job-panel')).JobPanel, <PanelSpace />)
/** Title, ID and state, which every list has. */
const pinnedColumns = 3

export type FirstJobs = { list: JobList; loadedAt: number } | { failure: PartnerFailure }

type JobsListProps = {
  first: JsonText<FirstJobs>
  mapping: JobMapping
  initial: ListLocation
  canWrite: boolean
  /** Whether applicant records say which job they applied for. */
  hasApplicants: boolean
  /** Whether the desk can count applicants. */
  isCounted: boolean
  /** The page already says that the fields are not confirmed. */
  isGuessHinted: boolean
}

/** The jobs, or why there are none. */
export function JobsList({ first: sent, ...rest }: JobsListProps) {
  const first = useMemo(() => fromJsonText(sent), [sent])
  const failed = 'failure' in first ? first.failure : undefined
  const takeFirst = useOnce(failed && mayRetry(failed) ? { error: partnerError(failed) } : undefined)
  const jobs = useRead({
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
  if (jobs.data) return <LoadedJobs list={jobs.data} {...rest} />
  return (
    <>
      <div className="grid p-4 empty:hidden md:px-6">
        {error && !jobs.isFetching && (
          <ErrorNotice error={error} onRetry={() => void jobs.refetch()} isRetrying={jobs.isFetching} />
        )}
        <RetryNotice name={jobsRepeat} />
      </div>
      {jobs.isFetching && <JobsSkeleton />}
    </>
  )
}

type LoadedJobsProps = Omit<JobsListProps, 'first'> & { list: JobList }

/** The table with its filter and columns, and the details beside it. The view is kept in the URL. */
function LoadedJobs({ list, mapping, initial, canWrite, isGuessHinted, ...applicants }: LoadedJobsProps) {
  const jobs = list.items
  const missing = missingJobsInWords(list)
  const location = useListView(initial)
  const { view, change } = location
  const found = useMemo(() => findJobColumns(jobs, mapping), [jobs, mapping])
  const reader = useFieldReader(mapping, found.columns)
  // As long as it is unknown where the IDs are, they may be in any column.
  const areIdsKnown = jobs.some(({ id }) => id !== '')
  const usual = { lead: mapping.columns, most: maxDefaultColumns - pinnedColumns }
  const columns = useVisibleColumns(found.columns, view, { isFirstWide: false, ...(areIdsKnown && { usual }) })
  const { shown, states, teams } = useShownJobs(jobs, view, {
    reader,
    openAt: mapping.open,
    teamNameAt: mapping.teamName,
  })
  const menus = useJobMenus({ view, onChange: change, mapping, columns: found.columns, states, teams })
  const open = useOpenJob(shown, { location, mapping })
  const columnsPanel = useColumnsPanel(open)
  useShortcut({ keys: 'c', label: jobsWords.columnsKey }, () => {
    columnsPanel.open()
    return true
  })
  if (jobs.length === 0) return <NoJobs canCreate={canWrite} />
  const filterable = [mapping.title, ...columns.map(({ pointer }) => pointer)].flatMap((pointer) => {
    const filter = menus.filterOf(pointer)
    return filter && filter.kind !== 'choice' ? [{ pointer, label: reader.label(pointer), filter }] : []
  })
  return (
    <>
      <div className="flex flex-wrap items-center gap-3 px-4 pb-3 md:px-6">
        <SearchBox
          label={jobsWords.filterJobs}
          value={view.filter}
          onText={(filter) => change({ filter })}
          maxLength={500}
        />
        <CountLine shown={shown.length} all={jobs.length} />
        <Button className="md:ml-auto" onClick={columnsPanel.open}>
          <Columns3 aria-hidden className="size-4" />
          <span className="max-md:sr-only">{jobsWords.columns}</span>
        </Button>
      </div>
      <JobFilters {...{ view, states, teams, reader }} columns={filterable} onChange={change} />
      {missing && <p className="px-4 pb-3 text-table text-warn md:px-6">{missing}</p>}
      <UnreadableIds jobs={jobs} isGuessHinted={isGuessHinted} />
      <UnlistedJob jobs={jobs} mapping={mapping} token={location.open} onClose={open.close} />
      <JobsTable
        {...{ columns, reader, mapping, view, menus }}
        empty={
          <EmptyState
            title={jobsWords.noJobFits}
            action={<Button onClick={() => change(noFilters)}>{jobsWords.showAllJobs}</Button>}
          />
        }
        jobs={shown}
        hasIds={areIdsKnown}
        hasStates={jobs.some(({ isOpen }) => isOpen !== null)}
        canCopy={canWrite}
        opened={open.job}
        onOpen={columnsPanel.openDetails}
        onClose={open.close}
        onSort={(sort) => change({ sort })}
        onWidth={(pointer, width) => change({ widths: { ...view.widths, [pointer]: width } })}
      />
      {columnsPanel.isOpen && (
        <LazyColumnsPanel
          reader={reader}
          found={found.columns}
          visible={columns}
          hasMoreColumns={found.isMore}
          count={jobs.length}
          view={view}
          onChange={change}
          onClose={columnsPanel.close}
        />
      )}
      {open.job && (
        <JobPanel
          job={open.job}
          mapping={mapping}
          canWrite={canWrite}
          {...applicants}
          onClose={open.close}
          onPrevious={open.index > 0 ? () => open.openRow(open.index - 1) : undefined}
          onNext={open.index >= 0 && open.index < shown.length - 1 ? () => open.openRow(open.index + 1) : undefined}
        />
      )}
    </>
  )
}

function CountLine({ shown, all }: { shown: number; all: number }) {
  return (
    <p role="status" className="text-table text-quiet tabular-nums">
      {shown === all ? jobsWords.allJobs({ count: all }) : jobsWords.someJobs({ shown, count: all })}
    </p>
  )
}

function NoJobs({ canCreate }: { canCreate: boolean }) {
  const create = (
    <Link href="/jobs/new" prefetch={false} className={buttonClass()}>
      {jobsWords.createFirst}
    </Link>
  )
  return (
    <EmptyState title={jobsWords.keySeesNone} action={canCreate && create}>
      {useIsAdmin() ? jobsWords.adminNone : jobsWords.personNone}
    </EmptyState>
  )
}
