'use client'

import { useSyncExternalStore } from 'react'
import type { SignInAction } from '@/lib/accounts/contract'
import { sessionEnded, stopAskingToSignIn } from '../api/session-ended'
import { lazyPart } from '../ui/lazy-part'

const SignInAgainDialog = lazyPart(async () => (await import('./sign-in-again-dialog')).SignInAgainDialog)

/** Stands once in the layout, and holds the dialog while it is needed. */
export function SignInAgainHost({ signIn }: { signIn: SignInAction }) {
  const isOpen = useSyncExternalStore(sessionEnded.subscribe, sessionEnded.read, () => false)
  return isOpen ? <SignInAgainDialog signIn={signIn} onClose={stopAskingToSignIn} /> : null
}
