'use client'

import { applicantsRetries } from '@/lib/applicants/contract'
import { useRetry } from '../../retries/use-retry'
import { Button } from '../../ui/button'
import { LazyErrorNotice } from '../lazy-parts'
import { LazyRetry, LazySkipped } from '../notices/lazy-notices'
import type { ApplicantList, ListState } from './applicant-list'
import { loadedWords } from './words'

/** Below the last row: skipped records, why the next page failed, or the button that loads it. */
export function ListEnd({ list, state }: { list: ApplicantList; state: ListState }) {
  const { skipped, error, hasMore, work, count } = state
  const retry = useRetry(applicantsRetries)
  // Requesting smaller pages is routine with a slow partner; the status line mentions it when it takes long.
  const isQuiet = retry?.failure.retry === 'less-data'
  return (
    <>
      {skipped.length > 0 && <LazySkipped skipped={skipped} />}
      {retry && !isQuiet && <LazyRetry name={applicantsRetries} />}
      {error && !retry && <LazyErrorNotice error={error} onRetry={list.retry} isRetrying={work !== null} />}
      {!error && hasMore && (!retry || isQuiet) && count > 0 && (
        <Button onClick={list.loadMore} isPending={work !== null} pendingLabel={loadedWords.loading}>
          {loadedWords.loadMore}
        </Button>
      )}
    </>
  )
}
