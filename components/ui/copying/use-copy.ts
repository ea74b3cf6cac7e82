'use client'

import { useState } from 'react'

type CopyState = 'idle' | 'copied' | 'refused'

/** Copies text to the clipboard, and reports whether the browser allowed it. `reset` clears a "copied" state. */
export function useCopy(text: string | (() => string)) {
  const [state, setState] = useState<CopyState>('idle')
  async function copy() {
    setState(await copyText(typeof text === 'string' ? text : text()))
  }
  return { state, copy, reset: () => setState((before) => (before === 'copied' ? 'idle' : before)) }
}

/** Without https, and not on localhost, browsers have no clipboard at all. */
export async function copyText(text: string): Promise<'copied' | 'refused'> {
  try {
    await navigator.clipboard.writeText(text)
    return 'copied'
  } catch {
    return 'refused'
  }
}
