'use client'

import { useEffect, useEffectEvent, useRef } from 'react'
import { useLeaveWarning } from '../ui/use-leave-warning'
import { keepUnsent, type UnsentApplication } from './unsent-application'

type UnsentUse = {
  /** Not the form in an applicant's details. */
  isScreen: boolean
  isEntered: boolean
  /** Nothing was sent from the form, or it was refused. Otherwise only what was changed since then is unsent. */
  isToBeSent: boolean
  read: () => UnsentApplication
}

/** Warns before the page is closed while something is unsent; the screen keeps it when the user leaves it. */
export function useUnsent({ isScreen, isEntered, isToBeSent, read }: UnsentUse) {
  const sent = useRef<string | null>(null)
  const isUnsent = () => isEntered && (isToBeSent || keyOf(read()) !== sent.current)
  useLeaveWarning(isEntered, isUnsent)
  const onLeave = useEffectEvent(() => {
    if (isUnsent()) keepUnsent(read())
  })
  useEffect(() => (isScreen ? () => onLeave() : undefined), [isScreen])
  return {
    /** What the form holds now, to pass to `noteSent` once it is recorded. */
    keyNow: () => keyOf(read()),
    noteSent(key: string) {
      sent.current = key
    },
  }
}

function keyOf({ correctsId: _, ...application }: UnsentApplication): string {
  return JSON.stringify(application)
}
