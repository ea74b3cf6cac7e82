'use client'

import { type ReactNode, useEffect, useRef } from 'react'

/** What stands under a long form comes into view with each step, unless its reader is typing somewhere else by then. */
export function ShownVerdict({ step, children }: { step: string | null; children: ReactNode }) {
  const shown = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { activeElement } = document
    if (step === null || activeElement?.matches('input, select, textarea')) return
    shown.current?.scrollIntoView({ block: 'nearest' })
  }, [step])
  return (
    <div ref={shown} className="grid scroll-my-4 gap-3 empty:hidden">
      {children}
    </div>
  )
}
