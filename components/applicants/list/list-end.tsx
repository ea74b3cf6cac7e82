'use client'

import { applicantsRetries } from '@/lib/applicants/contract'
import { ErrorNotice } from '../../api/error-notice'
import { RetryNotice, useRetry } from '../../retries/retry-notice'
import { Button } from '../../ui/button'
import type { ApplicantList, ListState } from './applicant-list'
import { SkippedNotice } from './skipped-notice'

/** Below the last row: skipped records, why the next page failed, or the button for it. */
export function ListEnd({ list, state }: { list: ApplicantList; state: ListState }) {
  const { skipped, error, hasMore, work, count } = state
  const retry = useRetry(applicantsRetries)
  // Requesting smaller pages is routine with a slow partner; the status line says so when it takes long.
  const isQuiet = retry?.failure.retry === 'less-data'
  return (
    <>
      <SkippedNotice skipped={skipped} />
      {!isQuiet && <RetryNotice name={applicantsRetries} />}
      {error && !retry && <ErrorNotice error={error} onRetry={list.loadMore} isRetrying={work !== null} />}
      {!error && hasMore && (!retry || isQuiet) && count > 0 && (
        <Button onClick={list.loadMore} isPending={work !== null} pendingLabel="Loading…">
          Load more
        </Button>
      )}
    </>
  )
}
