'use client'

import { ArrowUp } from 'lucide-react'
import Link from 'next/link'
import { type ReactNode, useMemo, useState } from 'react'
import { type ActivityPage, filterQuery } from '@/lib/activity/contract'
import type { RefusalCause } from '@/lib/bulk-apply/contract'
import { ErrorNotice } from '../api/error-notice'
import { RecentCauses } from '../bulk-apply/refusals/recent-causes'
import { Button, buttonClass } from '../ui/button'
import { EmptyState } from '../ui/empty-state'
import { lazyPart } from '../ui/lazy-part'
import { TableSkeleton } from '../ui/list-skeleton'
import { PageHeader } from '../ui/page-header'
import { PanelSpace } from '../ui/panel-slot'
import { ActivityFilters, ActivityFiltersButton } from './activity-filters'
import { ActivityTable } from './activity-table'
import { anyChoice, countChosen, filterOf, type Shown } from './address'
import { ExportButton } from './export-button'
import { useActivityAddress } from './use-activity-address'
import { type ActivityList, useActivityList } from './use-activity-list'
import { useNewer } from './use-newer'
import { activityWords } from './words'

const EntryPanel = lazyPart(async () => (await import('./entry-panel')).EntryPanel, <PanelSpace />)

type ActivityScreenProps = {
  /** The first page as read by the server; null if only the browser can resolve the filter, such as "today". */
  first: ActivityPage | null
  /** Why rows of recent runs were refused. */
  causes: RefusalCause[]
  initial: Shown
  people: readonly { id: string; name: string }[]
  canWrite: boolean
  /** Admins decide for everyone, other users for themselves. */
  reader: { id: string; decidesForAll: boolean }
}

/** Everything done at this desk, with the outcomes. */
export function ActivityScreen({ first, causes, initial, people, canWrite, reader }: ActivityScreenProps) {
  const { choice, entry, choose, openEntry } = useActivityAddress(initial)
  const filter = useMemo(() => filterOf(choice, new Date()), [choice])
  const list = useActivityList(filter, first)
  const { rows, isRead, isWhole, error, isLoading } = list
  const newer = useNewer(filter, rows[0]?.cursor ?? null, isRead)
  const [shows, setShows] = useState(0)
  const [areFiltersOpen, setAreFiltersOpen] = useState(false)
  const at = entry === null ? -1 : rows.findIndex(({ id }) => id === entry)
  const idAt = (index: number) => (at < 0 ? undefined : rows[index]?.id)
  const [previous, next] = [idAt(at - 1), idAt(at + 1)]

  return (
    <>
      <PageHeader
        title={activityWords.title}
        actions={
          <>
            <ActivityFiltersButton
              choice={choice}
              isOpen={areFiltersOpen}
              onClick={() => setAreFiltersOpen(!areFiltersOpen)}
            />
            <ExportButton filter={() => filterOf(choice, new Date())} />
          </>
        }
      >
        {activityWords.lead}
      </PageHeader>
      <ActivityFilters choice={choice} people={people} isOpen={areFiltersOpen} onChoose={choose} />
      {canWrite && <RecentCauses key={choice.outcome} first={causes} isOpen={choice.outcome === 'refused'} />}
      {newer && (
        <NewerLine
          count={newer.count}
          isAtLeast={newer.count >= newer.most}
          onShow={async () => {
            await list.showNewest()
            setShows((before) => before + 1)
          }}
        />
      )}
      {!isRead && error && !isLoading && (
        <div className="grid p-4 md:px-6">
          <ErrorNotice error={error} onRetry={list.retry} isRetrying={isLoading} />
        </div>
      )}
      {!isRead && isLoading && (
        <>
          <TableSkeleton rows={14} />
          <StatusBar>
            <p role="status">{activityWords.loading}</p>
          </StatusBar>
        </>
      )}
      {isRead && rows.length === 0 && (
        <NothingFound hasFilter={countChosen(choice) > 0} canWrite={canWrite} onClear={() => choose(anyChoice)} />
      )}
      {rows.length > 0 && (
        <>
          <ActivityTable
            rows={rows}
            isWhole={isWhole}
            scope={`${filterQuery(filter)} ${shows}`}
            opened={entry}
            canWrite={canWrite}
            onOpen={openEntry}
            onClose={() => openEntry(null)}
            onNearEnd={list.hasStopped ? nothing : list.loadMore}
          >
            <ListEnd list={list} />
          </ActivityTable>
          <StatusLine count={rows.length} isWhole={isWhole} />
        </>
      )}
      {entry !== null && (
        <EntryPanel
          id={entry}
          canWrite={canWrite}
          reader={reader}
          onRow={list.patch}
          onJob={(job) => choose({ ...anyChoice, job })}
          onRun={(run) => choose({ ...anyChoice, run })}
          onClose={() => openEntry(null)}
          {...(previous === undefined ? {} : { onPrevious: () => openEntry(previous) })}
          {...(next === undefined ? {} : { onNext: () => openEntry(next) })}
        />
      )}
    </>
  )
}

const nothing = () => {}

function NewerLine({ count, isAtLeast, onShow }: { count: number; isAtLeast: boolean; onShow: () => Promise<void> }) {
  const [isPending, setIsPending] = useState(false)
  async function show() {
    setIsPending(true)
    // On failure the line stays as it is, so that the user can press the button again.
    await onShow().catch(() => {})
    setIsPending(false)
  }
  return (
    <div className="flex items-center gap-3 border-t bg-accent-soft px-4 py-1.5 md:px-6">
      <p role="status" className="tabular-nums">
        {isAtLeast ? activityWords.newerAtLeast({ count }) : activityWords.newer({ count })}
      </p>
      <Button onClick={show} isPending={isPending} pendingLabel={activityWords.loadingMore}>
        <ArrowUp aria-hidden className="size-4" />
        {activityWords.show}
      </Button>
    </div>
  )
}

type NothingFoundProps = { hasFilter: boolean; canWrite: boolean; onClear: () => void }

function NothingFound({ hasFilter, canWrite, onClear }: NothingFoundProps) {
  if (hasFilter)
    return (
      <EmptyState
        title={activityWords.noMatch.title}
        action={<Button onClick={onClear}>{activityWords.noMatch.action}</Button>}
      >
        {activityWords.noMatch.text}
      </EmptyState>
    )
  const { title, text, action } = activityWords.nothingYet
  const begin = (
    <Link href="/easy-apply" prefetch={false} className={buttonClass()}>
      {action}
    </Link>
  )
  return (
    <EmptyState title={title} action={canWrite && begin}>
      {text}
    </EmptyState>
  )
}

function ListEnd({ list }: { list: ActivityList }) {
  const { isWhole, isLoading, hasStopped, error, loadMore, retry } = list
  if (hasStopped) return <ErrorNotice error={error} onRetry={retry} isRetrying={isLoading} />
  if (isWhole) return null
  return (
    <Button onClick={loadMore} isPending={isLoading} pendingLabel={activityWords.loadingMore}>
      {activityWords.loadMore}
    </Button>
  )
}

function StatusLine({ count, isWhole }: { count: number; isWhole: boolean }) {
  return (
    <StatusBar>
      <p role="status">{isWhole ? activityWords.allLoaded({ count }) : activityWords.someLoaded({ count })}</p>
    </StatusBar>
  )
}

function StatusBar({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-11 shrink-0 items-center border-t bg-raised px-4 text-table text-quiet tabular-nums md:px-6">
      {children}
    </div>
  )
}
