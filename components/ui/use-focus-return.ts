import { type RefObject, useState } from 'react'

/**
 * What Base UI's `finalFocus` takes: where the focus goes when a dialog closes, `given` or else to where it was.
 * Base UI goes to the first field inside of what Tab does not reach, so that keys pressed in `<main>` would be typed
 * into its search box afterwards.
 */
export function useFocusReturn(given?: RefObject<HTMLElement | null>) {
  const [before] = useState(() => (typeof document === 'undefined' ? null : document.activeElement))
  if (given) return given
  return () => {
    if (!(before instanceof HTMLElement) || !before.isConnected || before.tabIndex >= 0 || before === document.body)
      return true
    // The dialog still holds the focus while it closes.
    queueMicrotask(() => before.focus({ preventScroll: true }))
    return false
  }
}
