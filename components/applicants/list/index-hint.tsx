'use client'

import Link from 'next/link'
import { useRouter } from 'next/navigation'
import type { IndexStatus } from '@/lib/applicant-index/contract'
import { useIsAdmin } from '../../api/role-context'
import { useIndexStatus } from '../../api/use-index-status'
import { buildingInWords } from '../../api/walk-words'

/** Above a list without an index: why only what is loaded is looked through, and what can be done about it. */
export function IndexHint({ status: given }: { status: IndexStatus }) {
  const status = useIndexStatus(given)
  const { state, failure } = status
  return (
    <p className="px-4 pb-2 text-small text-quiet tabular-nums md:px-6">
      {state === 'off' && <SearchIsOff />}
      {state === 'waiting' && 'Everyone can be searched once an admin has confirmed the field mapping.'}
      {state === 'building' &&
        (failure
          ? `${buildingInWords(status)} The last attempt failed: ${failure.title}.`
          : `${buildingInWords(status)} Until then you search what is loaded.`)}
      {state === 'hidden' && 'The partner refuses this list at the moment, so what was read before is hidden.'}
      {state === 'ready' && <SearchIsReady />}
    </p>
  )
}

function SearchIsOff() {
  if (!useIsAdmin()) return 'You search what is loaded. An admin can switch on search over everyone.'
  return (
    <>
      People search what is loaded.{' '}
      <Link href="/connection#applicant-index" prefetch={false} className={linkClass}>
        Switch on search over everyone
      </Link>
    </>
  )
}

/** The list changes only when the reader says so: rows may be selected. */
function SearchIsReady() {
  const router = useRouter()
  return (
    <>
      Everyone has been read.{' '}
      <button type="button" onClick={() => router.refresh()} className={linkClass}>
        Search everyone
      </button>
    </>
  )
}

const linkClass = 'rounded-control font-medium text-ink underline underline-offset-2'
