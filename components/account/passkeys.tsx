'use client'

import { KeyRound } from 'lucide-react'
import type { Passkey, SecondFactorActions } from '@/lib/accounts/contract'
import { Button } from '../ui/button'
import { Notice } from '../ui/notice'
import { useIsBrowser } from '../ui/use-is-browser'
import { PasskeyRow } from './passkey-row'
import { useAddPasskey } from './use-add-passkey'

type PasskeysProps = { passkeys: Passkey[]; actions: SecondFactorActions }

/** A person's own passkeys, and the way to add one. */
export function Passkeys({ passkeys, actions }: PasskeysProps) {
  const { add, isPending, problem } = useAddPasskey(actions)
  const isBrowser = useIsBrowser()
  const isSupported = !isBrowser || 'PublicKeyCredential' in window
  return (
    <section aria-labelledby="passkeys" className="grid gap-3">
      <div>
        <h2 id="passkeys" className="text-section font-semibold">
          Passkeys
        </h2>
        <p className="text-quiet">
          Sign in with your fingerprint, face, screen lock or a security key instead of your password and a code.
        </p>
      </div>
      {problem && <Notice isUrgent tone="bad" title={problem} />}
      {passkeys.length > 0 && (
        <ul aria-label="Passkeys" className="overflow-hidden rounded-panel border bg-raised">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} actions={actions} />
          ))}
        </ul>
      )}
      {isSupported ? (
        <div>
          <Button disabled={!isBrowser} isPending={isPending} pendingLabel="Waiting for the passkey…" onClick={add}>
            <KeyRound aria-hidden className="size-4" />
            Add passkey
          </Button>
        </div>
      ) : (
        <p className="text-quiet">This browser does not support passkeys.</p>
      )}
    </section>
  )
}
