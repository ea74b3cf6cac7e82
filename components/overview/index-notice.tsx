'use client'

import { useQuery } from '@tanstack/react-query'
import { LoaderCircle, Search } from 'lucide-react'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { type IndexStatus, indexStatusKey, indexStatusUrl } from '@/lib/applicant-index/contract'
import { getFromDesk, valueOrThrow } from '../api/desk-api'
import { buttonClass } from '../ui/button'
import { whyNoFigures } from './why-no-figures'

type IndexNoticeProps = { status: IndexStatus; isAdmin: boolean }

const everyMs = 3_000

/** Why there are no figures of all applicants yet, in one line; follows the reading, and shows them when it is over. */
export function IndexNotice({ status: given, isAdmin }: IndexNoticeProps) {
  const router = useRouter()
  const isBuilding = given.state === 'building'
  const { data: status } = useQuery({
    queryKey: indexStatusKey,
    queryFn: async ({ signal }) => valueOrThrow(await getFromDesk<IndexStatus>(indexStatusUrl, signal)),
    initialData: given,
    enabled: isBuilding,
    refetchInterval: everyMs,
  })
  const { state } = isBuilding ? status : given
  useEffect(() => {
    if (isBuilding && state !== 'building') router.refresh()
  }, [isBuilding, state, router])
  const text = whyNoFigures(isBuilding ? status : given, isAdmin)
  if (text === null) return null
  return (
    <div className="flex max-w-4xl flex-wrap items-center gap-x-3 gap-y-2 rounded-panel border bg-raised px-4 py-3">
      {state === 'building' ? (
        <LoaderCircle aria-hidden className="size-4 shrink-0 animate-spin text-quiet" />
      ) : (
        <Search aria-hidden className="size-4 shrink-0 text-quiet" />
      )}
      <p className="min-w-0 flex-1 basis-72">{text}</p>
      {state === 'off' && (
        <Link href="/connection#connection-index" prefetch={false} className={buttonClass()}>
          See what it keeps
        </Link>
      )}
    </div>
  )
}
