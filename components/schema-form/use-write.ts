'use client'

import { useState, useTransition } from 'react'
import type { WriteAnswer } from '@/lib/dispatch/contract'
import type { Pointer } from '@/lib/partner/profile/pointer'
import { askToSignInAgain } from '../shell/session-ended'
import { toast } from '../ui/toast'
import { useIsHere } from '../ui/use-is-here'
import { callDesk, inPassing, type Outcome } from '../write-outcome'
import type { useBodyForm } from './use-body-form'

type Form = Pick<ReturnType<typeof useBodyForm>, 'showErrors' | 'showPartnerErrors'>

/**
 * Sends one write at a time and keeps what became of it. What is wrong with a field goes to the field; the rest is the outcome.
 * A verdict that comes after the page was left is said in passing. `drawnElsewhere` names places of the body that the screen draws itself.
 */
export function useWrite<Done>({ showErrors, showPartnerErrors }: Form, drawnElsewhere: Pointer[] = []) {
  const [outcome, setOutcome] = useState<Outcome<Done> | null>(null)
  const [isPending, startTransition] = useTransition()
  const isHere = useIsHere()

  function write(send: () => Promise<WriteAnswer<Done>>, onOutcome: (outcome: Outcome<Done>) => void) {
    startTransition(async () => {
      const answer = await callDesk(send)
      if (!isHere()) return void toast(inPassing(answer))
      if (answer.state === 'signed-out') return askToSignInAgain()
      if (answer.state === 'invalid') return showErrors(answer.errors)
      if (answer.state === 'refused') {
        const fields = showPartnerErrors(answer.failure.fields, drawnElsewhere)
        return setOutcome({ ...answer, failure: { ...answer.failure, fields } })
      }
      onOutcome(answer)
      setOutcome(answer)
    })
  }

  return { outcome, isPending, write, forget: () => setOutcome(null) }
}
