'use client'

import { KeyRound } from 'lucide-react'
import { useRef } from 'react'
import type { Passkey, SecondFactorActions } from '@/lib/accounts/contract'
import { Button } from '../ui/button'
import { Notice } from '../ui/notice'
import { useFocusIfLost } from '../ui/use-focus-if-lost'
import { useIsBrowser } from '../ui/use-is-browser'
import { PasskeyRow } from './passkey-row'
import { useAddPasskey } from './use-add-passkey'
import { accountWords } from './words'

type PasskeysProps = { passkeys: Passkey[]; actions: SecondFactorActions }

/** The user's own passkeys, and a button to add one. */
export function Passkeys({ passkeys, actions }: PasskeysProps) {
  const { add, isPending, problem } = useAddPasskey(actions)
  const isBrowser = useIsBrowser()
  const heading = useRef<HTMLHeadingElement>(null)
  const keepFocus = useFocusIfLost(heading)
  const isSupported = !isBrowser || 'PublicKeyCredential' in window
  return (
    <section aria-labelledby="passkeys" className="grid gap-3">
      <div>
        <h2 ref={heading} id="passkeys" tabIndex={-1} className="text-section font-semibold outline-none">
          {accountWords.passkeys}
        </h2>
        <p className="text-quiet">{accountWords.passkeysMean}</p>
      </div>
      {problem && <Notice isUrgent tone="bad" title={problem} />}
      {passkeys.length > 0 && (
        <ul aria-label={accountWords.passkeys} className="overflow-hidden rounded-panel border bg-raised">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} actions={actions} onRemoved={keepFocus} />
          ))}
        </ul>
      )}
      {isSupported ? (
        <div>
          <Button
            disabled={!isBrowser}
            isPending={isPending}
            pendingLabel={accountWords.waitingForPasskey}
            onClick={add}
          >
            <KeyRound aria-hidden className="size-4" />
            {accountWords.addPasskey}
          </Button>
        </div>
      ) : (
        <p className="text-quiet">{accountWords.noPasskeysHere}</p>
      )}
    </section>
  )
}
