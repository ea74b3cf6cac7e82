'use client'

import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import type { ConfirmActions, ConfirmState, ConfirmWay } from '@/lib/accounts/contract'
import { Button } from '../ui/button'
import { CodeForm } from './code-form'
import { promptForPasskey } from './prompt-for-passkey'
import { signInWords } from './words'

type ConfirmFactorProps = {
  ways: ConfirmWay[]
  actions: ConfirmActions
  isPending: boolean
  /** Runs a proof and shows its result. */
  confirm: (prove: () => Promise<ConfirmState>) => void
}

/** The ways to confirm the user's identity with a second factor: a passkey, or a code. */
export function ConfirmFactor({ ways, actions, isPending, confirm }: ConfirmFactorProps) {
  const takesCodes = ways.includes('code')
  const [isEnteringCode, setIsEnteringCode] = useState(ways.length === 1 && takesCodes)
  return (
    <>
      {ways.includes('passkey') && (
        <Button isPending={isPending} onClick={() => confirm(() => provePasskey(actions))}>
          <KeyRound aria-hidden className="size-4" />
          {signInWords.usePasskey}
        </Button>
      )}
      {takesCodes && !isEnteringCode && <Button onClick={() => setIsEnteringCode(true)}>{signInWords.useCode}</Button>}
      {takesCodes && isEnteringCode && (
        <CodeForm isPending={isPending} onSubmit={(code) => confirm(() => actions.confirmCode(code))} />
      )}
    </>
  )
}

async function provePasskey(actions: ConfirmActions): Promise<ConfirmState> {
  const asked = await actions.requestPasskey()
  if (asked.state !== 'asked') return asked
  const answer = await promptForPasskey(asked.request).catch(() => null)
  return answer === null ? { state: 'refused', message: signInWords.noPasskey } : actions.confirmPasskey(answer)
}
