import { useTransition } from 'react'
import type { Decision, DecisionAnswer } from '@/lib/dispatch/contract'
import { callAction, type NoAnswer } from '../api/call-action'
import { askToSignInAgain } from '../api/session-ended'
import { useInTurn } from '../api/use-in-turn'
import { noAnswerToast } from '../ui/error-id'
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
  const { pending, run } = useInTurn<Decision['what']>()
  const [, startTransition] = useTransition()

  function decide(decision: Decision) {
    if (!action) return
    startTransition(() =>
      run(decision.what, async () => {
        const answer = await callAction(() => action({ id, decision }))
        if (takeDecision(answer)) onDecided?.()
      }),
    )
  }

  return { decide, deciding: pending }
}

/** Shows the result of a decision, or why it had none; returns whether it was carried out. */
export function takeDecision(answer: DecisionAnswer | NoAnswer): boolean {
  switch (answer.state) {
    case 'decided':
      followedDispatches.take(answer.dispatch)
      return true
    case 'too-late':
      followedDispatches.take(answer.dispatch)
      void toast({ tone: 'info', title: decisionWords.changed, text: decisionWords.changedText })
      return false
    case 'signed-out':
      askToSignInAgain()
      return false
    case 'not-allowed':
      void toast({ tone: 'bad', title: decisionWords.notNow, text: answer.reason })
      return false
    case 'invalid':
    case 'desk-unreachable':
      followedDispatches.refresh()
      void toast(noAnswerToast('errorId' in answer ? answer.errorId : null))
      return false
  }
}
