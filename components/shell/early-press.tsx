'use client'

import { useServerInsertedHTML } from 'next/navigation'
import { useEffect, useRef } from 'react'

declare global {
  /** Records clicks before React starts; `pressed` is the target of the last one. */
  var deskPress: { (event: Event): void; pressed?: EventTarget | null } | undefined
  /** Records Ctrl K and ⌘ K until the command palette listens for them; `pressed` is the last of them. */
  var deskKey: { (event: KeyboardEvent): void; pressed?: KeyboardEvent } | undefined
}

const noteClick = `addEventListener('click',self.deskPress=e=>{deskPress.pressed=e.target},true)`
// The browser would focus its address bar. On a Mac Ctrl K deletes to the end of the line.
const noteKey = `addEventListener('keydown',self.deskKey=e=>{if((e.metaKey||e.ctrlKey&&!/mac/i.test(navigator.platform))&&(e.key=='k'||e.code=='KeyK')){e.preventDefault();deskKey.pressed=e}})`

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
    return <script nonce={nonce}>{`${noteClick};${noteKey}`}</script>
  })
  useEffect(() => {
    const pressed = globalThis.deskPress?.pressed
    globalThis.deskPress = undefined
    if (pressed instanceof HTMLElement && pressed.closest(needsScripts) && !pressed.closest('a')) pressed.click()
  }, [])
  return null
}

/** Ends the recording of Ctrl K and ⌘ K; returns the last one, if any. */
export function takeEarlyKey(): KeyboardEvent | undefined {
  const early = globalThis.deskKey
  if (early) removeEventListener('keydown', early)
  globalThis.deskKey = undefined
  return early?.pressed
}
