'use client'

import { useServerInsertedHTML } from 'next/navigation'
import { useEffect, useRef } from 'react'

declare global {
  /** Notes what is pressed before React starts; `pressed` is the last of it. */
  var deskPress: { (event: Event): void; pressed?: EventTarget | null } | undefined
}

const note = `addEventListener('click',self.deskPress=e=>{deskPress.pressed=e.target},true)`

/** Buttons that only scripts give an effect to, and rows: links and forms work without. */
const needsScripts = 'button[type=button], [role=row]'

/**
 * What is pressed before React starts takes effect as soon as it has taken the document over. From its start on React
 * sees presses itself: instrumentation-client.ts ends the noting.
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
