'use client'

import { useEffect, useEffectEvent } from 'react'
import { useLeaveWarning } from '../ui/use-leave-warning'
import { keepUnsent, type UnsentApplication } from './unsent-application'

/**
 * Warns before the page is closed while something is unsent. Keeps it when the user leaves the screen, but not for the
 * form in an applicant's details.
 */
export function useUnsent(isUnsent: boolean, isScreen: boolean, read: () => UnsentApplication): void {
  useLeaveWarning(isUnsent)
  const onLeave = useEffectEvent(() => {
    if (isUnsent) keepUnsent(read())
  })
  useEffect(() => (isScreen ? () => onLeave() : undefined), [isScreen])
}
