'use client'

import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { Button } from './button'

/**
 * Puts text on the clipboard and says so; where the browser refuses, it says that instead. It keeps its width: what stands beside
 * it would move away under the finger that presses there next.
 */
export function CopyButton({ text, children }: { text: string | (() => string); children: string }) {
  const [state, setState] = useState<'idle' | 'copied' | 'refused'>('idle')
  async function copy() {
    try {
      await navigator.clipboard.writeText(typeof text === 'string' ? text : text())
      setState('copied')
    } catch {
      setState('refused')
    }
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
