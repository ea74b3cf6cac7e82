'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { indexStatusQuery } from '../../api/index-status-query'
import { useRead } from '../../api/queries'

const everyMs = 20_000

/**
 * Refreshes the page once the index may no longer be shown: the partner refuses the list, or the index was switched
 * off. A failed search may be the first sign of that.
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
