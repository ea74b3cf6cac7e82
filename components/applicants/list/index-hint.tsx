'use client'

import Link from 'next/link'
import { useRouter } from 'next/navigation'
import type { IndexStatus } from '@/lib/applicant-index/contract'
import { useIsAdmin } from '../../api/role-context'
import { useIndexStatus } from '../../api/use-index-status'
import { buildingInWords } from '../../api/walk-words'
import { loadedWords } from './words'

/** Above a list without an index: why only loaded applicants are searched, and what can be done about it. */
export function IndexHint({ status: given }: { status: IndexStatus }) {
  const status = useIndexStatus(given)
  const { state, failure } = status
  return (
    <p className="px-4 pb-2 text-small text-quiet tabular-nums md:px-6">
      {state === 'off' && <SearchIsOff />}
      {state === 'waiting' && loadedWords.waiting}
      {state === 'building' &&
        `${buildingInWords(status)} ${failure ? loadedWords.attemptFailed({ reason: failure.title }) : loadedWords.untilThen}`}
      {state === 'hidden' && loadedWords.hidden}
      {state === 'ready' && <SearchIsReady />}
    </p>
  )
}

function SearchIsOff() {
  if (!useIsAdmin()) return loadedWords.off
  return (
    <>
      {loadedWords.offToAdmin}{' '}
      <Link href="/connection#applicant-index" prefetch={false} className={linkClass}>
        {loadedWords.switchOn}
      </Link>
    </>
  )
}

/** The list changes only when the reader says so: rows may be selected. */
function SearchIsReady() {
  const router = useRouter()
  return (
    <>
      {loadedWords.ready}{' '}
      <button type="button" onClick={() => router.refresh()} className={linkClass}>
        {loadedWords.searchEveryone}
      </button>
    </>
  )
}

const linkClass = 'link font-medium text-ink'
