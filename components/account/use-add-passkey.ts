'use client'

import { useState } from 'react'
import type { NewPasskeyRequest, SecondFactorActions } from '@/lib/accounts/contract'
import { useAccountAction } from '../people/use-account-action'
import { toast } from '../ui/toast'
import { accountWords } from './words'

type Actions = Pick<SecondFactorActions, 'requestPasskey' | 'addPasskey'>

/** Has the browser create a passkey and saves it. Closing the browser's prompt is not an error. */
export function useAddPasskey({ requestPasskey, addPasskey }: Actions) {
  const asking = useAccountAction()
  const keeping = useAccountAction()
  const [refusal, setRefusal] = useState<string | null>(null)

  function add() {
    setRefusal(null)
    asking.run(requestPasskey, async ({ request }) => {
      const made = await make(request)
      if ('refusal' in made) return setRefusal(made.refusal)
      keeping.run(
        () => addPasskey(made.answer),
        () => void toast({ tone: 'good', title: accountWords.passkeyAdded }),
      )
    })
  }

  return {
    add,
    isPending: asking.isPending || keeping.isPending,
    problem: refusal ?? asking.problem ?? keeping.problem,
  }
}

/** `refusal` is null if the user closed the prompt. */
async function make(optionsJSON: NewPasskeyRequest): Promise<{ answer: unknown } | { refusal: string | null }> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  try {
    return { answer: await startRegistration({ optionsJSON }) }
  } catch (error) {
    const name = error instanceof Error ? error.name : ''
    if (name === 'NotAllowedError' || name === 'AbortError') return { refusal: null }
    if (name === 'InvalidStateError') return { refusal: accountWords.alreadyOnDevice }
    return { refusal: accountWords.notMade }
  }
}
