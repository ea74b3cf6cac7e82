'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { indexStatusQuery } from '../../api/index-status-query'
import { useRead } from '../../api/queries'

const everyMs = 20_000

/**
 * Shows the page again once the index may not be shown any more: the partner refuses the list, or it was switched off.
 * A search that failed may be the first to notice.
 */
export function LeaveHidden({ hasFailed }: { hasFailed: boolean }) {
  const router = useRouter()
  const { data, refetch } = useRead({
    ...indexStatusQuery,
    refetchInterval: everyMs,
  })
  const isHidden = data !== undefined && data.state !== 'ready'
  useEffect(() => {
    if (isHidden) router.refresh()
  }, [isHidden, router])
  useEffect(() => {
    if (hasFailed) void refetch()
  }, [hasFailed, refetch])
  return null
}
