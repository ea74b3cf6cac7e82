'use client'

import { useRef, useState } from 'react'
import type { SecondFactorActions, TotpSetup } from '@/lib/accounts/contract'
import { useAccountAction } from '../people/use-account-action'
import { Button } from '../ui/button'
import { Notice } from '../ui/notice'
import { toast } from '../ui/toast'
import { useFocusIfLost } from '../ui/use-focus-if-lost'
import { RecoveryCodes } from './recovery-codes'
import { TotpSetupForm } from './totp-setup-form'
import { accountWords } from './words'

type TwoStepProps = {
  /** How many recovery codes are left; null while two-step sign-in is off. */
  codesLeft: number | null
  actions: SecondFactorActions
}

/** Two-step sign-in with an authenticator app: setup, recovery codes, switching off. */
export function TwoStep({ codesLeft, actions }: TwoStepProps) {
  const { run, isPending, problem } = useAccountAction()
  const [setup, setSetup] = useState<TotpSetup | null>(null)
  const [codes, setCodes] = useState<string[] | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const keepFocus = useFocusIfLost(heading)

  function show(shown: string[]) {
    setSetup(null)
    setCodes(shown)
  }

  function close() {
    keepFocus()
    setSetup(null)
    setCodes(null)
  }

  function switchOff() {
    run(actions.switchTotpOff, () => {
      keepFocus()
      void toast({ tone: 'good', title: accountWords.twoStepIsOff })
    })
  }

  return (
    <section aria-labelledby="two-step" className="grid gap-3">
      <div>
        <h2 ref={heading} id="two-step" tabIndex={-1} className="text-section font-semibold outline-none">
          {accountWords.twoStep}
        </h2>
        <p className="text-quiet">{accountWords.twoStepMeans}</p>
      </div>
      {problem && <Notice isUrgent tone="bad" title={problem} />}
      {codes ? (
        <RecoveryCodes codes={codes} onDone={close} />
      ) : codesLeft !== null ? (
        <>
          <p>{accountWords.codesLeft({ count: codesLeft })}</p>
          <div className="flex flex-wrap gap-2">
            <Button isPending={isPending} onClick={() => run(actions.renewCodes, (answer) => show(answer.codes))}>
              {accountWords.newCodes}
            </Button>
            <Button look="danger" isPending={isPending} onClick={switchOff}>
              {accountWords.switchOff}
            </Button>
          </div>
        </>
      ) : setup ? (
        <TotpSetupForm setup={setup} confirm={actions.confirmTotp} onDone={show} onCancel={close} />
      ) : (
        <div>
          <Button isPending={isPending} onClick={() => run(actions.beginTotp, (answer) => setSetup(answer.setup))}>
            {accountWords.setUpTwoStep}
          </Button>
        </div>
      )}
    </section>
  )
}
