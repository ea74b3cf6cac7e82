import { useState, useTransition } from 'react'
import type { Decision } from '@/lib/dispatch/contract'
import { callAction } from '../api/call-action'
import { askToSignInAgain } from '../api/session-ended'
import { unclearPressToast } from '../ui/error-id'
import { toast } from '../ui/toast'
import { useDecideAction } from './decide-context'
import { followedDispatches } from './followed-dispatches'
import { decisionWords } from './words'

/** Decides about a dispatch; `deciding` names the decision being sent, null for none. */
export function useDecide(
  id: string,
  onDecided?: () => void,
): { decide: (decision: Decision) => void; deciding: Decision['what'] | null } {
  const action = useDecideAction()
  const [deciding, setDeciding] = useState<Decision['what'] | null>(null)
  const [, startTransition] = useTransition()

  function decide(decision: Decision) {
    if (deciding || !action) return
    setDeciding(decision.what)
    startTransition(async () => {
      const answer = await callAction(() => action({ id, decision }))
      setDeciding(null)
      switch (answer.state) {
        case 'decided':
          followedDispatches.take(answer.dispatch)
          return onDecided?.()
        case 'too-late':
          followedDispatches.take(answer.dispatch)
          return void toast({ tone: 'info', title: decisionWords.changed, text: decisionWords.changedText })
        case 'signed-out':
          return askToSignInAgain()
        case 'not-allowed':
          return void toast({ tone: 'bad', title: decisionWords.notNow, text: answer.reason })
        case 'invalid':
        case 'desk-unreachable':
          followedDispatches.refresh()
          return void toast(unclearPressToast('errorId' in answer ? answer.errorId : null))
      }
    })
  }

  return { decide, deciding }
}
