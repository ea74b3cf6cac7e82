'use client'

import { useServerInsertedHTML } from 'next/navigation'
import { useEffect, useRef } from 'react'

declare global {
  /** Set once React has hydrated the document. */
  var deskHydrated: boolean | undefined
  /** Records Ctrl K and ⌘ K until the command palette listens for them; `pressed` is the last of them. */
  var deskKey: { (event: KeyboardEvent): void; pressed?: KeyboardEvent } | undefined
}

/**
 * Until the document is hydrated, React ignores clicks that it cannot handle at once because a script is missing. This
 * repeats the last of them as soon as it can be handled. It runs before any other script and is sent as text, so it
 * uses nothing from outside itself.
 */
function repeatMissedClick() {
  let missed: HTMLElement | null = null

  /** Whether React has rendered the element (React 19). */
  function isRendered(element: HTMLElement): boolean {
    return Object.keys(element).some((key) => key.startsWith('__reactProps'))
  }

  function repeat() {
    if (!missed?.isConnected) return
    if (isRendered(missed)) missed.click()
    if (missed) requestAnimationFrame(repeat)
  }

  /** Runs before React, which listens on the document, and lets no click that it cannot handle go further. */
  function noteClick({ target }: MouseEvent) {
    if (!(target instanceof Element)) return
    // Links and forms work without scripts.
    const control = target.closest('a') ? null : target.closest<HTMLElement>('button[type=button], [role=row]')
    const isWaiting = missed !== null
    missed = control && (target instanceof HTMLElement ? target : control)
    if (missed && globalThis.deskHydrated && isRendered(missed)) missed = null
    if (missed && !isWaiting) requestAnimationFrame(repeat)
  }

  /** Runs after React. */
  function forgetClick() {
    if (missed && isRendered(missed)) missed = null
  }

  addEventListener('click', noteClick, true)
  document.documentElement.addEventListener('click', forgetClick, true)
}

// The browser would focus its address bar. On a Mac Ctrl K deletes to the end of the line.
const noteKey = `addEventListener('keydown',self.deskKey=e=>{if((e.metaKey||e.ctrlKey&&!/mac/i.test(navigator.platform))&&(e.key=='k'||e.code=='KeyK')){e.preventDefault();deskKey.pressed=e}})`

/** Keeps what is pressed before React can handle it. */
export function EarlyPress({ nonce }: { nonce: string }) {
  const isThere = useRef(false)
  useServerInsertedHTML(() => {
    // The build leaves the rest out of the code for browsers.
    if (typeof window !== 'undefined') return null
    if (isThere.current) return null
    isThere.current = true
    return <script nonce={nonce}>{`(${repeatMissedClick})();${noteKey}`}</script>
  })
  useEffect(() => {
    globalThis.deskHydrated = true
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
