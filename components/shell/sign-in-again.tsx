'use client'

import { useSyncExternalStore } from 'react'
import type { SignInAction } from '@/lib/accounts/contract'
import { sessionEnded, stopAskingToSignIn } from '../api/session-ended'
import { lazyPart } from '../ui/lazy-part'

const SignInAgainDialog = lazyPart(async () => (await import('./sign-in-again-dialog')).SignInAgainDialog)

/** Rendered once in the layout; shows the dialog while it is needed. */
export function SignInAgainHost({ signIn }: { signIn: SignInAction }) {
  const isOpen = useSyncExternalStore(sessionEnded.subscribe, sessionEnded.read, () => false)
  return isOpen ? <SignInAgainDialog signIn={signIn} onClose={stopAskingToSignIn} /> : null
}
