'use client'

import { usePathname, useRouter } from 'next/navigation'
import { useEffect, useRef } from 'react'

/** Next keeps a layout across navigations: this refreshes it with each page, for data that both of them show. */
export function RefreshOnNavigation() {
  const router = useRouter()
  const pathname = usePathname()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    router.refresh()
  }, [pathname, router])
  return null
}
