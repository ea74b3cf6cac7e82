/** Callers waiting for the user to confirm their identity; several actions share one dialog. */
let waiting: ((isConfirmed: boolean) => void)[] = []
const listeners = new Set<() => void>()

/** Whether the dialog "Confirm it's you" is open: a store for `useSyncExternalStore`. */
export const identityAsked = {
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  read: () => waiting.length > 0,
}

/** Opens the dialog; resolves with false when the user closes it, or when the page has no such dialog. */
export function confirmIdentity(): Promise<boolean> {
  if (listeners.size === 0) return Promise.resolve(false)
  return new Promise((resolve) => {
    waiting = [...waiting, resolve]
    tell()
  })
}

/** Closes the dialog, and lets the waiting actions continue or give up. */
export function endConfirmation(isConfirmed: boolean) {
  const answered = waiting
  waiting = []
  tell()
  for (const resolve of answered) resolve(isConfirmed)
}

function tell() {
  for (const listener of listeners) listener()
}
