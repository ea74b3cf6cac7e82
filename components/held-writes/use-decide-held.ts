'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
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
  const [pending, setPending] = useState<string | null>(null)

  async function run(name: string, work: () => Promise<void>) {
    if (pending !== null) return
    setPending(name)
    await work()
    setPending(null)
    router.refresh()
  }

  return {
    pending,
    decide: (name: string, decision: HeldDecision) =>
      run(name, async () => tell(decision, await callAction(() => action(decision)))),
    check: (name: string, id: string | null) =>
      run(name, async () => {
        const answer = await postToDesk<CheckedHeld>(checkHeldUrl, { id })
        if ('value' in answer) toast(checkedInWords(answer.value))
        else toast({ tone: 'bad', title: heldWriteWords.notChecked, text: heldWriteWords.checkUnanswered })
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
