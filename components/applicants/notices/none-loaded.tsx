'use client'

import { applicantsRetries } from '@/lib/applicants/contract'
import { ErrorNotice } from '../../api/error-notice'
import { RetryNotice } from '../../retries/retry-notice'
import { useRetry } from '../../retries/use-retry'
import { Button } from '../../ui/button'
import { EmptyState } from '../../ui/empty-state'
import { LazyNoApplicants } from '../lazy-parts'
import type { ApplicantList, ListState } from '../list/applicant-list'
import { ListStatus } from '../list/list-status'
import { LoadingRows } from '../list/loading-applicants'
import { listNoticeWords } from './words'

/** Shown in place of the rows: why there are none. */
export function NoneLoaded({ list, state }: { list: ApplicantList; state: ListState }) {
  const { error, work, hasMore } = state
  const retry = useRetry(applicantsRetries)
  if (error && !work)
    return (
      <div className="grid p-4 md:px-6">
        <ErrorNotice error={error} onRetry={list.loadMore} isRetrying={false} />
      </div>
    )
  if (!hasMore && !work) return <LazyNoApplicants />
  if (!work && state.isHeld)
    return (
      <EmptyState
        title={listNoticeWords.nothingLoaded}
        action={<Button onClick={list.loadMore}>{listNoticeWords.loadApplicants}</Button>}
      >
        {listNoticeWords.stopped}
      </EmptyState>
    )
  return (
    <>
      <div className="grid p-4 empty:hidden md:px-6">
        <RetryNotice name={applicantsRetries} />
      </div>
      <div className="min-h-0 flex-1 overflow-hidden">{!retry && <LoadingRows />}</div>
      <ListStatus list={list} state={state} />
    </>
  )
}
