import { createListeners } from '../ui/listeners'

let isOpen = false
let isLeaving = false
let isPutOff = false
let isDismissed = false
const { subscribe, tell } = createListeners()

/** Whether the sign-in dialog is open over the page: a store for `useSyncExternalStore`. */
export const sessionEnded = { subscribe, read: () => isOpen }

/** Opens the sign-in dialog over the page, so that input on the page is kept. */
export function askToSignInAgain() {
  if (!isLeaving) setOpen(true)
}

/**
 * Like `askToSignInAgain`, but waits until a user who is typing has left the field, and does nothing once the user has
 * closed the dialog.
 */
export function askToSignInAgainSoon() {
  if (isDismissed) return
  isPutOff = isTyping()
  if (!isPutOff) return askToSignInAgain()
  // The next field gets the focus only after this event.
  const look = () => setTimeout(() => isPutOff && askToSignInAgainSoon())
  document.addEventListener('focusout', look, { once: true })
}

function isTyping(): boolean {
  return document.activeElement?.matches('input, select, textarea, [contenteditable]') ?? false
}

/** Call this when the desk has answered a request of this session, in case the user signed in again in another tab. */
export function noteSession() {
  isDismissed = false
  isPutOff = false
}

/** Closes the dialog. `forGood`: keeps it from opening again, since the user is signing out. */
export function stopAskingToSignIn({ forGood = false }: { forGood?: boolean } = {}) {
  isLeaving = forGood
  isPutOff = false
  isDismissed = true
  setOpen(false)
}

function setOpen(value: boolean) {
  isOpen = value
  tell()
}
