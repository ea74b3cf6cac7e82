'use client'

import { FocusAfterNavigation } from './focus-after-navigation'
import { RestoreFocus } from './restore-focus'

/** Moves the focus to where the user continues when it would be lost. */
export function KeepFocus() {
  return (
    <>
      <FocusAfterNavigation />
      <RestoreFocus />
    </>
  )
}
