'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { timeZoneCookie } from '@/lib/overview/contract'

/**
 * Tells the server the browser's time zone by a cookie. `rendered`: the zone that the page was rendered in. `isShown`:
 * the page shows days, and is rendered again where the zones differ.
 */
export function KeepTimeZone({ rendered, isShown }: { rendered: string; isShown: boolean }) {
  const router = useRouter()
  useEffect(() => {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
    if (!timeZone || timeZone === rendered) return
    const secure = location.protocol === 'https:' ? '; Secure' : ''
    // biome-ignore lint/suspicious/noDocumentCookie: older Firefox and Safari have no Cookie Store API
    document.cookie = `${timeZoneCookie}=${timeZone}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`
    // Without cookies the page would come back the same.
    if (isShown && document.cookie.includes(`${timeZoneCookie}=${timeZone}`)) router.refresh()
  }, [rendered, isShown, router])
  return null
}
