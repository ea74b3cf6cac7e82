'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { timeZoneCookie } from '@/lib/text/time-zone'
import { keepZone } from '../ui/keep-zone'

/**
 * Sends the browser's time zone to the server. `rendered`: the time zone the page was rendered in. `isShown`: the page
 * shows days, and is rerendered if the time zones differ.
 */
export function KeepTimeZone({ rendered, isShown }: { rendered: string; isShown: boolean }) {
  const router = useRouter()
  useEffect(() => {
    const timeZone = keepZone()
    if (timeZone === null || timeZone === rendered) return
    // Without cookies the page would come back unchanged.
    if (isShown && document.cookie.includes(`${timeZoneCookie}=${timeZone}`)) router.refresh()
  }, [rendered, isShown, router])
  return null
}
