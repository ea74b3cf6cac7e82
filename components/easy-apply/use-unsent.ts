'use client'

import { useEffect, useEffectEvent, useRef } from 'react'
import { useLeaveWarning } from '../ui/use-leave-warning'
import { forgetUnsent, keepUnsent, type UnsentApplication } from './unsent-application'

type UnsentUse = {
  /** Not the form in an applicant's details. */
  isScreen: boolean
  isEntered: boolean
  /** Nothing was sent from the form, or it was refused. Otherwise only what was changed since then is unsent. */
  isToBeSent: boolean
  read: () => UnsentApplication
  /** What the form started with, from an earlier visit. */
  restored: UnsentApplication | null
}

/** Warns before the page is closed while something is unsent; the screen keeps it when the user leaves it. */
export function useUnsent({ isScreen, isEntered, isToBeSent, read, restored }: UnsentUse) {
  const sent = useRef<string | null>(null)
  const kept = useRef<UnsentApplication | null>(null)
  const isUnsent = () => isEntered && (isToBeSent || keyOf(read()) !== sent.current)
  useLeaveWarning(isEntered, isUnsent)
  const onLeave = useEffectEvent(() => {
    if (!isUnsent()) return
    kept.current = read()
    keepUnsent(kept.current)
  })
  useEffect(() => (isScreen ? () => onLeave() : undefined), [isScreen])
  return {
    /** What the form holds now, to pass to `noteSent` once it is recorded. */
    keyNow: () => keyOf(read()),
    noteSent(key: string) {
      sent.current = key
    },
    /** What this form held is sent or cleared. Another application that is kept stays for the next visit. */
    forget() {
      if (!isScreen) return
      forgetUnsent(restored)
      forgetUnsent(kept.current)
    },
  }
}

function keyOf({ correctsId: _, ...application }: UnsentApplication): string {
  return JSON.stringify(application)
}
