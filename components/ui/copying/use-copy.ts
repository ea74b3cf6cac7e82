'use client'

import { useState } from 'react'

type CopyState = 'idle' | 'copied' | 'refused'

/** Copies text to the clipboard, and reports whether the browser allowed it. `reset` clears a "copied" state. */
export function useCopy(text: string | (() => string)) {
  const [state, setState] = useState<CopyState>('idle')
  async function copy() {
    const copied = typeof text === 'string' ? text : text()
    await navigator.clipboard.writeText(copied).then(
      () => setState('copied'),
      () => setState('refused'),
    )
  }
  return { state, copy, reset: () => setState((before) => (before === 'copied' ? 'idle' : before)) }
}
