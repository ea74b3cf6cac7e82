'use client'

import { useRouter } from 'next/navigation'
import type { IndexStatus } from '@/lib/applicant-index/contract'
import { useIsAdmin } from '../../api/role-context'
import { useIndexStatus } from '../../api/use-index-status'
import { buildingInWords } from '../../api/walk-words'
import { SearchIsOff } from './search-is-off'
import { listNoticeWords } from './words'

/** Above a list without an index: why only loaded applicants are searched, and what can be done about it. */
export function IndexHint({ status: given }: { status: IndexStatus }) {
  const status = useIndexStatus(given)
  const { state, failure } = status
  const isAdmin = useIsAdmin()
  if (state === 'off') return <SearchIsOff isAdmin={isAdmin} />
  return (
    <p className="px-4 pb-2 text-small text-quiet tabular-nums md:px-6">
      {state === 'waiting' && listNoticeWords.waiting}
      {state === 'building' &&
        `${buildingInWords(status)} ${failure ? listNoticeWords.attemptFailed({ reason: failure.title }) : listNoticeWords.untilThen}`}
      {state === 'hidden' && listNoticeWords.hidden}
      {state === 'ready' && <SearchIsReady />}
    </p>
  )
}

/** The list changes only when the user asks for it: rows may be selected. */
function SearchIsReady() {
  const router = useRouter()
  return (
    <>
      {listNoticeWords.ready}{' '}
      <button type="button" onClick={() => router.refresh()} className="link font-medium text-ink">
        {listNoticeWords.searchEveryone}
      </button>
    </>
  )
}
