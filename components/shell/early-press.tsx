'use client'

import { useServerInsertedHTML } from 'next/navigation'
import { useEffect, useRef } from 'react'

declare global {
  /** Records clicks before React starts; `pressed` is the target of the last one. */
  var deskPress: { (event: Event): void; pressed?: EventTarget | null } | undefined
}

const note = `addEventListener('click',self.deskPress=e=>{deskPress.pressed=e.target},true)`

/** Buttons that do nothing without scripts, and rows; links and forms work without. */
const needsScripts = 'button[type=button], [role=row]'

/**
 * Repeats a click made before React started, as soon as the page is hydrated. Once started, React handles clicks
 * itself: instrumentation-client.ts ends the recording.
 */
export function EarlyPress({ nonce }: { nonce: string }) {
  const isThere = useRef(false)
  useServerInsertedHTML(() => {
    if (isThere.current) return null
    isThere.current = true
    return <script nonce={nonce}>{note}</script>
  })
  useEffect(() => {
    const pressed = globalThis.deskPress?.pressed
    globalThis.deskPress = undefined
    if (pressed instanceof HTMLElement && pressed.closest(needsScripts) && !pressed.closest('a')) pressed.click()
  }, [])
  return null
}
