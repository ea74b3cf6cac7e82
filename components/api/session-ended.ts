let isOpen = false
let isLeaving = false
let isPutOff = false
const listeners = new Set<() => void>()

/** Whether the sign-in dialog is open over the page: a store for `useSyncExternalStore`. */
export const sessionEnded = {
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  read: () => isOpen,
}

/** Opens the sign-in dialog over the page, so that input on the page is kept. */
export function askToSignInAgain() {
  if (!isLeaving) setOpen(true)
}

/** Like `askToSignInAgain`, but waits until a user who is typing has left the field. */
export function askToSignInAgainSoon() {
  isPutOff = isTyping()
  if (!isPutOff) return askToSignInAgain()
  // The next field gets the focus only after this event.
  const look = () => setTimeout(() => isPutOff && askToSignInAgainSoon())
  document.addEventListener('focusout', look, { once: true })
}

function isTyping(): boolean {
  return document.activeElement?.matches('input, select, textarea, [contenteditable]') ?? false
}

/** Closes the dialog. `forGood`: keeps it from opening again, since the user is signing out. */
export function stopAskingToSignIn({ forGood = false }: { forGood?: boolean } = {}) {
  isLeaving = forGood
  isPutOff = false
  setOpen(false)
}

function setOpen(value: boolean) {
  isOpen = value
  for (const listener of listeners) listener()
}
