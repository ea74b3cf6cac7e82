'use client'

import Link from 'next/link'
import { useIsAdmin } from '../../api/role-context'
import { buttonClass } from '../../ui/button'
import { EmptyState } from '../../ui/empty-state'
import { listNoticeWords } from './words'

/** Shown when there are no applicants at all: what that may mean, and where an admin can check. */
export function NoApplicants() {
  if (!useIsAdmin()) return <EmptyState title={listNoticeWords.keySeesNone}>{listNoticeWords.noneToPerson}</EmptyState>
  return (
    <EmptyState
      title={listNoticeWords.keySeesNone}
      action={
        <Link href="/connection" prefetch={false} className={buttonClass()}>
          {listNoticeWords.checkConnection}
        </Link>
      }
    >
      {listNoticeWords.noneToAdmin}
    </EmptyState>
  )
}
