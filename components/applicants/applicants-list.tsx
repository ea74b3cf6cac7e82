'use client'

import type { ReactNode } from 'react'
import { type ApplicantMapping, applicantsRetries } from '@/lib/applicants/contract'
import { ErrorNotice } from '../api/error-notice'
import { useIsAdmin } from '../api/role-context'
import type { ListViewState } from '../records/view/use-list-view'
import { RetryNotice, useRetry } from '../retries/retry-notice'
import { Button } from '../ui/button'
import { EmptyState } from '../ui/empty-state'
import { ExportButtons } from './export/export-buttons'
import type { Exporting } from './export/use-export'
import type { ApplicantList, ListState } from './list/applicant-list'
import { ListStatus } from './list/list-status'
import { LoadingRows } from './list/loading-applicants'
import type { FirstPage } from './list/read-applicants'
import { useApplicantList } from './list/use-applicant-list'
import { loadedWords } from './list/words'
import { LoadedApplicants } from './loaded-applicants'

type ApplicantsListProps = {
  first: FirstPage | Promise<FirstPage>
  mapping: ApplicantMapping
  details: ApplicantMapping
  canWrite: boolean
  exporting: Exporting
  location: ListViewState
  /** The menu of saved views. */
  views: ReactNode
}

/** The applicants, or why there are none. */
export function ApplicantsList({ first, ...rest }: ApplicantsListProps) {
  const { list, state } = useApplicantList(first, rest.mapping)
  if (state.count === 0)
    return (
      <>
        {rest.canWrite && (
          <div className="flex justify-end gap-2 px-4 pb-3 md:px-6">
            <ExportButtons
              exporting={rest.exporting}
              columns={rest.location.view.columns}
              part={null}
              hasIndex={false}
            />
          </div>
        )}
        <NoneLoaded list={list} state={state} />
      </>
    )
  return <LoadedApplicants list={list} state={state} {...rest} />
}

function NoneLoaded({ list, state }: { list: ApplicantList; state: ListState }) {
  const { error, work, hasMore } = state
  const retry = useRetry(applicantsRetries)
  const isAdmin = useIsAdmin()
  if (error && !work)
    return (
      <div className="grid p-4 md:px-6">
        <ErrorNotice error={error} onRetry={list.loadMore} isRetrying={false} />
      </div>
    )
  if (!hasMore && !work)
    return (
      <EmptyState title={loadedWords.keySeesNone}>
        {isAdmin ? loadedWords.noneToAdmin : loadedWords.noneToPerson}
      </EmptyState>
    )
  if (!work && state.isHeld)
    return (
      <EmptyState
        title={loadedWords.nothingLoaded}
        action={<Button onClick={list.loadMore}>{loadedWords.loadApplicants}</Button>}
      >
        {loadedWords.stopped}
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
