'use client'

import { WifiOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useIsOnline } from '../ui/use-is-online'
import { holdNavigations } from './hold-navigations'
import { frameWords } from './words'

/**
 * One line while the browser is offline, or while a screen that the user is going to cannot be reached. The live region
 * stays mounted, so that screen readers announce it.
 */
export function OfflineBanner() {
  const isOnline = useIsOnline()
  const [isHeld, setHeld] = useState(false)
  useEffect(() => holdNavigations(setHeld), [])
  const isShown = !isOnline || isHeld
  return (
    <div aria-live="polite" role={isShown ? 'status' : undefined} className="shrink-0">
      {isShown && (
        <p className="flex items-center justify-center gap-1.5 bg-warn-soft px-4 py-1 text-small font-medium text-warn">
          <WifiOff aria-hidden className="size-3.5 shrink-0" />
          {isOnline ? frameWords.unreachable : isHeld ? frameWords.opensOnceOnline : frameWords.offline}
        </p>
      )}
    </div>
  )
}
