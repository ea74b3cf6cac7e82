'use client'

import { KeyRound } from 'lucide-react'
import type { SignInState } from '@/lib/accounts/contract'
import { Button } from '../ui/button'
import { usePasskey } from './use-passkey'
import { signInWords } from './words'

type PasskeyButtonProps = {
  withPasskey: (answer: unknown) => Promise<SignInState>
  onStart: () => void
  onAnswer: (answer: SignInState) => void
}

/** "Use a passkey"; renders nothing if the browser does not support passkeys. */
export function PasskeyButton({ withPasskey, onStart, onAnswer }: PasskeyButtonProps) {
  const { isOffered, isPending, press } = usePasskey({ withPasskey, onAnswer })
  if (!isOffered) return null
  return (
    <Button
      isPending={isPending}
      pendingLabel={signInWords.waitingForPasskey}
      onClick={() => {
        onStart()
        press()
      }}
    >
      <KeyRound aria-hidden className="size-4" />
      {signInWords.usePasskey}
    </Button>
  )
}
