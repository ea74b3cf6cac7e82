'use client'

import { CSPProvider } from '@base-ui/react/csp-provider'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { SignInAction } from '@/lib/accounts/contract'
import { DecideProvider, type DispatchActions } from '../dispatch/decide-context'
import { FollowOutcomes } from '../tray/follow-outcomes'
import { ToastHost } from '../ui/toast'
import { SignInAgainHost } from './sign-in-again'

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

/** How reads behave everywhere: nothing is repeated or asked for again behind a person's back. */
function makeQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        staleTime: 60_000,
        gcTime: 30 * 60_000,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        // Offline is shown as a failure with "Try again"; a paused request would look like a slow one.
        networkMode: 'always',
      },
    },
  })
}
