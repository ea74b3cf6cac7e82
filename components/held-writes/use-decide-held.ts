'use client'

import { useRouter } from 'next/navigation'
import {
  type CheckedHeld,
  checkHeldUrl,
  type DecideHeldAction,
  type HeldAnswer,
  type HeldDecision,
} from '@/lib/held-writes/contract'
import { callAction } from '../api/call-action'
import { postToDesk } from '../api/desk-api'
import { askToSignInAgain } from '../api/session-ended'
import { useInTurn } from '../api/use-in-turn'
import { toast } from '../ui/toast'
import { checkedInWords, leftInWords } from './held-words'
import { heldWriteWords } from './words'

type Answer = HeldAnswer | { state: 'desk-unreachable' }

/**
 * Sends decisions about held writes, one at a time, and then refreshes the page. `pending`: the name of the current
 * one.
 */
export function useDecideHeld(action: DecideHeldAction) {
  const router = useRouter()
  const { pending, run } = useInTurn()

  return {
    pending,
    decide: (name: string, decision: HeldDecision) =>
      run(name, async () => {
        tell(decision, await callAction(() => action(decision)))
        router.refresh()
      }),
    check: (name: string, id: string | null) =>
      run(name, async () => {
        const answer = await postToDesk<CheckedHeld>(checkHeldUrl, { id })
        if ('value' in answer) toast(checkedInWords(answer.value))
        else toast({ tone: 'bad', title: heldWriteWords.notChecked, text: heldWriteWords.checkUnanswered })
        router.refresh()
      }),
  }
}

function tell({ what }: HeldDecision, answer: Answer): void {
  switch (answer.state) {
    case 'decided':
      return void toast({
        tone: answer.decided > 0 ? 'good' : 'info',
        title: heldWriteWords.decided[what]({ count: answer.decided }),
        text: leftInWords(answer),
      })
    case 'too-late':
      return void toast({
        tone: 'info',
        title: heldWriteWords.tooLate.title,
        text: heldWriteWords.tooLate.text,
      })
    case 'signed-out':
      askToSignInAgain()
      return
    case 'not-allowed':
      return void toast({ tone: 'bad', title: heldWriteWords.notPossible, text: answer.reason })
    case 'invalid':
    case 'desk-unreachable':
      return void toast({
        tone: 'unclear',
        title: heldWriteWords.noAnswer.title,
        text: heldWriteWords.noAnswer.text,
      })
  }
}
