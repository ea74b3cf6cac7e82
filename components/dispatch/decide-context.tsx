'use client'

import { createContext, useContext, useState, useTransition } from 'react'
import type { DecideAction, Decision } from '@/lib/dispatch/contract'
import { callDesk } from '../call-desk'
import { askToSignInAgain } from '../shell/session-ended'
import { toast } from '../ui/toast'
import { follow } from './use-followed'

const DecideContext = createContext<DecideAction | null>(null)
export const DecideProvider = DecideContext.Provider

/** What a person decides about a dispatch; `deciding` names the decision that is on its way. */
export function useDecide(id: string): { decide: (decision: Decision) => void; deciding: Decision['what'] | null } {
  const action = useContext(DecideContext)
  const [deciding, setDeciding] = useState<Decision['what'] | null>(null)
  const [, startTransition] = useTransition()

  function decide(decision: Decision) {
    if (deciding || !action) return
    setDeciding(decision.what)
    startTransition(async () => {
      const answer = await callDesk(() => action({ id, decision }))
      setDeciding(null)
      switch (answer.state) {
        case 'decided':
        case 'too-late':
          follow.take(answer.dispatch)
          return
        case 'signed-out':
          return askToSignInAgain()
        case 'not-allowed':
          return void toast({ tone: 'bad', title: 'Not possible', text: answer.reason })
        case 'invalid':
        case 'desk-silent':
          follow.look()
          return void toast({
            tone: 'unclear',
            title: 'The desk did not answer',
            text: 'See how it stands before you press again.',
          })
      }
    })
  }

  return { decide, deciding }
}
