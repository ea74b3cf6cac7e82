'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { timeZoneCookie } from '@/lib/overview/contract'
import { keepZone } from '../ui/keep-zone'

/**
 * Tells the server the browser's time zone. `rendered`: the zone that the page was rendered in. `isShown`: the page
 * shows days, and is rendered again where the zones differ.
 */
export function KeepTimeZone({ rendered, isShown }: { rendered: string; isShown: boolean }) {
  const router = useRouter()
  useEffect(() => {
    const timeZone = keepZone()
    if (timeZone === null || timeZone === rendered) return
    // Without cookies the page would come back the same.
    if (isShown && document.cookie.includes(`${timeZoneCookie}=${timeZone}`)) router.refresh()
  }, [rendered, isShown, router])
  return null
}
