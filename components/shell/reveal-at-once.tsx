'use client'

import { useServerInsertedHTML } from 'next/navigation'
import { useRef } from 'react'

/**
 * Reveals late streamed content in the next frame. React (19.3) reveals it up to 300 ms after the last paint, or 2.3 s
 * after the start: `$RT`, a global of its inline scripts, holds the time of that paint, and without one React does not
 * wait.
 */
export function RevealAtOnce({ nonce }: { nonce: string }) {
  const hasShell = useRef(false)
  useServerInsertedHTML(() => {
    if (hasShell.current) return <script nonce={nonce}>{'$RT=null'}</script>
    hasShell.current = true
    return null
  })
  return null
}
