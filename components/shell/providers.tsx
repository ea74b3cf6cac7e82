'use client'

import { CSPProvider } from '@base-ui/react/csp-provider'
import { type ReactNode, useState, useSyncExternalStore } from 'react'
import type { ConfirmActions, SignInActions, SignInWays } from '@/lib/accounts/contract'
import { endConfirmation, identityAsked } from '../api/confirm-identity'
import { type ReadsHolder, ReadsProvider } from '../api/reads-context'
import { AdminProvider } from '../api/role-context'
import { sessionEnded, stopAskingToSignIn } from '../api/session-ended'
import { DecideProvider, type DispatchActions } from '../dispatch/decide-context'
import { LazyFollowOutcomes } from '../tray/lazy-tray'
import { idlePart, lazyPart } from '../ui/lazy-part'
import { ToastHost } from '../ui/toast'
import { PhoneHint } from '../ui/use-media-query'
import { EarlyPress } from './early-press'
import { RevealAtOnce } from './reveal-at-once'

type ProvidersProps = {
  nonce: string
  /** Who is signed in. */
  personId: string
  signIn: SignInActions
  ways: SignInWays
  confirm: ConfirmActions
  isAdmin: boolean
  /** By the browser's client hint, see `PhoneHint`. */
  isPhone?: boolean
  /** Null for users who may not write: they have nothing to follow. */
  dispatching: DispatchActions | null
  children: ReactNode
}

/** Providers that every screen needs in the browser. */
export function Providers({
  nonce,
  personId,
  signIn,
  ways,
  confirm,
  isAdmin,
  isPhone = false,
  dispatching,
  children,
}: ProvidersProps) {
  const [reads] = useState<ReadsHolder>(() => ({ client: null }))
  return (
    <CSPProvider nonce={nonce}>
      <RevealAtOnce nonce={nonce} />
      <EarlyPress nonce={nonce} />
      <ReadsProvider value={reads}>
        <DecideProvider value={dispatching}>
          <AdminProvider value={isAdmin}>
            <PhoneHint value={isPhone}>{children}</PhoneHint>
            {dispatching && <LazyFollowOutcomes />}
          </AdminProvider>
        </DecideProvider>
        <ToastHost />
        <LazyKeepSession personId={personId} />
        <ConfirmIdentityHost actions={confirm} />
        <SignInAgainHost personId={personId} signIn={signIn} ways={ways} />
      </ReadsProvider>
    </CSPProvider>
  )
}

const LazyKeepSession = idlePart(async () => (await import('./keep-session')).KeepSession)

const SignInAgainDialog = lazyPart(async () => (await import('./sessions/sign-in-again-dialog')).SignInAgainDialog)

/** Rendered once in the layout; shows the dialog when needed. */
function SignInAgainHost(props: Pick<ProvidersProps, 'personId' | 'signIn' | 'ways'>) {
  const isOpen = useSyncExternalStore(sessionEnded.subscribe, sessionEnded.read, () => false)
  return isOpen ? <SignInAgainDialog {...props} onClose={() => stopAskingToSignIn()} /> : null
}

const ConfirmIdentityDialog = lazyPart(
  async () => (await import('./sessions/confirm-identity-dialog')).ConfirmIdentityDialog,
)

function ConfirmIdentityHost({ actions }: { actions: ConfirmActions }) {
  const isOpen = useSyncExternalStore(identityAsked.subscribe, identityAsked.read, () => false)
  return isOpen ? <ConfirmIdentityDialog actions={actions} onEnd={endConfirmation} /> : null
}
