'use client'

import { CSPProvider } from '@base-ui/react/csp-provider'
import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState, useSyncExternalStore } from 'react'
import type { SignInAction } from '@/lib/accounts/contract'
import { sessionEnded, stopAskingToSignIn } from '../api/session-ended'
import { DecideProvider, type DispatchActions } from '../dispatch/decide-context'
import { FollowOutcomes } from '../tray/follow-outcomes'
import { lazyPart } from '../ui/lazy-part'
import { ToastHost } from '../ui/toast'
import { makeQueryClient } from './query-client'

type ProvidersProps = {
  nonce: string
  signIn: SignInAction
  /** Null for who may not write: nothing of theirs is followed. */
  dispatching: DispatchActions | null
  children: ReactNode
}

/** Providers that every screen needs in the browser. */
export function Providers({ nonce, signIn, dispatching, children }: ProvidersProps) {
  const [client] = useState(makeQueryClient)
  return (
    <CSPProvider nonce={nonce}>
      <QueryClientProvider client={client}>
        <DecideProvider value={dispatching}>
          {children}
          {dispatching && <FollowOutcomes />}
        </DecideProvider>
        <ToastHost />
        <SignInAgainHost signIn={signIn} />
      </QueryClientProvider>
    </CSPProvider>
  )
}

const SignInAgainDialog = lazyPart(async () => (await import('./sign-in-again-dialog')).SignInAgainDialog)

/** Rendered once in the layout; shows the dialog while it is needed. */
function SignInAgainHost({ signIn }: { signIn: SignInAction }) {
  const isOpen = useSyncExternalStore(sessionEnded.subscribe, sessionEnded.read, () => false)
  return isOpen ? <SignInAgainDialog signIn={signIn} onClose={stopAskingToSignIn} /> : null
}
