'use client'

import { WifiOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { frameWords } from './words'

/** One line while the browser is offline. The live region stays mounted, so that screen readers announce it. */
export function OfflineBanner() {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  return (
    <div aria-live="polite" role={isOnline ? undefined : 'status'} className="shrink-0">
      {!isOnline && (
        <p className="flex items-center justify-center gap-1.5 bg-warn-soft px-4 py-1 text-small font-medium text-warn">
          <WifiOff aria-hidden className="size-3.5 shrink-0" />
          {frameWords.offline}
        </p>
      )}
    </div>
  )
}

function subscribe(listener: () => void) {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}
