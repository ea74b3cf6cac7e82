'use client'

import { type ReactNode, useEffect, useRef } from 'react'

type ShownOutcomeProps = {
  step: string | null
  /** Each increase scrolls to the outcome, wherever the user is. */
  timesPointed?: number
  children: ReactNode
}

/**
 * Scrolls an outcome below a long form into view with each step, unless the user is typing elsewhere. Takes the focus
 * if the pressed control is gone or disabled.
 */
export function ShownOutcome({ step, timesPointed = 0, children }: ShownOutcomeProps) {
  const shown = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { activeElement } = document
    if (step === null || activeElement?.matches('input, select, textarea, [contenteditable]')) return
    shown.current?.scrollIntoView({ block: 'nearest' })
    if (activeElement !== null && activeElement !== document.body && !activeElement.matches(':disabled')) return
    shown.current?.focus({ preventScroll: true })
  }, [step])
  useEffect(() => {
    if (timesPointed === 0) return
    shown.current?.scrollIntoView({ block: 'nearest' })
    shown.current?.focus({ preventScroll: true })
  }, [timesPointed])
  return (
    <div ref={shown} tabIndex={-1} className="grid scroll-my-4 gap-3 outline-none empty:hidden">
      {children}
    </div>
  )
}
