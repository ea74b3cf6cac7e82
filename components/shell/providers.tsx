'use client'

import { CSPProvider } from '@base-ui/react/csp-provider'
import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { SignInAction } from '@/lib/accounts/contract'
import type { DecideAction } from '@/lib/dispatch/contract'
import { DecideProvider } from '../dispatch/decide-context'
import { Following } from '../dispatch/following'
import { ToastHost } from '../ui/toast'
import { makeQueryClient } from './query-client'
import { SignInAgainHost } from './sign-in-again'

type ProvidersProps = {
  nonce: string
  signIn: SignInAction
  /** Null for who may not write: nothing of theirs is followed. */
  decide: DecideAction | null
  children: ReactNode
}

/** What every screen of the desk stands on in the browser. */
export function Providers({ nonce, signIn, decide, children }: ProvidersProps) {
  const [client] = useState(makeQueryClient)
  return (
    <CSPProvider nonce={nonce}>
      <QueryClientProvider client={client}>
        <DecideProvider value={decide}>
          {children}
          {decide && <Following />}
        </DecideProvider>
        <ToastHost />
        <SignInAgainHost signIn={signIn} />
      </QueryClientProvider>
    </CSPProvider>
  )
}
