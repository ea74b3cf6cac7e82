'use client'

import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { Button } from './button'

/**
 * Copies text to the clipboard and says so, or that the browser refused. Keeps its width, so that its neighbours do
 * not move under the pointer.
 */
export function CopyButton({ text, children }: { text: string | (() => string); children: string }) {
  const [state, setState] = useState<'idle' | 'copied' | 'refused'>('idle')
  async function copy() {
    const copied = typeof text === 'string' ? text : text()
    await navigator.clipboard.writeText(copied).then(
      () => setState('copied'),
      () => setState('refused'),
    )
  }
  const label = { idle: children, copied: 'Copied', refused: 'The browser did not allow copying' }[state]
  return (
    <Button onClick={copy} onBlur={() => setState((before) => (before === 'copied' ? 'idle' : before))}>
      {state === 'copied' ? <Check aria-hidden className="size-4" /> : <Copy aria-hidden className="size-4" />}
      <span
        aria-live="polite"
        data-idle={children}
        className="grid before:invisible before:h-0 before:content-[attr(data-idle)] after:invisible after:h-0 after:content-['Copied']"
      >
        {label}
      </span>
    </Button>
  )
}
