'use client'

import { ArrowDownToLine, X } from 'lucide-react'
import { Button } from '../../ui/button'
import { Notice } from '../../ui/notice'
import type { ApplicantList, ListState } from '../list/applicant-list'
import { listNoticeWords } from './words'

/** The URL names an applicant who is not loaded yet, or no longer listed. */
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
        title={listNoticeWords.notAmong}
        actions={
          <>
            {hasMore && (
              <Button onClick={list.loadAll} isPending={work?.kind === 'all'} pendingLabel={listNoticeWords.loadingAll}>
                <ArrowDownToLine aria-hidden className="size-4" />
                {listNoticeWords.loadAll}
              </Button>
            )}
            <Button onClick={onDismiss}>
              <X aria-hidden className="size-4" />
              {listNoticeWords.close}
            </Button>
          </>
        }
      >
        <p>{hasMore ? listNoticeWords.opensThen({ count }) : listNoticeWords.notListed}</p>
      </Notice>
    </div>
  )
}
