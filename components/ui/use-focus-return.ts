import { type RefObject, useState } from 'react'

/**
 * For Base UI's `finalFocus`: the focus goes to `given` when a dialog closes, or else back to where it was. If that
 * cannot be tabbed to, Base UI would focus the first field inside it, and keys pressed in `<main>` would then be typed
 * into its search box.
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
