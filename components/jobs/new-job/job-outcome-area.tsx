'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import type { JobDispatch } from '@/lib/jobs/contract'
import { newJobWords } from './words'

type OutcomeAreaProps = { dispatch: JobDispatch | null; hasNotice: boolean; children: ReactNode }

/**
 * Holds the outcome and moves the focus: into the outcome when the form was sent, so that "Undo" is the next tab stop,
 * and back to the form after an undo or a question.
 */
export function JobOutcomeArea({ dispatch, hasNotice, children }: OutcomeAreaProps) {
  const area = useRef<HTMLDivElement>(null)
  const standing = hasNotice
    ? 'notice'
    : dispatch && `${dispatch.state} ${dispatch.nextAt === null} ${dispatch.uncertainty?.what ?? ''}`
  const isTakenBack = dispatch?.state === 'cancelled'
  const before = useRef(standing)
  useEffect(() => {
    const was = before.current
    before.current = standing
    const active = document.activeElement
    // Do not interrupt a user who is typing in a field.
    const isBack = was === 'notice' && standing === null
    if (
      was === standing ||
      (standing === null && !isBack) ||
      active?.matches('input, select, textarea, [contenteditable]')
    )
      return
    area.current?.scrollIntoView({ block: 'nearest' })
    // Move the focus only if the focused element is gone or disabled.
    if (active !== null && active !== document.body && !active.matches(':disabled')) return
    const submit = area.current?.closest('form')?.querySelector<HTMLElement>('button[type="submit"]:enabled')
    if ((isTakenBack || isBack) && submit) submit.focus()
    else area.current?.focus({ preventScroll: true })
  }, [standing, isTakenBack])
  return (
    <>
      {/* Rendered from the start, so that screen readers announce what is added to it. */}
      <p role="status" className="sr-only">
        {dispatch?.state === 'scheduled' ? newJobWords.undoComesNext : ''}
      </p>
      <div ref={area} tabIndex={-1} className="grid gap-3 outline-none empty:hidden">
        {children}
      </div>
    </>
  )
}
