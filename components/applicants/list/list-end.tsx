'use client'

import { applicantsRetries, placesOf } from '@/lib/applicants/contract'
import type { SkippedRecord } from '@/lib/partner/paging/isolate-record'
import { ErrorNotice } from '../../api/error-notice'
import { FailureNotice } from '../../api/failure-notice'
import { RetryNotice, useRetry } from '../../retries/retry-notice'
import { Button } from '../../ui/button'
import { Notice } from '../../ui/notice'
import type { ApplicantList, ListState } from './applicant-list'
import { loadedWords } from './words'

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
        <Button onClick={list.loadMore} isPending={work !== null} pendingLabel={loadedWords.loading}>
          {loadedWords.loadMore}
        </Button>
      )}
    </>
  )
}

/** Names the records that are missing because the partner fails on every request for them. */
function SkippedNotice({ skipped }: { skipped: readonly SkippedRecord[] }) {
  const [first] = skipped
  if (!first) return null
  return (
    <Notice tone="warn" title={loadedWords.skipped({ count: skipped.length, places: placesOf(skipped) })}>
      <p>{loadedWords.skippedMeans({ count: skipped.length })}</p>
      <details>
        <summary className="font-medium">{loadedWords.why}</summary>
        <div className="pt-2">
          <FailureNotice isReading failure={first.failure} />
        </div>
      </details>
    </Notice>
  )
}
