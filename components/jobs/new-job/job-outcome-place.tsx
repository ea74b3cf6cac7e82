'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import type { JobDispatch } from '@/lib/jobs/contract'
import { newJobWords } from './words'

type OutcomePlaceProps = { dispatch: JobDispatch | null; hasNotice: boolean; children: ReactNode }

/**
 * Holds the outcome and moves the focus: into it when the form was sent, so that "Undo" comes next, and back to the
 * form after an undo or a question.
 */
export function JobOutcomePlace({ dispatch, hasNotice, children }: OutcomePlaceProps) {
  const place = useRef<HTMLDivElement>(null)
  const standing = hasNotice
    ? 'notice'
    : dispatch && `${dispatch.state} ${dispatch.nextAt === null} ${dispatch.uncertainty?.what ?? ''}`
  const isTakenBack = dispatch?.state === 'cancelled'
  const before = useRef(standing)
  useEffect(() => {
    const was = before.current
    before.current = standing
    const active = document.activeElement
    // Do not interrupt somebody who is typing in a field.
    const isBack = was === 'notice' && standing === null
    if (
      was === standing ||
      (standing === null && !isBack) ||
      active?.matches('input, select, textarea, [contenteditable]')
    )
      return
    place.current?.scrollIntoView({ block: 'nearest' })
    // Only where the focused element is gone or disabled.
    if (active !== null && active !== document.body && !active.matches(':disabled')) return
    const submit = place.current?.closest('form')?.querySelector<HTMLElement>('button[type="submit"]:enabled')
    if ((isTakenBack || isBack) && submit) submit.focus()
    else place.current?.focus({ preventScroll: true })
  }, [standing, isTakenBack])
  return (
    <>
      {/* It is there from the start, so that a screen reader hears what comes into it. */}
      <p role="status" className="sr-only">
        {dispatch?.state === 'scheduled' ? newJobWords.undoComesNext : ''}
      </p>
      <div ref={place} tabIndex={-1} className="grid gap-3 outline-none empty:hidden">
        {children}
      </div>
    </>
  )
}
