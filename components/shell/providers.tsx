'use client'

import { CSPProvider } from '@base-ui/react/csp-provider'
import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { ToastHost } from '../ui/toast'
import { makeQueryClient } from './query-client'
import { SignInAgainHost } from './sign-in-again'

/** What every screen of the desk stands on in the browser. */
export function Providers({ nonce, children }: { nonce: string; children: ReactNode }) {
  const [client] = useState(makeQueryClient)
  return (
    <CSPProvider nonce={nonce}>
      <QueryClientProvider client={client}>
        {children}
        <ToastHost />
        <SignInAgainHost />
      </QueryClientProvider>
    </CSPProvider>
  )
}
