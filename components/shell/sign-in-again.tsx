'use client'

import { useSyncExternalStore } from 'react'
import type { SignInAction } from '@/lib/accounts/contract'
import { fetched } from '../ui/fetched'
import { sessionEnded, stopAskingToSignIn } from './session-ended'

const SignInAgainDialog = fetched(async () => (await import('./sign-in-again-dialog')).SignInAgainDialog)

/** Stands once in the layout, and holds the dialog while it is needed. */
export function SignInAgainHost({ signIn }: { signIn: SignInAction }) {
  const isOpen = useSyncExternalStore(sessionEnded.subscribe, sessionEnded.read, () => false)
  return isOpen ? <SignInAgainDialog signIn={signIn} onClose={stopAskingToSignIn} /> : null
}
