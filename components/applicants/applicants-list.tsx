'use client'

import dynamic from 'next/dynamic'
import { useState } from 'react'
import { type ApplicantPlaces, applicantsRepeat } from '@/lib/applicants/contract'
import { RepeatNotice } from '../repeats/repeat-notice'
import { TroubleNotice } from '../trouble-notice'
import { EmptyState } from '../ui/empty-state'
import { RowsSkeleton } from '../ui/skeleton'
import { ApplicantsTable } from './applicants-table'
import { LoadedStatus } from './loaded-status'
import type { FirstPage } from './read-applicants'
import { useApplicants } from './use-applicants'

const ApplicantPanel = dynamic(() => import('./applicant-panel'), { ssr: false })

/** The list of applicants: rows as far as they are loaded, more by scrolling, details beside it. */
export function ApplicantsList({ first, places }: { first: FirstPage; places: ApplicantPlaces }) {
  const applicants = useApplicants(first, places)
  const [opened, setOpened] = useState<number | null>(null)
  const { rows, steppedOver, error, hasMore, isLoading, loadMore } = applicants
  const isEmpty = rows.length === 0
  const openedRecord = opened === null ? undefined : rows[opened]

  return (
    <div className="flex min-h-0 flex-1 flex-col border-t">
      {isEmpty && (
        <div className="grid p-4 empty:hidden md:px-6">
          {error && !isLoading && <TroubleNotice error={error} onRetry={loadMore} isRetrying={isLoading} />}
          <RepeatNotice name={applicantsRepeat} />
        </div>
      )}
      {isEmpty && !error && isLoading && <RowsSkeleton rows={18} label="Loading applicants" />}
      {isEmpty && !error && !isLoading && (
        <EmptyState title="This key sees no applicants">
          There may be none yet. A key without access to applicants can also answer an empty list: ask an admin if you
          expected some.
        </EmptyState>
      )}
      {!isEmpty && (
        <ApplicantsTable
          rows={rows}
          places={places}
          hasMore={hasMore}
          error={error}
          steppedOver={steppedOver}
          isLoading={isLoading}
          loadMore={loadMore}
          onOpen={setOpened}
          opened={opened}
        />
      )}
      {!isEmpty && (
        <LoadedStatus
          count={rows.length}
          hasMore={hasMore}
          isLoading={isLoading}
          hasFailed={error !== null}
          loadedAt={applicants.loadedAt}
        />
      )}
      {openedRecord && opened !== null && (
        <ApplicantPanel
          record={openedRecord}
          places={places}
          onClose={() => setOpened(null)}
          {...(opened > 0 ? { onPrevious: () => setOpened(opened - 1) } : {})}
          {...(opened < rows.length - 1 ? { onNext: () => setOpened(opened + 1) } : {})}
        />
      )}
    </div>
  )
}
