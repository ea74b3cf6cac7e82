let isAsked = false
const listeners = new Set<() => void>()

/** Whether the sign-in is asked for over the page: a store for `useSyncExternalStore`. */
export const sessionEnded = {
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  read: () => isAsked,
}

/** Opens the sign-in in place: the session has ended, and what is on the page shall stay. */
export function askToSignInAgain() {
  setAsked(true)
}

/** Closes it. */
export function stopAskingToSignIn() {
  setAsked(false)
}

function setAsked(value: boolean) {
  isAsked = value
  for (const listener of listeners) listener()
}
