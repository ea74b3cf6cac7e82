'use client'

import { ArrowDownToLine, X } from 'lucide-react'
import { Button } from '../../ui/button'
import { wholeNumber } from '../../ui/formats'
import { Notice } from '../../ui/notice'
import type { ApplicantList, ListState } from './applicant-list'

/** The address names an applicant who is not loaded yet, or not listed any more. */
export function NotAmongLoaded({
  list,
  state,
  onDismiss,
}: {
  list: ApplicantList
  state: ListState
  onDismiss: () => void
}) {
  const { count, hasMore, work } = state
  return (
    <div className="px-4 pb-3 md:px-6">
      <Notice
        tone="info"
        title="This applicant isn’t among those loaded"
        actions={
          <>
            {hasMore && (
              <Button onClick={list.loadAll} isPending={work?.kind === 'all'} pendingLabel="Loading all…">
                <ArrowDownToLine aria-hidden className="size-4" />
                Load all
              </Button>
            )}
            <Button onClick={onDismiss}>
              <X aria-hidden className="size-4" />
              Close
            </Button>
          </>
        }
      >
        <p>
          {hasMore
            ? `Their details open once they are: ${wholeNumber(count)} are loaded so far.`
            : 'The whole list is loaded, and the partner no longer lists them.'}
        </p>
      </Notice>
    </div>
  )
}
